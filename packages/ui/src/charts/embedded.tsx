import { DAY_MS, type IsoDate, isoDateOfDayNumber } from '@vigia/domain';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { ChartSeries } from './chart-series.ts';
import { valueAt } from './time-chart/cursor/reading.ts';

/** What the reader's cursor stands at: a day, and what every visible series says there. */
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
  /** Called with the position of the reader's cursor; null when it leaves. The same function in every render. */
  readonly onPoint: PointListener;
  readonly children: ReactNode;
}

/**
 * What stands inside somebody else's page, in a shadow root: React Aria's presses do not arrive there and its dialogs
 * would make the whole page inert. Panels below it bring no such control: only their `selector` stands above the charts,
 * derivations unfold in place, and faults go to the boundary around.
 */
export function Embedded({ onPoint, children }: EmbeddedProps) {
  return <EmbeddedContext value={onPoint}>{children}</EmbeddedContext>;
}

export const useEmbedded = (): boolean => useContext(EmbeddedContext) !== null;

/** Reports to the page around it what its reader points at; does nothing outside an embedded chart. */
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
