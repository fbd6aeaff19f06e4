import type { SectorMildew } from '@vigia/domain';
import { MildewChip, StationHealthParts, useWords } from '@vigia/ui';
import { type StationCondition, wordOf } from '../condition.ts';
import { PIECES } from './words.ts';

interface ConditionDetailsProps {
  readonly condition: StationCondition;
  /** Mildew risk of the station's sector, if known. */
  readonly mildew?: SectorMildew;
  readonly mildewHref?: string;
}

/** Content of a station's popup on a map: its failures in words, and the mildew risk of its sector. */
export function ConditionDetails({ condition, mildew, mildewHref }: ConditionDetailsProps) {
  const words = useWords(PIECES);
  return (
    <>
      {mildew && <MildewChip mildew={mildew} detailsHref={mildewHref} />}
      {condition.kind === 'known' ? (
        <StationHealthParts health={condition.health} today={condition.today} onlyFailing />
      ) : (
        <p>{wordOf(words, condition)}</p>
      )}
    </>
  );
}
