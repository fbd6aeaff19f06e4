import { addDays, daysBetween, eachDay, isoDate, type LaidSeason } from '@vigia/domain';
import { BIOFIX, TODAY } from './demo-season.ts';

/** How warm each past spring was beside the running one, and how many days later its biofix was. */
const PAST = [
  { warmth: 1.12, later: -6 },
  { warmth: 0.94, later: 3 },
  { warmth: 1.02, later: 8 },
  { warmth: 0.86, later: 0 },
  { warmth: 1.2, later: -2 },
  { warmth: 0.9, later: 5 },
  { warmth: 1.06, later: -9 },
  { warmth: 0.98, later: 1 },
  { warmth: 1.15, later: 4 },
  { warmth: 0.82, later: -4 },
] as const;

const END = addDays(TODAY, 25);
/** Weeks of a flight, from the biofix on. */
const FLIGHT = [1, 5, 11, 19, 24, 18, 12, 6, 3, 2, 1] as const;

function days(place: number, of: (i: number) => number): LaidSeason {
  const { later } = PAST[place]!;
  const start = addDays(BIOFIX, later);
  const year = TODAY_YEAR - 1 - place;
  return {
    id: `season-${year}`,
    name: `${year}–${(year + 1) % 100}`,
    place,
    daily: { start, values: Float64Array.from(eachDay(start, END), (_, i) => of(i)) },
    note: later === 0 ? 'a la par' : `${Math.abs(later)} días ${later > 0 ? 'más tarde' : 'antes'}`,
  };
}
const TODAY_YEAR = Number(TODAY.slice(0, 4));

/** Degree-days of so many past springs, on the days of the running one, °C·day. */
export const pastSeasons = (count: number): LaidSeason[] =>
  PAST.slice(0, count).map(({ warmth }, place) =>
    days(place, (i) => warmth * (7.6 * (i + 1) + 0.0425 * i * (i + 1) + 9 * Math.sin(i / 6 + place))),
  );

/** Their captures by day, adults; counted on Sundays. */
export const pastCaptures = (count: number): LaidSeason[] =>
  PAST.slice(0, count).map(({ warmth }, place) =>
    days(place, (i) => {
      const date = addDays(BIOFIX, PAST[place]!.later + i);
      const isSunday = daysBetween(isoDate('2026-10-04'), date) % 7 === 0;
      return isSunday ? Math.round(warmth * (FLIGHT[Math.floor(i / 7)] ?? 0)) : Number.NaN;
    }),
  );
