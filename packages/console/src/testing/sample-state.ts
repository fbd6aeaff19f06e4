/** Answers of the server about the sample farm: conditions, counts, series. For stories. */
import { addDays, type ColumnarSeries, eachDay, type IsoDate, isoDate } from '@vigia/domain';
import { chipRule } from '@vigia/domain/captures';
import type {
  HealthCode,
  HealthPart,
  HealthRows,
  HealthState,
  HealthUnit,
  StationHealth,
} from '@vigia/domain/devices';
import type { CaptureCounts } from '../shared/capture-group.ts';
import type { Conditions, StationCondition } from '../shared/condition.ts';
import { STATIONS, TODAY } from './sample-farm.ts';

const at = Date.parse('2026-11-21T12:40:00Z');
const well: StationHealth = {
  connection: { state: 'ok', lastDate: at, lastValue: { value: 24, unit: 'hours-per-day' }, errors: [] },
  energy: { state: 'ok', lastDate: at, lastValue: { value: 88, unit: 'percent' }, errors: [] },
  images: { state: 'ok', lastDate: at, lastValue: { value: 14, unit: 'images' }, errors: [] },
  sensors: { state: 'ok', lastDate: at, lastValue: { value: 14.2, unit: 'celsius' }, errors: [] },
};
const silent: StationHealth = {
  ...well,
  sensors: { state: 'error', lastDate: null, lastValue: null, errors: ['sensor_bad_temperature'] },
};

const CYCLE: readonly StationCondition[] = [
  { kind: 'known', state: 'ok', health: well, today: TODAY },
  { kind: 'known', state: 'error', health: silent, today: TODAY },
  { kind: 'known', state: 'ok', health: well, today: TODAY },
  { kind: 'failed' },
];

export const CONDITIONS: Conditions = new Map(STATIONS.map(({ id }, i) => [id, CYCLE[i % CYCLE.length]!]));

export const allConditions = (condition: StationCondition): Conditions =>
  new Map(STATIONS.map(({ id }) => [id, condition]));

export const counted = (counts: Readonly<Record<string, number | undefined>>): CaptureCounts =>
  new Map(
    Object.entries(counts).map(([key, count]) => [
      key,
      { kind: 'known', count, rule: chipRule(Number(key.split(':').at(-1)), TODAY, []) },
    ]),
  );

/** Accumulated degree-days of a spring with warm and cool spells; three days are missing. */
export function sampleCurve(start: IsoDate): ColumnarSeries {
  let total = 0;
  const values = eachDay(start, addDays(TODAY, -1)).map((_, i) => {
    total += 5 + i / 25 + 2.5 * Math.sin(i / 4);
    return i > 20 && i < 24 ? null : Math.round(total * 10) / 10;
  });
  return { start, step: 'day', values };
}

const WEEKS = [0, 2, 5, 9, 17, 26, 21, 12, 6, 3];
const FIRST_SUNDAY = isoDate('2026-09-20');

export function sampleWeeks(): ColumnarSeries {
  const values = WEEKS.flatMap((count) => [count, null, null, null, null, null, null]);
  return { start: FIRST_SUNDAY, step: 'day', values };
}

const part = (
  value: number,
  unit: HealthUnit,
  state: HealthState = 'ok',
  ...errors: HealthCode[]
): HealthPart => ({
  state,
  lastDate: at,
  lastValue: { value, unit },
  errors,
});

/** The seven health rows of a healthy device, and of one with a weak battery. */
export const WELL_ROWS: HealthRows = {
  selftest: part(0, 'self-test-code'),
  signal: part(-74, 'dbm'),
  connection: part(24, 'hours-per-day'),
  battery: part(88, 'percent'),
  camera_1: part(14, 'images'),
  camera_2: { state: 'unknown', lastDate: null, lastValue: null, errors: [] },
  weather_sensor: part(14.2, 'celsius'),
};
export const TIRED_ROWS: HealthRows = {
  ...WELL_ROWS,
  signal: part(-109, 'dbm', 'warning', 'signal_low'),
  battery: part(11, 'percent', 'error', 'battery_low', 'battery_discharging'),
};
