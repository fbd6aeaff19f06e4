import { createContext, type ReactNode, useMemo, useRef, useState } from 'react';
import type { ChartWindow } from './chart-series.ts';

/** `x` in wall ms, NaN when the cursor has left. `from` lets a chart recognise its own moves. */
export type CursorListener = (x: number, from: object) => void;

export interface SyncedCharts {
  readonly zoom: ChartWindow | null;
  readonly setZoom: (zoom: ChartWindow | null) => void;
  readonly move: CursorListener;
  /** Returns the function that stops listening. */
  readonly listen: (listener: CursorListener) => () => void;
}

export const SyncContext = createContext<SyncedCharts | null>(null);

/**
 * The time charts inside share their cursor and their zoom. A move of the cursor is a plain call from chart to
 * chart, so that nothing renders again; only a new zoom renders.
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
