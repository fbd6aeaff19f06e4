import { chartArrays, type LaidSeason, lastRecord, wallMsOfDay } from '@vigia/domain';
import { EVERY_DAY, incrementsOnDays, SUNDAYS } from '@vigia/domain/captures';
import type { CaptureInterval } from '@vigia/domain/published';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { STATION_COLORS } from '../../theme/tokens.ts';
import { closingSeries } from '../captures/closed-counts.ts';

/** Nothing is compared. */
export const NO_LINES: readonly ChartSeries[] = [];

/** What the lines of a chart have in common. */
export type LinesLook = Pick<ChartSeries, 'unit' | 'decimals' | 'axis' | 'beside' | 'laid'>;

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

/** Captures of other seasons by week, or by day, hanging from 0 below the chart's own. */
export function seasonCounts(
  all: readonly LaidSeason[],
  look: LinesLook,
  at: number | undefined,
  interval: CaptureInterval = 'weekly',
): ChartSeries[] {
  return all.map((season) => {
    const counts = incrementsOnDays(season.daily, interval === 'daily' ? EVERY_DAY : SUNDAYS);
    const series = {
      ...lineOf(season, look),
      x: Float64Array.from(counts, ({ date }) => wallMsOfDay(date)),
      y: Float64Array.from(counts, ({ value }) => value ?? Number.NaN),
      isMirrored: true,
    };
    const closed = interval === 'daily' ? series : closingSeries(series, SUNDAYS);
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
