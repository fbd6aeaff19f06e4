import {
  addDays,
  dailyDegreeDays,
  daysBetween,
  degreeDayRuleFor,
  type IsoDate,
  isoDate,
  PEST_MODELS,
} from '@vigia/domain';
import type { SeasonSpan } from './seasons.ts';

/** Daily extremes at a place in a season, oldest first, °C. */
export interface SeasonExtremes {
  readonly first: IsoDate;
  readonly minimum: Float64Array;
  readonly maximum: Float64Array;
}

/** Mean and spread of the flight of a generation's adults, as shares of the generation's length. */
const FLIGHT_CENTRE = 0.24;
const FLIGHT_SPREAD = 0.13;
/** Factor by which each generation is larger than the previous one, and the upper limit. */
const GROWTH = 1.5;
const LARGEST = 2.6;
const MOST_GENERATIONS = 12;
/** Insects of the first generation per trap, by pest. */
const FIRST_GENERATION: ReadonlyMap<number, number> = new Map([
  [1, 26],
  [2, 22],
  [3, 30],
  [4, 40],
  [11, 55],
  [12, 5],
  [13, 34],
  [14, 14],
]);
/** Flights end when days become short: most insects go into diapause. */
const AUTUMN = '03-10';
const AUTUMN_FADE_DAYS = 22;

/** Pests without a thermal model: day of the peak, spread in days, number of insects. */
const CALENDAR_FLIGHTS: ReadonlyMap<number, readonly { peak: string; spread: number; insects: number }[]> =
  new Map([
    [
      5,
      [
        { peak: '11-18', spread: 17, insects: 38 },
        { peak: '02-22', spread: 19, insects: 46 },
      ],
    ],
  ]);

const bell = (distance: number, spread: number): number =>
  Math.exp(-0.5 * (distance / spread) ** 2) / (spread * Math.sqrt(2 * Math.PI));

/** Date of an `MM-DD` in a season, which begins in May. */
const dayOf = (season: SeasonSpan, monthDay: string): IsoDate =>
  isoDate(
    monthDay >= '05-01' ? `${season.start.slice(0, 4)}-${monthDay}` : `${season.end.slice(0, 4)}-${monthDay}`,
  );

function autumnFade(season: SeasonSpan, day: IsoDate): number {
  const late = daysBetween(dayOf(season, AUTUMN), day);
  return late <= 0 ? 1 : Math.exp(-((late / AUTUMN_FADE_DAYS) ** 2));
}

/**
 * Expected captures of one trap on each day of a season. Each generation is a bell curve over the degree-days
 * of the pest's own thermal model, counted from the biofix. It is 0 before the biofix, without a biofix, and
 * for a pest that Chile is free of.
 *
 * @param extremes of the days of the season so far
 * @returns one mean per day of `extremes`
 */
export function expectedCaptures(
  pest: number,
  season: SeasonSpan,
  biofix: IsoDate | null,
  extremes: SeasonExtremes,
): Float64Array {
  const days = extremes.minimum.length;
  const model = PEST_MODELS.get(pest);
  const rule = degreeDayRuleFor(pest, season.start);
  if (!model || !rule) return calendarFlight(pest, season, extremes);
  const expected = new Float64Array(days);
  const first = FIRST_GENERATION.get(pest);
  if (biofix === null || first === undefined) return expected;
  const daily = dailyDegreeDays({ min: extremes.minimum, max: extremes.maximum }, rule);
  const length = model.generationLength.value;
  let sum = 0;
  for (let i = Math.max(0, daysBetween(extremes.first, biofix)); i < days; i += 1) {
    const gained = daily[i] as number;
    const middle = sum + gained / 2;
    sum += gained;
    let rate = 0;
    for (let generation = 0; generation < MOST_GENERATIONS; generation += 1) {
      const insects = first * Math.min(GROWTH ** generation, LARGEST);
      rate += insects * bell(middle - (generation + FLIGHT_CENTRE) * length, FLIGHT_SPREAD * length);
    }
    expected[i] = rate * gained * autumnFade(season, addDays(extremes.first, i));
  }
  return expected;
}

function calendarFlight(pest: number, season: SeasonSpan, { first, minimum }: SeasonExtremes): Float64Array {
  const expected = new Float64Array(minimum.length);
  for (const { peak, spread, insects } of CALENDAR_FLIGHTS.get(pest) ?? []) {
    const centre = daysBetween(first, dayOf(season, peak));
    for (let i = 0; i < expected.length; i += 1) {
      if (Math.abs(i - centre) > 3 * spread) continue;
      expected[i] = (expected[i] as number) + insects * bell(i - centre, spread);
    }
  }
  return expected;
}
