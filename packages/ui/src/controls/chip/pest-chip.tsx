import { CHIP_LEVEL_WORDS } from '@vigia/domain';
import { VisuallyHidden } from 'react-aria-components';
import type { Status } from '../../theme/tokens.ts';
import * as WORDS from '../../words/words.ts';
import { StatusIcon } from '../status/status-icon.tsx';
import { Chip, type ChipProps, ChipText } from './chip.tsx';

export interface PestChipProps extends Pick<ChipProps, 'onPress' | 'href'> {
  readonly name: string;
  /** Captures of the last week; undefined when nothing was counted. */
  readonly count?: number | undefined;
  /** How serious that count is for this pest. */
  readonly level: Status;
  readonly levelWord?: string;
}

/** Captures of one pest: number, name and level, by shape and tint. Without a count it is neutral and shows no number. */
export function PestChip({ name, count, level, levelWord, ...action }: PestChipProps) {
  const shown = count === undefined ? 'neutral' : level;
  return (
    <Chip status={shown} {...action}>
      <StatusIcon status={shown} size={16} />
      {count !== undefined && <strong>{count}</strong>}
      <ChipText>{name}</ChipText>
      <VisuallyHidden elementType="span">, {levelWord ?? wordOf(count, level)}</VisuallyHidden>
    </Chip>
  );
}

const wordOf = (count: number | undefined, level: Status): string =>
  count === undefined ? WORDS.notCounted : CHIP_LEVEL_WORDS[level].toLowerCase();
