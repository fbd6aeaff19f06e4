import { addDays } from '../calendar/iso-date.ts';
import { CROPS } from '../catalogue/crops.ts';
import type { CropId } from '../entities/ids.ts';
import { countedDays } from '../es/counted.ts';
import { formatDate } from '../es/dates.ts';
import { MILDEW_RISK_WORDS } from '../es/mildew.ts';
import { formatNumber } from '../es/numbers.ts';
import { type MildewRisk, mildewRisk } from '../mildew/risk.ts';
import { type DailySeries, overRange } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';

/** Said instead of a report for a crop whose mildew is not followed. */
export const MILDEW_DOES_NOT_APPLY = 'El seguimiento de Oídio no aplica para este cultivo';

export const mildewApplies = (cropId: CropId | null): boolean =>
  cropId !== null && CROPS.get(cropId)?.powderyMildew === true;

/** Kinds of fungicide whose interval follows the index. */
export const MILDEW_FUNGICIDES = ['sulfur-dust', 'micronized-sulfur', 'dmi'] as const;
export type MildewFungicide = (typeof MILDEW_FUNGICIDES)[number];

export const MILDEW_FUNGICIDE_WORDS: Readonly<Record<MildewFungicide, string>> = {
  'sulfur-dust': 'azufre en polvo',
  'micronized-sulfur': 'azufre micronizado',
  dmi: 'fungicidas DMI (triazoles)',
};

/**
 * Days between two applications by the class of the index.
 *
 * @source UC IPM Pest Management Guidelines: Grape, powdery mildew, risk index and spray intervals
 */
export const MILDEW_SPRAY_INTERVALS: Readonly<Record<MildewFungicide, Readonly<Record<MildewRisk, Days>>>> = {
  'sulfur-dust': { none: 14, moderate: 10, high: 7 },
  'micronized-sulfur': { none: 18, moderate: 14, high: 10 },
  dmi: { none: 21, moderate: 17, high: 14 },
};

export function intervalSentence(risk: MildewRisk): string {
  const intervals = MILDEW_FUNGICIDES.map(
    (kind) => `${countedDays(MILDEW_SPRAY_INTERVALS[kind][risk])} con ${MILDEW_FUNGICIDE_WORDS[kind]}`,
  );
  return `Intervalo sugerido entre aplicaciones: ${intervals.slice(0, -1).join(', ')} y ${intervals.at(-1)}.`;
}

/** An index this old says nothing of the risk now. */
const FRESH_DAYS: Days = 7;
const TREND_DAYS: Days = 7;

interface Reading {
  readonly date: IsoDate;
  readonly index: number;
}

/** The last index known within the week until a day; null without one. */
function lastReading(series: DailySeries, until: IsoDate): Reading | null {
  const start = addDays(until, 1 - FRESH_DAYS);
  const { values } = overRange(series, { start, end: until });
  const last = values.findLastIndex((value) => mildewRisk(value) !== null);
  return last < 0 ? null : { date: addDays(start, last), index: values[last]! };
}

function trendSentence({ date, index }: Reading, series: DailySeries): string | null {
  const then = overRange(series, { start: addDays(date, -TREND_DAYS), end: addDays(date, -TREND_DAYS) })
    .values[0]!;
  if (mildewRisk(then) === null) return null;
  const [now, before] = [Math.round(index), Math.round(then)];
  const moved =
    now === before
      ? 'El índice es igual al'
      : now > before
        ? 'El índice subió desde el'
        : 'El índice bajó desde el';
  return `${moved} de hace ${countedDays(TREND_DAYS)} (${formatNumber(before, 0)}).`;
}

/**
 * The risk of mildew: index, class and what it means, how it moved in a week, the interval between applications.
 *
 * @param index Gubler index by day, 0..100; `NaN` is a missing day
 */
export function mildewSentences(index: DailySeries, until: IsoDate): string[] {
  const reading = lastReading(index, until);
  if (reading === null) {
    return [
      `No hay índice de oídio de los últimos ${countedDays(FRESH_DAYS)}: no se puede evaluar el riesgo.`,
    ];
  }
  const risk = mildewRisk(reading.index)!;
  const { name, meaning } = MILDEW_RISK_WORDS[risk];
  const sentences = [
    `El ${formatDate(reading.date)} el índice de oídio es ${formatNumber(reading.index, 0)}: ${name.toLowerCase()}.`,
    meaning,
    trendSentence(reading, index),
    intervalSentence(risk),
  ];
  return sentences.filter((sentence) => sentence !== null);
}
