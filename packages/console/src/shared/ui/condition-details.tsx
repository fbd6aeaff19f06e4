import type { SectorMildew } from '@vigia/domain';
import { MildewChip, StationHealthParts, useWords } from '@vigia/ui';
import { type StationCondition, wordOf } from '../condition.ts';
import { PIECES } from './words.ts';

interface ConditionDetailsProps {
  readonly condition: StationCondition;
  /** Of the station's field, where it is followed and known. */
  readonly mildew?: SectorMildew;
  readonly mildewHref?: string;
}

/** In the popup of a station on a map: what is wrong with it in words, and the mildew of its field. */
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
