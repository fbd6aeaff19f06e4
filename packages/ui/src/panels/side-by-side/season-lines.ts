import { chartArrays, type LaidSeason, lastRecord, wallMsOfDay } from '@vigia/domain';
import { incrementsOnDays, SUNDAYS } from '@vigia/domain/captures';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { STATION_COLORS } from '../../theme/tokens.ts';
import { closingSeries } from '../captures/closed-counts.ts';

/** Nothing is compared. */
export const NO_LINES: readonly ChartSeries[] = [];

/** What the lines of a chart have in common. */
export type LinesLook = Pick<ChartSeries, 'unit' | 'decimals' | 'axis' | 'beside'>;

/**
 * Thin lines of other seasons. Their cards say the value of the day that the chart's own record ends on.
 *
 * @param at wall ms of that day; undefined without a record
 */
export function seasonLines(
  all: readonly LaidSeason[],
  look: LinesLook,
  at: number | undefined,
): ChartSeries[] {
  return all.map((season) => {
    const arrays = chartArrays(season.daily);
    return { ...lineOf(season, look), ...arrays, ...recordAt(arrays, season, at) };
  });
}

/** Captures of other seasons by week, hanging from 0 below the chart's own. */
export function seasonCounts(
  all: readonly LaidSeason[],
  look: LinesLook,
  at: number | undefined,
): ChartSeries[] {
  return all.map((season) => {
    const weeks = incrementsOnDays(season.daily, SUNDAYS);
    const series = {
      ...lineOf(season, look),
      x: Float64Array.from(weeks, ({ date }) => wallMsOfDay(date)),
      y: Float64Array.from(weeks, ({ value }) => value ?? Number.NaN),
      isMirrored: true,
    };
    const closed = closingSeries(series, SUNDAYS);
    return { ...closed, ...recordAt(closed, season, at) };
  });
}

function lineOf({ id, name, place }: LaidSeason, look: LinesLook) {
  return {
    ...look,
    id,
    label: name,
    color: STATION_COLORS[place % STATION_COLORS.length]!,
    kind: 'line',
    compared: place < STATION_COLORS.length ? 'solid' : 'dashed',
  } as const;
}

function recordAt(
  arrays: Pick<ChartSeries, 'x' | 'y'>,
  { note }: LaidSeason,
  at = Number.NEGATIVE_INFINITY,
): Pick<ChartSeries, 'lastRecord'> {
  const record = lastRecord(arrays, at);
  return record ? { lastRecord: { x: record.x, y: record.y, ...(note !== undefined && { note }) } } : {};
}
