import {
  addDays,
  type ColumnarSeries,
  chartWindow,
  type DayRange,
  daysBetween,
  earlierOf,
  type IsoDate,
  laterOf,
  type Period,
} from '@vigia/domain';
import { isCurrentSeason } from '@vigia/domain/farm';
import type { PanelView } from '@vigia/ui/panels';
import type { SeriesScope } from './scope.ts';

type MaybeSeries = ColumnarSeries | null | undefined;

/** First and last day with a value in any of the series; null without a value. */
export function dataDays(list: readonly MaybeSeries[]): DayRange | null {
  return list.reduce<DayRange | null>((days, series) => {
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

const LENGTHS = { '30days': 30, '90days': 90 } as const;

/** With chosen dates, a period shows their last days. The result names the shortest period that covers them. */
function viewOfDates({ start, end }: DayRange, period: Period): Pick<PanelView, 'period' | 'window'> {
  const first = period === 'allSeason' ? start : laterOf(start, addDays(end, -LENGTHS[period]));
  const length = daysBetween(first, end);
  const named = length <= LENGTHS['30days'] ? '30days' : length <= LENGTHS['90days'] ? '90days' : 'allSeason';
  return { period: named, window: { start: first, end } };
}

/** The part of the season, or of the chosen dates, that a panel shows. */
export function panelView(
  period: Period,
  { season, dates }: Pick<SeriesScope, 'season' | 'dates'>,
  today: IsoDate,
  series: readonly MaybeSeries[],
): PanelView {
  const shownToday = season === null || isCurrentSeason(season, today) ? today : null;
  if (dates) return { ...viewOfDates(dates, period), today: shownToday };
  const days = dataDays(series);
  const window = chartWindow({
    period,
    season,
    today,
    dataStart: days?.start ?? null,
    dataEnd: days?.end ?? null,
  });
  return { period, window, today: shownToday };
}
