import { createContext, type ReactNode, useMemo, useRef, useState } from 'react';
import type { ChartWindow } from './chart-series.ts';

/** `x` in wall ms, NaN when nobody reads; by `from` a chart recognises its own moves. */
export type CursorListener = (x: number, from: object) => void;

export interface SyncedCharts {
  readonly zoom: ChartWindow | null;
  readonly setZoom: (zoom: ChartWindow | null) => void;
  readonly move: CursorListener;
  /** Answers with the way to stop listening. */
  readonly listen: (listener: CursorListener) => () => void;
}

export const SyncContext = createContext<SyncedCharts | null>(null);

/**
 * Time charts below it share their cursor and their zoom. A move of the cursor goes from chart to chart as a plain
 * call, so nothing renders again; only a new zoom does.
 */
export function ChartSync({ children }: { readonly children: ReactNode }) {
  const listeners = useRef(new Set<CursorListener>());
  const [zoom, setZoom] = useState<ChartWindow | null>(null);
  const synced = useMemo<SyncedCharts>(
    () => ({
      zoom,
      setZoom,
      move: (x, from) => {
        for (const listener of listeners.current) listener(x, from);
      },
      listen: (listener) => {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
    }),
    [zoom],
  );
  return <SyncContext value={synced}>{children}</SyncContext>;
}
