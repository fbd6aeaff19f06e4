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

/** Whose series a chart shows, and of which days. */
export interface SeriesScope {
  /** Null when no single season is chosen. */
  readonly season: Season | null;
  /** Null for all sectors. */
  readonly sector: Pick<Sector, 'id' | 'name'> | null;
  readonly crop: Crop | null;
  /** The pest whose traps and degree-days are meant; null without one. */
  readonly pest: Pest | null;
  readonly stations: readonly Station[];
  /** Of the season; of all seasons when none is chosen. */
  readonly biofixes: readonly Biofix[];
  /** Dates chosen beside the season; absent or null where its own hold. */
  readonly dates?: DayRange | null;
}

type Span = Pick<SeriesScope, 'season' | 'dates'>;

/** Days that are asked about: the season's, widened to chosen dates that reach beyond it; without either the usual. */
export function spanOf({ season, dates }: Span, today: IsoDate): DayRange {
  if (!season) return dates ?? dateFilterWindow(today);
  if (!dates) return season;
  return { start: earlierOf(season.start, dates.start), end: laterOf(season.end, dates.end) };
}

/** Days of the span that can have been measured: up to today. Null when it has not begun. */
export function measuredDays(span: Span, today: IsoDate): DayRange | null {
  const { start, end } = spanOf(span, today);
  return start > today ? null : { start, end: earlierOf(end, today) };
}

/** The same without today, whose extremes are not known before it ends. Null when no day of the span is over. */
export function completeDays(span: Span, today: IsoDate): DayRange | null {
  const { start, end } = spanOf(span, today);
  const yesterday = addDays(today, -1);
  return start > yesterday ? null : { start, end: earlierOf(end, yesterday) };
}

/** Stations whose climate and traps stand behind the chart of a pest. */
export function stationsOfPest({ stations, pest }: Pick<SeriesScope, 'stations' | 'pest'>): Station[] {
  return stations.filter((station) => pest !== null && station.pestId === pest.id);
}
