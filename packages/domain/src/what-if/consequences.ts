import { daysBetween } from '../calendar/iso-date.ts';
import type { PestId } from '../entities/ids.ts';
import { currentStage, type StageThreshold, stageThresholds } from '../phenology/stages.ts';
import { lastProtectedDay } from '../spraying/intervals.ts';
import type { Days, DegreeDays, IsoDate } from '../units.ts';
import type { PlayedDate, PlayedSeason } from './play-season.ts';

/** What becomes of a date in a scenario. */
export type ChangeOfDate = 'same' | 'earlier' | 'later' | 'only-now' | 'only-supposed' | 'neither';

export interface Consequence {
  readonly threshold: StageThreshold;
  /** As things are. */
  readonly now: PlayedDate;
  /** In the scenario. */
  readonly supposed: PlayedDate;
  readonly change: ChangeOfDate;
  /** Days that it comes later; below 0 earlier; null where one of both has no date. */
  readonly days: Days | null;
}

/** The sums at which a pest's stages begin, °C·day, ascending: the thresholds that both seasons are played with. */
export const stageSums = (pestId: PestId): DegreeDays[] => stageThresholds(pestId).map(({ dd }) => dd);

/**
 * What a scenario changes: each stage as things are and as it would be.
 *
 * @param now played with the thresholds of `stageSums`, or more
 * @param supposed played with the same
 * @returns one for each stage of the model, in its order; empty without a model
 */
export function consequences(pestId: PestId, now: PlayedSeason, supposed: PlayedSeason): Consequence[] {
  const inBoth = (dd: DegreeDays) => {
    const at = now.dates.findIndex(({ threshold }) => threshold === dd);
    return at < 0 ? null : { now: now.dates[at]!, supposed: supposed.dates[at]! };
  };
  return stageThresholds(pestId).flatMap((threshold) => {
    const both = inBoth(threshold.dd);
    return both === null ? [] : [{ threshold, ...both, ...changeOf(both.now.date, both.supposed.date) }];
  });
}

function changeOf(now: IsoDate | null, supposed: IsoDate | null): Pick<Consequence, 'change' | 'days'> {
  if (now === null) return { change: supposed === null ? 'neither' : 'only-supposed', days: null };
  if (supposed === null) return { change: 'only-now', days: null };
  const days = daysBetween(now, supposed);
  return { change: days === 0 ? 'same' : days < 0 ? 'earlier' : 'later', days };
}

/** The total on a day; null where it is not known. */
export function totalOn({ measured, ahead }: PlayedSeason, day: IsoDate): DegreeDays | null {
  const before = measured.values[daysBetween(measured.start, day)];
  if (before !== undefined && !Number.isNaN(before)) return before;
  return ahead?.values[daysBetween(ahead.start, day)] ?? null;
}

/** What a spray on a day would meet. */
export interface SupposedSpray {
  readonly date: IsoDate;
  readonly total: DegreeDays | null;
  /** The stage that appeared last by then; null before the first one, or where the total is not known. */
  readonly stage: StageThreshold | null;
  /** Last day that it protects; null where nobody says how long it lasts. */
  readonly protectedUntil: IsoDate | null;
  /** Stages that begin while it protects. */
  readonly met: readonly StageThreshold[];
}

/**
 * @param residualDays whole days that the product protects, the day of the spray counted as the first; null: not known
 */
export function supposedSpray(
  pestId: PestId,
  season: PlayedSeason,
  date: IsoDate,
  residualDays: Days | null,
): SupposedSpray {
  const total = totalOn(season, date);
  const protectedUntil = residualDays === null ? null : lastProtectedDay(date, residualDays);
  const within = (day: IsoDate | null) =>
    day !== null && protectedUntil !== null && day >= date && day <= protectedUntil;
  const dateOf = (dd: DegreeDays) => season.dates.find(({ threshold }) => threshold === dd)?.date ?? null;
  return {
    date,
    total,
    stage: total === null ? null : currentStage(pestId, total),
    protectedUntil,
    met: stageThresholds(pestId).filter(({ dd }) => within(dateOf(dd))),
  };
}
