import { VisuallyHidden } from 'react-aria-components';
import type { Status } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { StatusIcon } from '../status/status-icon.tsx';
import { Chip, type ChipProps, ChipText } from './chip.tsx';
import { CAPTURE_LEVELS } from './words.ts';

export interface PestChipProps extends Pick<ChipProps, 'onPress' | 'href'> {
  readonly name: string;
  /** Captures of the last week; undefined when nothing was counted. */
  readonly count?: number | undefined;
  /** How serious that count is for this pest. */
  readonly level: Status;
  readonly levelWord?: string;
}

/**
 * Captures of one pest: number, name and level, by icon and tint. Without a count it is neutral and shows no
 * number.
 */
export function PestChip({ name, count, level, levelWord, ...action }: PestChipProps) {
  const words = useWords(CAPTURE_LEVELS);
  const word = count === undefined ? words.notCounted : words.levels[level].toLowerCase();
  const shown = count === undefined ? 'neutral' : level;
  return (
    <Chip status={shown} {...action}>
      <StatusIcon status={shown} size={16} />
      {count !== undefined && <strong>{count}</strong>}
      <ChipText>{name}</ChipText>
      <VisuallyHidden elementType="span">, {levelWord ?? word}</VisuallyHidden>
    </Chip>
  );
}
