import { analyticsCalls } from '@vigia/api/client';
import {
  type ColumnarSeries,
  type DatesAhead,
  type DegreeDayRule,
  type DegreeDayStart,
  degreeDayMetricName,
  degreeDayRuleFor,
  degreeDayStart,
  earlierOf,
  pestAheadQuery,
  type Standing,
  standingOf,
} from '@vigia/domain';
import type { PestId, Station } from '@vigia/domain/farm';
import type { FieldNow } from './farm.ts';
import type { ToolCalls } from './tool.ts';

/** The degree-days of a pest in a field, as the console counts them. */
export interface FieldDegreeDays {
  readonly pestId: PestId;
  readonly rule: DegreeDayRule;
  readonly start: DegreeDayStart;
  readonly stationIds: readonly number[];
  readonly series: ColumnarSeries;
  /** Null while no day is known. */
  readonly standing: Standing | null;
  readonly missingDays: number;
}

const trapsOf = (stations: readonly Station[], pestId: PestId) =>
  stations.filter((station) => station.pestId === pestId).map(({ id }) => id);

/** @returns null for what has no degree-days, and where no trap of the field follows it */
export async function fieldDegreeDays(
  calls: ToolCalls,
  field: FieldNow,
  pestId: PestId,
): Promise<FieldDegreeDays | null> {
  const { tree, sector, season, stations } = field;
  const { today, signal } = calls;
  const rule = degreeDayRuleFor(pestId, season?.start ?? null);
  const stationIds = trapsOf(stations, pestId);
  if (rule === null || stationIds.length === 0) return null;
  const biofixes = tree.seasons.flatMap((each) => each.biofixes);
  const start = degreeDayStart({ biofixes, pestId, sectorId: sector.id, season, today });
  const end = season ? earlierOf(season.end, today) : today;
  const nothing = { ...{ pestId, rule, start, stationIds }, standing: null, missingDays: 0 };
  if (end < start.date) return { ...nothing, series: { start: start.date, step: 'day', values: [] } };
  const { series, missingDays } = await analyticsCalls(calls.send).degreeDays(
    degreeDayMetricName(rule),
    { stationIds, start: start.date, end, perStation: 'accumulated', aggregation: 'avg' },
    signal,
  );
  return { ...nothing, series, standing: standingOf(series), missingDays };
}

/** When past years say that its stages begin; null without a question to them. */
export async function datesAheadOf(
  calls: ToolCalls,
  { season }: FieldNow,
  { pestId, rule, start, stationIds }: FieldDegreeDays,
): Promise<DatesAhead | null> {
  const query = pestAheadQuery({ pestId, stationIds, start, season }, calls.today);
  return query && (await analyticsCalls(calls.send).ahead(degreeDayMetricName(rule), query, calls.signal));
}

/** A running total as the tools tell it. */
export const totalTold = ({ start, standing, missingDays }: FieldDegreeDays) => ({
  value: standing?.degreeDays ?? null,
  date_start: start.date,
  start_reason: start.reason,
  as_of: standing?.date ?? null,
  missing_days: missingDays,
});
