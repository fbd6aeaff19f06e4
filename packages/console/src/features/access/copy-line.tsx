import { Button, TextField, useWords } from '@vigia/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MONOSPACE } from '../../shared/ui/monospace.ts';
import { ACCESS } from './words.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  & > :first-child { flex: 1 1 260px; min-width: 0; }
  input { font-family: ${MONOSPACE}; }
`;

/** Puts a text into the clipboard. @returns the button's words for what became of it */
export function useCopied(text: string): { readonly told: string; readonly copy: () => void } {
  const words = useWords(ACCESS);
  const [told, setTold] = useState('');
  const copy = async () => {
    const isDone = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setTold(isDone ? words.copied : words.notCopied);
  };
  return { told, copy: () => void copy() };
}

/** A text that is read or copied, never changed. */
export function CopyLine({ label, text }: { readonly label: string; readonly text: string }) {
  const words = useWords(ACCESS);
  const { told, copy } = useCopied(text);
  return (
    <div>
      <Line>
        <TextField label={label} value={text} isReadOnly />
        <Button icon={Copy} onPress={copy}>
          {words.copy}
        </Button>
      </Line>
      <span role="status">{told}</span>
    </div>
  );
}
