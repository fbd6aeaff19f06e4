import { Button } from '@vigia/ui';
import { FileUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';

const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  overflow-wrap: anywhere;
`;

export interface FileChoiceProps {
  /** Name of the hidden field of the file. */
  readonly label: string;
  /** Kinds of files that are offered, as in `accept` of an input. */
  readonly accept: string;
  /** Text of the button. */
  readonly choose: string;
  /** Name of the file that is chosen. */
  readonly fileName?: string | undefined;
  /** Another button of the line. */
  readonly beside?: ReactNode;
  readonly onChoose: (file: File) => void;
}

/** A button that takes a file, the same one again too, with the name of the one that is chosen. */
export function FileChoice({ label, accept, choose, fileName, beside, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <FileLine>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
      <Button icon={FileUp} autoFocus onPress={() => input.current?.click()}>
        {choose}
      </Button>
      {fileName !== undefined && <span>{fileName}</span>}
      {beside}
    </FileLine>
  );
}
