import { DAY_MS, type IsoDate, isoDateOfDayNumber } from '@vigia/domain';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { ChartSeries } from './chart-series.ts';
import { valueAt } from './time-chart/cursor/reading.ts';

/** The day at the reader's cursor, and the values of all visible series on it. */
export interface ChartPoint {
  readonly date: IsoDate;
  readonly values: readonly {
    readonly id: string;
    readonly label: string;
    readonly unit: string;
    /** In `unit`; null for a day without data. */
    readonly value: number | null;
  }[];
}

type PointListener = (point: ChartPoint | null) => void;

const EmbeddedContext = createContext<PointListener | null>(null);

export interface EmbeddedProps {
  /**
   * Called with the position of the reader's cursor; null when it leaves. Must be the same function in every
   * render.
   */
  readonly onPoint: PointListener;
  readonly children: ReactNode;
}

/**
 * Marks that the charts inside stand in a page of another site, in a shadow root. There, presses of React Aria
 * do not work, and its dialogs would make the whole page inert. So the panels inside leave such controls out:
 * only their `selector` stands above the charts, derivations unfold in place, and errors go to the surrounding
 * boundary.
 */
export function Embedded({ onPoint, children }: EmbeddedProps) {
  return <EmbeddedContext value={onPoint}>{children}</EmbeddedContext>;
}

export const useEmbedded = (): boolean => useContext(EmbeddedContext) !== null;

/**
 * Returns a function that reports the reader's cursor (wall ms) to the surrounding page. Outside an embedded
 * chart it does nothing.
 */
export function usePointReport(shown: readonly ChartSeries[]): (x: number) => void {
  const report = useContext(EmbeddedContext);
  return useCallback((x: number) => report?.(Number.isNaN(x) ? null : pointAt(shown, x)), [report, shown]);
}

function pointAt(series: readonly ChartSeries[], x: number): ChartPoint {
  return {
    date: isoDateOfDayNumber(Math.floor(x / DAY_MS)),
    values: series.map((one) => {
      const value = valueAt(one, x);
      return { id: one.id, label: one.label, unit: one.unit, value: Number.isNaN(value) ? null : value };
    }),
  };
}
