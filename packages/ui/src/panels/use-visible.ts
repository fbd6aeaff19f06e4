import { useMemo } from 'react';
import type { ChartSeries } from '../charts/chart-series.ts';
import { useSwitches } from '../kept/kept-switches.tsx';

/**
 * Which series are shown: their own visibility until the reader changes it.
 *
 * @param chart key of the stored choice
 */
export function useVisible(series: readonly ChartSeries[], chart: string) {
  const [chosen, toggle] = useSwitches(chart);
  const shown = useMemo(
    () => series.map((one) => ({ ...one, visible: chosen[one.id] ?? one.visible !== false })),
    [series, chosen],
  );
  return [shown, toggle] as const;
}
