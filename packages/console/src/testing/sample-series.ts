/** Series of the sample farm, as the panels of a page get them. For stories. */
import { addDays, CHILL_METRICS, type ColumnarSeries, eachDay, isoDate } from '@vigia/domain';
import type { ChillData, ClimateData, CropData, MildewData, StationCaptures } from '@vigia/ui/panels';
import { STATIONS, TODAY } from './sample-farm.ts';

const START = isoDate('2026-05-01');
const YESTERDAY = addDays(TODAY, -1);

/** A value for every day from `start` to yesterday; three days are missing. */
function daily(at: (day: number) => number, start = START): ColumnarSeries {
  const values = eachDay(start, YESTERDAY).map((_, i) =>
    i > 150 && i < 154 ? null : Math.round(at(i) * 10) / 10,
  );
  return { start, step: 'day', values };
}

const wave = (day: number) => Math.sin(day / 4) + Math.sin(day / 9);

export const CLIMATE: ClimateData = {
  temperatureMax: daily((i) => 16 + i / 16 + 3 * wave(i)),
  temperatureMin: daily((i) => 3 + i / 30 + 2 * wave(i + 2)),
  humidityMax: daily((i) => Math.min(100, 92 + 4 * wave(i))),
  humidityMin: daily((i) => 42 - i / 20 + 6 * wave(i + 5)),
  missingDays: 3,
};

export const CHILL: ChillData = {
  series: Object.fromEntries(
    CHILL_METRICS.map((metric, m) => [metric, daily((i) => [5, 6, 6.5, 0.35][m]! * Math.min(i, 140))]),
  ),
  start: START,
  missingDays: 3,
};

export const MILDEW: MildewData = {
  index: daily((i) => (i < 155 ? 0 : Math.min(100, 10 * Math.round((i - 155) / 6 + wave(i))))),
  longestRun: daily((i) => Math.max(0, (i - 100) / 14 + 2 * wave(i))),
  hoursInBand: daily((i) => Math.max(0, (i - 95) / 12 + 2 * wave(i))),
  missingDays: 3,
};

const FLOWERING = isoDate('2026-10-20');
export const CROP: CropData = {
  cropId: 22,
  cropName: 'Manzano (Fuji)',
  log: {
    flowering_start: FLOWERING,
    flowering_full: addDays(FLOWERING, 5),
    fruit_set: addDays(FLOWERING, 20),
  },
  gathered: {
    start: addDays(FLOWERING, 1),
    step: 'day',
    values: eachDay(addDays(FLOWERING, 1), YESTERDAY).map((_, i) => Math.round(205 * (i + 1) + 60 * wave(i))),
  },
  start: { date: FLOWERING, reason: 'stage' },
  missingDays: 0,
  stations: 1,
};

const TRAPS_SINCE = isoDate('2026-09-01');
export const TRAPS: readonly StationCaptures[] = STATIONS.filter(({ pestId }) => pestId === 1).map(
  ({ id, name }, trap) => ({
    id,
    name,
    daily: daily((i) => Math.max(0, Math.round(3 * Math.sin(i / 14) + wave(i + trap))), TRAPS_SINCE),
    photo: daily((i) => (i % 14) + trap, TRAPS_SINCE),
  }),
);
