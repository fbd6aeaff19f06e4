import { Notice, useWords } from '@vigia/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Refusal } from './use-preview.ts';
import { IMPORT } from './words.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  &:focus { outline: none; }
  & > ul { margin: 0; padding-left: 20px; }
  & > p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
`;

/** Wrong lines that are listed. */
const LISTED = 10;

interface ImportRefusalProps {
  readonly refusal: Refusal;
  /** Whether the reader's focus moves to it: not while they name columns. */
  readonly takesFocus: boolean;
}

/** Why a file cannot be imported, with its wrong lines. */
export function ImportRefusal({ refusal: { reason, lines }, takesFocus }: ImportRefusalProps) {
  const words = useWords(IMPORT);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <Box ref={box} role="group" aria-label={words.refusal} tabIndex={-1}>
      <Notice status="error">{words.refused(reason)}</Notice>
      {lines.length > 0 && (
        <ul>
          {lines.slice(0, LISTED).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {lines.length > LISTED && <p>{words.moreLines(lines.length - LISTED)}</p>}
    </Box>
  );
}
