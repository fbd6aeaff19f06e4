import { addDays, type DayRange, earlierOf, type IsoDate, laterOf } from '@vigia/domain';
import {
  type Biofix,
  type Crop,
  dateFilterWindow,
  type Pest,
  type Season,
  type Sector,
  type Station,
} from '@vigia/domain/farm';

/** The stations, subjects and days of a chart's series. */
export interface SeriesScope {
  /** Null when no single season is chosen. */
  readonly season: Season | null;
  /** Null for all sectors. */
  readonly sector: Pick<Sector, 'id' | 'name'> | null;
  readonly crop: Crop | null;
  /** The pest of the traps and degree-days; null without one. */
  readonly pest: Pest | null;
  readonly stations: readonly Station[];
  /** Those of the season; of all seasons when none is chosen. */
  readonly biofixes: readonly Biofix[];
  /** Dates chosen in addition to the season; absent or null: the days of the season apply. */
  readonly dates?: DayRange | null;
}

type Span = Pick<SeriesScope, 'season' | 'dates'>;

/** Days of the chart: the season, extended to chosen dates outside it; without both, the usual dates. */
export function spanOf({ season, dates }: Span, today: IsoDate): DayRange {
  if (!season) return dates ?? dateFilterWindow(today);
  if (!dates) return season;
  return { start: earlierOf(season.start, dates.start), end: laterOf(season.end, dates.end) };
}

/** Days of the chart up to today. Null before its first day. */
export function measuredDays(span: Span, today: IsoDate): DayRange | null {
  const { start, end } = spanOf(span, today);
  return start > today ? null : { start, end: earlierOf(end, today) };
}

/** Days of the chart up to yesterday: the extremes of today are not yet known. Null if there are none. */
export function completeDays(span: Span, today: IsoDate): DayRange | null {
  const { start, end } = spanOf(span, today);
  const yesterday = addDays(today, -1);
  return start > yesterday ? null : { start, end: earlierOf(end, yesterday) };
}

/** Stations whose climate and traps the chart of a pest uses. */
export function stationsOfPest({ stations, pest }: Pick<SeriesScope, 'stations' | 'pest'>): Station[] {
  return stations.filter((station) => pest !== null && station.pestId === pest.id);
}
