import { eachDay } from '../../calendar/iso-date.ts';
import type { PestId } from '../../entities/ids.ts';
import { PEST_MODELS } from '../../phenology/pest-models.ts';
import { type DailySeries, fromColumnar, overRange } from '../../series/daily.ts';
import type { Days, IsoDate } from '../../units.ts';
import type { JudgedDays } from '../days-on-end.ts';
import type { SeasonLack, TestedSeason } from './tested-season.ts';

/** More days on end without a record may hide a whole peak. */
export const LONGEST_GAP: Days = 14;
/** Traps that recorded over fewer days have not seen a season; of a rule of few months, half of them. */
export const FEWEST_DAYS: Days = 60;

/** Days on end without a value between two days that have one; null without such a gap. */
function gapOf(
  dates: readonly IsoDate[],
  isKnown: (day: number) => boolean,
): { from: IsoDate; to: IsoDate } | null {
  let last = -1;
  for (const day of dates.keys()) {
    if (!isKnown(day)) continue;
    if (last >= 0 && day - last - 1 > LONGEST_GAP) return { from: dates[last + 1]!, to: dates[day - 1]! };
    last = day;
  }
  return null;
}

/**
 * What the captures of a season lack: a record at all, enough days of it, or days in between. Looked at are the days of
 * the rule's months, from the biofix on where there is one.
 *
 * @param field daily insects of all traps, from the first judged day on
 */
export function capturesLack(
  { biofix }: Pick<TestedSeason, 'biofix'>,
  field: DailySeries,
  { dates, areInMonths }: JudgedDays,
): SeasonLack | null {
  const judged = [...dates.keys()].filter(
    (day) => areInMonths[day] && (biofix === null || dates[day]! >= biofix),
  );
  const isKnown = (at: number) => !Number.isNaN(field.values[judged[at]!]!);
  const known = [...judged.keys()].filter(isKnown);
  if (known.length === 0) return { code: 'no-captures' };
  const days = known.at(-1)! - known[0]! + 1;
  if (days < Math.min(FEWEST_DAYS, judged.length / 2)) return { code: 'short-captures', days };
  const gap = gapOf(
    judged.map((day) => dates[day]!),
    isKnown,
  );
  return gap && { code: 'captures-gap', ...gap };
}

/** What the degree-days of a season lack; null for a pest without a model too, whose stages nobody asks for. */
export function degreeDaysLack(
  { season, total, biofix }: Pick<TestedSeason, 'season' | 'total' | 'biofix'>,
  pestId: PestId,
): SeasonLack | null {
  if (!PEST_MODELS.has(pestId)) return null;
  if (biofix === null) return { code: 'no-biofix' };
  const dates = eachDay(biofix, season.end);
  const values =
    total && overRange(fromColumnar(total.accumulated), { start: biofix, end: season.end }).values;
  if (!values?.some((value) => !Number.isNaN(value))) return { code: 'no-degree-days' };
  // What the first days after the biofix lack is missing from every sum, as is what lies between.
  const gap = gapOf(dates, (day) => day === 0 || !Number.isNaN(values[day]!));
  return gap && { code: 'degree-days-gap', ...gap };
}
