import {
  DAY_MS,
  type DayRange,
  type IsoDate,
  type Period,
  wallMsOfDay,
  wallWindow,
  windowTicks,
} from '@vigia/domain';
import { useMemo } from 'react';
import type { ChartWindow } from '../charts/chart-series.ts';

/** What part of the season a panel shows. */
export interface PanelView {
  readonly period: Period;
  /** Days shown, as `chartWindow` of the domain gives them. */
  readonly window: DayRange;
  /** Null for a past season. */
  readonly today: IsoDate | null;
}

export interface ChartView {
  readonly window: ChartWindow;
  readonly ticks: readonly number[];
  readonly today: number | undefined;
  /** ms: on a phone a chart scrolls, 30 px a week. */
  readonly scrollUnit: number;
}

/** The view on a chart's axis. */
export function chartViewOf({ period, window, today }: PanelView): ChartView {
  return {
    window: wallWindow(window),
    ticks: windowTicks(window, period),
    today: today === null ? undefined : wallMsOfDay(today),
    scrollUnit: 7 * DAY_MS,
  };
}

export function useChartView({ period, window, today }: PanelView): ChartView {
  const { start, end } = window;
  return useMemo(() => chartViewOf({ period, window: { start, end }, today }), [period, start, end, today]);
}
