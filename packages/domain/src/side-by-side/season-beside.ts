import type { DegreeDayStart } from '../degree-days/start.ts';
import type { DailySeries, DayRange } from '../series/daily.ts';
import type { Alignment } from './align.ts';
import { type Likeness, likeness, type NoLikeness } from './alike.ts';
import { laidOver } from './laid-over.ts';
import { type Lead, leadOver, type NoLead } from './lead.ts';

/** A season of a field and pest: its degree-days from `start` on, °C·day, and what each day caught. */
export interface PestSeason {
  readonly season: Pick<DayRange, 'start'>;
  readonly start: DegreeDayStart;
  readonly curve: DailySeries | null;
  readonly captures: DailySeries | null;
}

/** Why the days of a season are not compared with those of the one shown. */
export type NoBeside = NoLead | 'no-biofix' | 'other-start';

/** Another season laid over the one shown. */
export interface SeasonBeside {
  /** Degree-days on the days of the season shown; null where they are not drawn. */
  readonly curve: DailySeries | null;
  /** Captures by day on those days; null where they are not drawn. */
  readonly captures: DailySeries | null;
  /** Null where the days are not compared, also of a season that is drawn. */
  readonly lead: Extract<Lead, { readonly on: unknown }> | null;
  readonly likeness: Likeness | { readonly reason: NoLikeness } | null;
  /** Why `lead` is null; null with one. */
  readonly reason: NoBeside | null;
}

/**
 * Lays another season over the one shown, by calendar or by biofix, and compares their sums.
 *
 * @param shown its captures are not looked at
 * @throws {RangeError} a value of a sum is infinite
 */
export function seasonBeside(
  shown: Omit<PestSeason, 'captures'>,
  other: PestSeason,
  alignment: Exclude<Alignment, 'degree-days'>,
): SeasonBeside {
  const nothing = { curve: null, captures: null, lead: null, likeness: null };
  if (alignment === 'biofix' && other.start.reason !== 'biofix') return { ...nothing, reason: 'no-biofix' };
  const begins = [
    { season: other.season, start: other.start.date },
    { season: shown.season, start: shown.start.date },
  ] as const;
  const captures = other.captures && laidOver(other.captures, 'amount', ...begins, alignment);
  if (!other.curve || !shown.curve) return { ...nothing, captures, reason: 'no-record' };
  const curve = laidOver(other.curve, 'total', ...begins, alignment);
  const drawn = { ...nothing, curve, captures };
  if (other.start.reason !== shown.start.reason) return { ...drawn, reason: 'other-start' };
  const lead = leadOver(shown.curve, curve);
  if (lead.days === null) return { ...drawn, reason: lead.reason };
  return { ...drawn, lead, likeness: likeness(shown.curve, curve), reason: null };
}
