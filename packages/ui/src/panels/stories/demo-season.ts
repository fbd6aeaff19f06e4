import {
  addDays,
  type ColumnarSeries,
  type DayRange,
  daysBetween,
  eachDay,
  type IsoDate,
  isoDate,
  lengthOfRange,
} from '@vigia/domain';
import type { ChillData } from '../chill-panel.tsx';
import type { ClimateData } from '../climate-panel.tsx';
import type { DegreeDayData } from '../degree-days/degree-day-data.ts';

/** A spring in Casablanca for stories: the same on every run, with a fixed today. */
export const TODAY = isoDate('2026-11-21');
export const LAST = isoDate('2026-11-20');
export const SEASON: DayRange = { start: isoDate('2026-07-01'), end: LAST };
export const BIOFIX = isoDate('2026-10-04');
const GAP: DayRange = { start: isoDate('2026-10-19'), end: isoDate('2026-10-24') };

/** Repeating weather: three waves that never coincide, −1 … 1. */
function weather(day: number): number {
  return (Math.sin(day * 0.83) + Math.sin(day * 0.37 + 1) + Math.sin(day * 2.11 + 2)) / 3;
}

function dailyValues(range: DayRange, at: (date: IsoDate, i: number) => number | null): ColumnarSeries {
  return { start: range.start, step: 'day', values: eachDay(range.start, range.end).map(at) };
}

const inGap = (date: IsoDate) => date >= GAP.start && date <= GAP.end;
const round = (value: number) => Math.round(value * 10) / 10;

/** Daily degree-days of a warming spring, °C·day. */
const degreeDaysOf = (i: number) => Math.max(1.5, 7.6 + i * 0.085 + 2.4 * weather(i));

export function degreeDaysFrom(start: IsoDate, gap = false): ColumnarSeries {
  let sum = 0;
  return dailyValues({ start, end: LAST }, (date, i) => {
    if (gap && inGap(date)) return null;
    sum += degreeDaysOf(i);
    return round(sum);
  });
}

/** Adults in the traps, counted each Sunday: the flight of the first generation. */
const WEEKLY = [1, 4, 9, 17, 26, 22, 14];
const FIRST_COUNT = isoDate('2026-10-04');

const counted = (date: IsoDate) => {
  const days = daysBetween(FIRST_COUNT, date);
  return days >= 0 && days % 7 === 0 ? days / 7 : -1;
};
const COUNTS: DayRange = { start: FIRST_COUNT, end: addDays(FIRST_COUNT, 7 * (WEEKLY.length - 1)) };

export const PEST: DegreeDayData = {
  pestId: 1,
  pestName: 'Polilla del racimo de la vid',
  metric: 'dd_single_sine_10_30_horizontal',
  start: { date: BIOFIX, reason: 'biofix' },
  degreeDays: degreeDaysFrom(BIOFIX),
  missingDays: 0,
  stations: 6,
  captures: {
    incremental: dailyValues(COUNTS, (date) => WEEKLY[counted(date)] ?? null),
    accumulated: dailyValues(COUNTS, (date) => {
      const week = counted(date);
      return week < 0 ? null : WEEKLY.slice(0, week + 1).reduce((sum, count) => sum + count, 0);
    }),
    photo: dailyValues(COUNTS, (date) => {
      const week = counted(date);
      return week < 0 ? null : WEEKLY[week]! + (week % 3) * 4;
    }),
  },
  markers: [
    { id: 'biofix', date: BIOFIX, kind: 'biofix', label: 'biofix' },
    { id: 'flowering', date: isoDate('2026-10-28'), kind: 'phenology', label: 'floración plena' },
    {
      id: 'control-1',
      date: isoDate('2026-11-06'),
      kind: 'control',
      label: 'control · 1ª aplicación',
      detail: 'Control: primera aplicación, 20 cc/100L',
    },
  ],
};

export const PEST_WITH_GAP: DegreeDayData = {
  ...PEST,
  degreeDays: degreeDaysFrom(BIOFIX, true),
  missingDays: 6,
};

export const PEST_WITHOUT_BIOFIX: DegreeDayData = {
  ...PEST,
  start: { date: SEASON.start, reason: 'season' },
  degreeDays: degreeDaysFrom(isoDate('2026-09-01')),
  markers: PEST.markers.filter((marker) => marker.kind !== 'biofix'),
};

export const CLIMATE: ClimateData = {
  temperatureMax: dailyValues(SEASON, (date, i) =>
    inGap(date) ? null : round(14.5 + i * 0.085 + 4.5 * weather(i)),
  ),
  temperatureMin: dailyValues(SEASON, (date, i) =>
    inGap(date) ? null : round(3.2 + i * 0.045 + 3 * weather(i + 2)),
  ),
  humidityMax: dailyValues(SEASON, (date, i) => (inGap(date) ? null : round(94 + 6 * weather(i + 5)))),
  humidityMin: dailyValues(SEASON, (date, i) =>
    inGap(date) ? null : round(58 - i * 0.12 + 14 * weather(i + 7)),
  ),
  missingDays: lengthOfRange(GAP),
};

const WINTER: DayRange = { start: isoDate('2026-05-01'), end: isoDate('2026-09-30') };

function chill(perDay: (i: number) => number): ColumnarSeries {
  let sum = 0;
  return dailyValues(WINTER, (_, i) => {
    sum += perDay(i);
    return round(sum);
  });
}
const cold = (i: number) => Math.max(0, 1 - Math.abs(i - 70) / 95) + 0.25 * weather(i);

export const CHILL: ChillData = {
  start: WINTER.start,
  missingDays: 0,
  series: {
    chill_model_weinberger: chill((i) => Math.max(0, 10.5 * cold(i))),
    chill_model_utah: chill((i) => 17 * cold(i) - 4.5),
    chill_model_infruitec: chill((i) => Math.max(0, 17 * cold(i) - 4.5)),
    chill_model_dynamic: chill((i) => Math.max(0, 0.75 * cold(i))),
  },
};
