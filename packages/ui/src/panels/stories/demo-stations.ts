import {
  type ColumnarSeries,
  type DailySeries,
  type DayRange,
  daysBetween,
  eachDay,
  emptyDaily,
  type IsoDate,
  isoDate,
  toColumnar,
  weekdayOf,
} from '@vigia/domain';
import type { StationCaptures } from '../captures/capture-series.ts';
import { TODAY } from './demo-season.ts';

/**
 * Traps of one field for stories: a flight in October and November, and one trap that was broken for some
 * weeks.
 */
const RANGE: DayRange = { start: isoDate('2026-09-07'), end: TODAY };
const BROKEN: DayRange = { start: isoDate('2026-10-12'), end: isoDate('2026-11-03') };

interface DemoTrap {
  readonly id: number;
  readonly name: string;
  /** Daily captures at the peak of the flight. */
  readonly catches: number;
  readonly broken?: true;
}

const TRAPS: readonly DemoTrap[] = [
  { id: 1, name: 'N-01 Portería', catches: 1.2 },
  { id: 2, name: 'N-02 Loma', catches: 0.6 },
  { id: 3, name: 'N-03 Canal', catches: 2.1, broken: true },
  { id: 4, name: 'N-04 Bodega', catches: 0.3 },
  { id: 5, name: 'N-05 Tranque', catches: 0.9 },
  { id: 6, name: 'N-06 Cuartel 12', catches: 1.5 },
];

/** A flight: none before 4 October, its peak in the last days of the month. */
function flight(date: IsoDate): number {
  const days = daysBetween(isoDate('2026-10-04'), date);
  return days < 0 ? 0 : Math.exp(-(((days - 26) / 13) ** 2));
}

/** Traps take a photo on all days but Sundays. */
function catchesOf({ id, catches, broken }: DemoTrap): DailySeries {
  const series = emptyDaily(RANGE);
  let rest = 0;
  eachDay(RANGE.start, RANGE.end).forEach((date, i) => {
    if (weekdayOf(date) === 7) return;
    if (broken && date >= BROKEN.start && date <= BROKEN.end) return;
    rest += catches * flight(date) * (1 + 0.6 * Math.sin(i * 1.7 + id));
    series.values[i] = Math.floor(rest);
    rest -= Math.floor(rest);
  });
  return series;
}

/** Insects on the plate in each day's photo: the plate is replaced every four weeks. */
function platesOf(daily: DailySeries): ColumnarSeries {
  let plate = 0;
  const values = Array.from(daily.values, (value, i) => {
    if (i % 28 === 0) plate = 0;
    if (Number.isNaN(value)) return null;
    plate += value;
    return plate;
  });
  return { start: daily.start, step: 'day', values };
}

export const STATION_CAPTURES: readonly StationCaptures[] = TRAPS.map((trap) => {
  const daily = catchesOf(trap);
  return { id: trap.id, name: trap.name, daily: toColumnar(daily), photo: platesOf(daily) };
});
