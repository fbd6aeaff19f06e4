import type { ReactNode, Ref } from 'react';
import type { ChartState } from '../chart-series.ts';
import { Figure } from './chart-frame.ts';
import { Refreshing } from './refreshing.tsx';

interface ChartFigureProps {
  /** What is measured. */
  readonly ref: Ref<HTMLElement>;
  /** px */
  readonly height: number;
  /** px; otherwise as wide as its container. */
  readonly width?: number | undefined;
  readonly state?: ChartState | undefined;
  readonly children: ReactNode;
}

/** What a chart that answers stands in: as high before it is drawn as after, with a word while it is asked for anew. */
export function ChartFigure({ ref, height, width, state, children }: ChartFigureProps) {
  const isRefreshing = state === 'refreshing';
  return (
    <Figure ref={ref} style={{ minHeight: height, width }} aria-busy={isRefreshing}>
      {isRefreshing && <Refreshing />}
      {children}
    </Figure>
  );
}
