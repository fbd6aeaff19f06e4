import { useCallback, useMemo, useState } from 'react';
import type { ChartSeries } from '../charts/chart-series.ts';

/** Which series are shown: as they come until the reader says otherwise. */
export function useVisible(series: readonly ChartSeries[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const toggle = useCallback(
    (id: string, visible: boolean) => setChosen((before) => ({ ...before, [id]: visible })),
    [],
  );
  const shown = useMemo(
    () => series.map((one) => ({ ...one, visible: chosen[one.id] ?? one.visible !== false })),
    [series, chosen],
  );
  return [shown, toggle] as const;
}
