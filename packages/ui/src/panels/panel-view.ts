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

/** The part of the season that a panel shows. */
export interface PanelView {
  readonly period: Period;
  /** Days shown, from `chartWindow` of the domain. */
  readonly window: DayRange;
  /** Null for a past season. */
  readonly today: IsoDate | null;
}

export interface ChartView {
  readonly window: ChartWindow;
  readonly ticks: readonly number[];
  readonly today: number | undefined;
  /** ms; on a phone a chart scrolls, with 30 px for this time (a week). */
  readonly scrollUnit: number;
}

/** The view of a panel for the axis of its charts. */
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
