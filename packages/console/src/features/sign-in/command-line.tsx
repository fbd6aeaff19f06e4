import { Button, useWords } from '@vigia/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MONOSPACE } from '../../shared/ui/monospace.ts';
import { SIGN_IN } from './words.ts';

const Line = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 8px;
`;

/** One line that scrolls if it is too long: a command may not be broken in the middle of a word. */
const Command = styled.code`
  box-sizing: border-box;
  width: 100%;
  padding: 12px;
  border-radius: 6px;
  background: ${({ theme }) => theme.color.sunken};
  font-family: ${MONOSPACE};
  overflow-x: auto;
  user-select: all;
  white-space: nowrap;
`;

/** A command for a terminal, with a button to copy it. */
export function CommandLine({ children: text }: { readonly children: string }) {
  const words = useWords(SIGN_IN);
  const code = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(words.commandCopied);
    } catch {
      // Selected, so that the user can copy it by keyboard.
      window.getSelection()?.selectAllChildren(code.current!);
      setOutcome(words.commandNotCopied);
    }
  };
  return (
    <Line>
      <Command ref={code} tabIndex={0} role="region" aria-label={words.command}>
        {text}
      </Command>
      <span role="status">{outcome}</span>
      <Button size="small" onPress={() => void copy()}>
        {words.copyCommand}
      </Button>
    </Line>
  );
}
