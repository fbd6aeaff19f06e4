import { DATA_COLUMNS, type DataQuery } from '@vigia/api/contract';
import {
  type EpochMs,
  eachDay,
  earlierOf,
  GUBLER_RULE,
  HOUR_MS,
  type IsoDate,
  startOfDay,
} from '@vigia/domain';
import { addSetApart, dailySignal } from '@vigia/domain/devices';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { stationDays } from '../analytics/station-days.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import {
  type ColumnText,
  type DataRange,
  type DataSubject,
  readColumns,
} from '../stores/measurements/data-columns.ts';
import { readSetApartCounts } from '../stores/measurements/set-apart.ts';
import type { Subject } from './subject.ts';
import { combinedHours, type StationHour, weatherHistory } from './weather-hours.ts';

/**
 * Measured points by column; derived ones are computed by the domain from stored data. Readings of the days that are
 * kept and not used are counted beside them, even if their instant is not among them.
 */
export async function readPoints(
  tx: Tx,
  scope: Scope,
  subject: Subject,
  query: DataQuery,
  today: IsoDate,
): Promise<ColumnText> {
  const points = await pointsOf(tx, scope, subject, query, today);
  const days = { start: query.date_start, end: query.date_end };
  const unstorable = await readSetApartCounts(tx, scope, dataSubject(subject), days, query.data_category);
  return { ...points, setApart: addSetApart([points.setApart ?? {}, unstorable]) };
}

async function pointsOf(
  tx: Tx,
  scope: Scope,
  subject: Subject,
  query: DataQuery,
  today: IsoDate,
): Promise<ColumnText> {
  const range = { start: query.date_start, end: query.date_end, limit: query.limit };
  const whose = dataSubject(subject);
  switch (query.data_category) {
    case 'thpg': {
      const columns = subject.internal ? DATA_COLUMNS.thpg : DATA_COLUMNS.thpg.slice(0, 2);
      const found = await readColumns(tx, scope, whose, range, { category: 'thpg', columns });
      const hidden = DATA_COLUMNS.thpg.map((name) => [name, found.columns[name] ?? null]);
      return { ...found, columns: Object.fromEntries(hidden) };
    }
    case 'battery':
    case 'weather':
    case 'gps':
    case 'signal': {
      const category = query.data_category;
      return await readColumns(tx, scope, whose, range, { category, columns: DATA_COLUMNS[category] });
    }
    case 'selftest': {
      const names = { selftest_code: 'code' };
      return await readColumns(tx, scope, whose, range, {
        category: 'selftest',
        columns: ['selftest_code'],
        names,
      });
    }
    case 'signal_daily':
      return await signalByDay(tx, scope, whose, range);
    case 'oidio_conditions':
      return await mildewByDay(tx, scope, subject, range, today);
    case 'combined_weather_data':
      return weatherColumns(await combinedHours(tx, scope, subject.stationId as number, range), range, {
        't_[°C]': 'temperature',
        'h_[%]': 'humidity',
      });
    case 'stormglass_weather_history-air_temperature':
    case 'stormglass_weather_history-humidity': {
      const figure = query.data_category.endsWith('humidity') ? 'humidity' : 'temperature';
      const hours = await weatherHistory(tx, scope, subject.stationId as number, range);
      return weatherColumns(hours, range, { value: figure });
    }
  }
}

/** The subject as the stores of data take it. */
export const dataSubject = ({ kind, clientId, stationId, serial, ...of }: Subject): DataSubject =>
  kind === 'station'
    ? { clientId, stationId: stationId as number }
    : { clientId, serial: serial as string, stationIds: of.stationIds, everywhere: of.everywhere };

/** The latest `limit` points of those computed in memory. */
function columnsOf(
  times: readonly EpochMs[],
  columns: Readonly<Record<string, readonly (number | null)[]>>,
  limit: number,
): ColumnText {
  const from = Math.max(0, times.length - limit);
  const kept = times.slice(from);
  const texts = Object.entries(columns).map(([name, values]) => {
    const shown = values.slice(from);
    return [name, shown.some((value) => value !== null) ? JSON.stringify(shown) : null] as const;
  });
  return {
    start: kept[0] === undefined ? null : new Date(kept[0]).toISOString(),
    stepMs: JSON.stringify(kept.map((t, i) => t - (kept[i - 1] ?? t))),
    columns: Object.fromEntries(texts),
    truncated: from > 0,
  };
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);
const noon = (date: IsoDate): EpochMs => startOfDay(date) + 12 * HOUR_MS;

async function signalByDay(tx: Tx, scope: Scope, whose: DataSubject, range: DataRange): Promise<ColumnText> {
  const figures = ['rsrp', 'rsrq', 'rscp', 'ecio', 'rssi'] as const;
  const columns = figures.map((figure) => `signal_${figure}`);
  const found = await readColumns(
    tx,
    scope,
    whose,
    { ...range, limit: MOST_SIGNALS },
    { category: 'signal', columns },
  );
  const lists = columns.map((name) => JSON.parse(found.columns[name] ?? 'null') as (number | null)[] | null);
  let at = Date.parse(found.start ?? '');
  const readings = (JSON.parse(found.stepMs) as number[]).map((step, i) => {
    at += step;
    return { at, figures: Object.fromEntries(figures.map((figure, k) => [figure, lists[k]?.[i] ?? null])) };
  });
  const days = dailySignal(readings);
  return columnsOf(
    days.map(({ date }) => noon(date)),
    { value: days.map(({ dbm }) => dbm) },
    range.limit,
  );
}
/** Ten years of one a hour. */
const MOST_SIGNALS = 90_000;

/** The index begins with the season of the device's station. */
async function mildewByDay(
  tx: Tx,
  scope: Scope,
  { stationId, seasonStart }: Subject,
  { start, end, limit }: DataRange,
  today: IsoDate,
): Promise<ColumnText> {
  const stations = stationId === null ? [] : await seriesStations(tx, scope, [stationId]);
  const from = seasonStart !== null && seasonStart < start ? seasonStart : start;
  const worked = { start: from, end: earlierOf(end, today) };
  if (stations.length === 0 || worked.end < start)
    return columnsOf([], { acc_score: [], day_score: [] }, limit);
  const shown = eachDay(start, worked.end);
  const values = async (measure: 'acc_score' | 'day_score') => {
    const metric = { kind: 'mildew', measure, rule: GUBLER_RULE } as const;
    const byStation = await stationDays(tx, scope, stations, {
      metric,
      range: worked,
      today,
      asCount: false,
    });
    const all = byStation.get(stationId as number);
    return all ? Array.from(all.slice(-shown.length), orNull) : shown.map(() => null);
  };
  return columnsOf(
    shown.map(noon),
    { acc_score: await values('acc_score'), day_score: await values('day_score') },
    limit,
  );
}

/** The weather of a station's hours by column: of the service, or of the station with its gaps filled. */
function weatherColumns(
  hours: readonly StationHour[],
  { limit }: DataRange,
  columns: Readonly<Record<string, 'temperature' | 'humidity'>>,
): ColumnText {
  const known = hours.filter((hour) => Object.values(columns).some((figure) => hour[figure] !== null));
  const named = Object.entries(columns).map(([name, figure]) => [name, known.map((hour) => hour[figure])]);
  return columnsOf(
    known.map(({ t }) => t),
    Object.fromEntries(named) as Record<string, (number | null)[]>,
    limit,
  );
}
