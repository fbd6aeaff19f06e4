import {
  addDays,
  type ColumnarSeries,
  chartWindow,
  earlierOf,
  type IsoDate,
  isCurrentSeason,
  laterOf,
  type Period,
  type Season,
} from '@vigia/domain';
import type { PanelView } from '@vigia/ui/panels';

/** Days of the season that can have been measured: up to today. Null when it has not begun. */
export function measuredDays(season: Season, today: IsoDate): { start: IsoDate; end: IsoDate } | null {
  return season.start > today ? null : { start: season.start, end: earlierOf(season.end, today) };
}

/** The same without today, whose extremes are not known before it ends. Null when no day of the season is over. */
export function completeDays(season: Season, today: IsoDate): { start: IsoDate; end: IsoDate } | null {
  const yesterday = addDays(today, -1);
  return measuredDays(season, yesterday);
}

/** First and last day with a value in any of the series. */
export function dataDays(
  list: readonly (ColumnarSeries | null | undefined)[],
): { start: IsoDate; end: IsoDate } | null {
  return list.reduce<{ start: IsoDate; end: IsoDate } | null>((days, series) => {
    const first = series ? series.values.findIndex((value) => value !== null) : -1;
    if (!series || first < 0) return days;
    const start = addDays(series.start, first);
    const end = addDays(
      series.start,
      series.values.findLastIndex((value) => value !== null),
    );
    return days ? { start: earlierOf(days.start, start), end: laterOf(days.end, end) } : { start, end };
  }, null);
}

/** The part of the season a panel shows. */
export function panelView(
  period: Period,
  season: Season | null,
  today: IsoDate,
  series: readonly (ColumnarSeries | null | undefined)[],
): PanelView {
  const days = dataDays(series);
  return {
    period,
    window: chartWindow({
      period,
      season,
      today,
      dataStart: days?.start ?? null,
      dataEnd: days?.end ?? null,
    }),
    today: season === null || isCurrentSeason(season, today) ? today : null,
  };
}
