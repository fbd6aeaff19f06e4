import { IconButton, textSize, useSnackbar, useWords } from '@vigia/ui';
import { Copy } from 'lucide-react';
import { styled } from 'styled-components';
import { MONOSPACE } from '../../shared/ui/monospace.ts';
import { PIECES } from '../../shared/ui/words.ts';
import { EMBED_KEYS } from './words.ts';

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  width: max-content;
  max-width: 100%;
`;
const Key = styled.code`
  max-width: 24ch;
  font-size: ${textSize('compact')};
  font-family: ${MONOSPACE};
  overflow-wrap: anywhere;
  user-select: all;
`;

export interface KeyCellProps {
  /** The whole key; null where only its first letters are known. */
  readonly text: string | null;
  readonly prefix: string;
}

/** A key in the list, to be copied as it stands. */
export function KeyCell({ text, prefix }: KeyCellProps) {
  const words = useWords(EMBED_KEYS);
  const pieces = useWords(PIECES);
  const { success, failure } = useSnackbar();
  if (text === null) return <Key>{prefix}…</Key>;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => success(pieces.copying.copied),
      () => failure(pieces.copying.notCopied),
    );
  return (
    <Line>
      <Key>{text}</Key>
      <IconButton size="small" icon={Copy} label={words.snippet.copyKey} onPress={() => void copy()} />
    </Line>
  );
}
