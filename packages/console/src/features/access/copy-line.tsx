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

/** Copies a text to the clipboard. @returns `outcome`: a sentence about the last try, empty before it */
export function useCopied(text: string): { readonly outcome: string; readonly copy: () => void } {
  const words = useWords(ACCESS);
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    const isDone = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(isDone ? words.copied : words.notCopied);
  };
  return { outcome, copy: () => void copy() };
}

/** A read-only text with a button to copy it. */
export function CopyLine({ label, text }: { readonly label: string; readonly text: string }) {
  const words = useWords(ACCESS);
  const { outcome, copy } = useCopied(text);
  return (
    <div>
      <Line>
        <TextField label={label} value={text} isReadOnly />
        <Button icon={Copy} onPress={copy}>
          {words.copy}
        </Button>
      </Line>
      <span role="status">{outcome}</span>
    </div>
  );
}
