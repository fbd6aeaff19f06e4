import { addDays, daysBetween } from '../calendar/iso-date.ts';
import { type ChipRule, chipLevel, USUAL_CHIP_DAYS } from '../captures/chip-rule.ts';
import type { FieldEvent } from '../entities/event.ts';
import type { PestId, SectorId } from '../entities/ids.ts';
import { mildewRisk, type SectorMildew } from '../mildew/risk.ts';
import type { DatesAhead } from '../phenology/dates-ahead.ts';
import { whenExpected } from '../phenology/expectation.ts';
import { milestoneOf, type Standing } from '../phenology/outlook.ts';
import type { Days, IsoDate } from '../units.ts';
import type { CaptureReason, MildewReason, MilestoneReason } from './reasons.ts';

/** Captures of a pest in a field, in the days of the rule of its chip and in as many days before. */
export interface FieldCaptures {
  /** Null where no rule exists. */
  readonly rule: ChipRule | null;
  /** Insects; undefined where nothing was counted. */
  readonly count: number | undefined;
  /** Null where it is not known. */
  readonly before: number | null;
}

/** Captures rise if there are twice as many as before, and this many more at least: one insect beside none is chance. */
export const RISING_BY = 3;

const isRising = (count: number, before: number | null): boolean =>
  before !== null && count >= 2 * before && count - before >= RISING_BY;

type Report = Pick<FieldEvent, 'type' | 'sectorId' | 'pestId' | 'date'>;

/** The last application against a pest in a field within some days up to today; null without one. */
function lastApplication(
  reports: readonly Report[],
  about: { readonly sectorId: SectorId; readonly pestId: PestId },
  days: Days,
  today: IsoDate,
): IsoDate | null {
  const from = addDays(today, 1 - days);
  return reports.reduce<IsoDate | null>((last, { type, sectorId, pestId, date }) => {
    const counts =
      type === 'agrochemical_application' && sectorId === about.sectorId && pestId === about.pestId;
    return counts && date >= from && date <= today && (last === null || date > last) ? date : last;
  }, null);
}

/**
 * Captures over a threshold of the chip, or rising below it; null for what asks for nothing or is not known.
 *
 * @param reports of the field and others; applications against the pest are looked for
 */
export function captureReason(
  about: { readonly sectorId: SectorId; readonly pestId: PestId },
  { rule, count, before }: FieldCaptures,
  reports: readonly Report[],
  today: IsoDate,
): CaptureReason | null {
  const chip = chipLevel(rule, count);
  if (count === undefined || chip === null) return null;
  const isOver = chip === 'error' || chip === 'warning';
  if (!isOver && !isRising(count, before)) return null;
  const days = rule?.days ?? USUAL_CHIP_DAYS;
  const allowed = rule && (chip === 'error' ? rule.warningUpTo : rule.okUpTo);
  return {
    kind: 'captures',
    pestId: about.pestId,
    level: isOver ? chip : 'rising',
    count,
    days,
    before,
    allowed: isOver ? allowed : null,
    appliedOn: lastApplication(reports, about, days, today),
  };
}

/** Days ahead within which a milestone is told. */
export const MILESTONE_DAYS: Days = 10;

/**
 * The next stage of a pest, if it may begin within ten days; null for a later one and without a date.
 *
 * @param ahead its dates by past years, as charts have them. Null while they are asked for: no date is told that may be
 *   another one a moment later. Undefined: it is told by the last seven days
 */
export function milestoneReason(
  pestId: PestId,
  standing: Standing,
  today: IsoDate,
  ahead?: DatesAhead | null,
): MilestoneReason | null {
  const milestone = ahead === null ? null : milestoneOf(pestId, standing, today, ahead);
  const when = milestone && whenExpected(milestone);
  if (!when || when.day === null) return null;
  const inDays = Math.max(0, daysBetween(today, when.day));
  if (inDays > MILESTONE_DAYS) return null;
  const { stage, generation } = milestone.threshold;
  const { day: date, plusMinusDays } = when;
  return { kind: 'milestone', pestId, stage, generation, date, plusMinusDays, inDays };
}

/** Mildew in a class in which it spreads; null below it, and where no index is known. */
export function mildewReason({ index, since }: SectorMildew): MildewReason | null {
  const risk = mildewRisk(index);
  if (index === null || risk === null || risk === 'none') return null;
  return { kind: 'mildew', risk, index, since };
}
