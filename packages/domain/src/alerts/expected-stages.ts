import { addDays, daysBetween } from '../calendar/iso-date.ts';
import { isFresh, milestonesAhead, standingOf } from '../phenology/outlook.ts';
import type { PestStage } from '../phenology/pest-model.ts';
import type { Days, IsoDate } from '../units.ts';
import type { TotalFacts } from './alert-facts.ts';

/** Days before a date that its expectation is made of: the last seven valid ones, with holes. */
const LOOKS_BACK: Days = 21;

/** A stage that is expected within the next fifteen days. */
export interface ExpectedStage {
  readonly generation: number;
  readonly date: IsoDate;
}

/** When a stage of each generation was expected, seen from a day: of what was known by then alone. */
export function expectedStages(
  { pestId, accumulated: { start, values } }: TotalFacts,
  stage: PestStage,
  date: IsoDate,
): ExpectedStage[] {
  const last = Math.min(daysBetween(start, date), values.length - 1);
  if (last < 0) return [];
  const first = Math.max(0, last - LOOKS_BACK);
  const known = values.slice(first, last + 1);
  const standing = standingOf({ start: addDays(start, first), step: 'day', values: known });
  if (standing === null || !isFresh(standing, date)) return [];
  return milestonesAhead(pestId, standing, date).flatMap(({ threshold, expected }) =>
    threshold.stage === stage && expected ? [{ generation: threshold.generation, date: expected.date }] : [],
  );
}
