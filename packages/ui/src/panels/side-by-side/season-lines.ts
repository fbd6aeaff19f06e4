import { chartArrays, type LaidSeason, lastRecord, wallMsOfDay } from '@vigia/domain';
import { EVERY_DAY, incrementsOnDays, SUNDAYS } from '@vigia/domain/captures';
import type { CaptureInterval } from '@vigia/domain/published';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { STATION_COLORS, type StationColor } from '../../theme/tokens.ts';
import { closingSeries } from '../captures/closed-counts.ts';

/** Nothing is compared. */
export const NO_LINES: readonly ChartSeries[] = [];

/** Colours of seasons over lines that are blue or orange: those of weather and of chilling hours. */
export const OVER_WEATHER: readonly StationColor[] = [
  ...(['station3', 'station2', 'station6', 'station4'] as const),
  ...(['station8', 'station5', 'station7', 'station1'] as const),
];

/** What the lines of a chart have in common. */
export interface LinesLook extends Pick<ChartSeries, 'unit' | 'decimals' | 'axis' | 'beside' | 'laid'> {
  /** Colours of the seasons in their order, unlike those of the chart's own lines. */
  readonly colors?: readonly StationColor[];
}

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

function lineOf({ id, name, place }: LaidSeason, { colors = STATION_COLORS, ...look }: LinesLook) {
  return {
    ...look,
    id,
    label: name,
    color: colors[place % colors.length]!,
    kind: 'line',
    compared: place < colors.length ? 'solid' : 'dashed',
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
