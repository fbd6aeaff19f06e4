import type { ReactNode, Ref } from 'react';
import { useHasDocument } from '../../theme/use-has-document.ts';
import type { ChartState } from '../chart-series.ts';
import { Figure, Served } from './chart-frame.ts';
import { Refreshing } from './refreshing.tsx';

interface ChartFigureProps {
  /** The element whose width is measured. */
  readonly ref: Ref<HTMLElement>;
  /** px */
  readonly height: number;
  /** px; without it as wide as the container. */
  readonly width?: number | undefined;
  readonly state?: ChartState | undefined;
  /** Draws the chart without a document (on the server), at the given width in px. */
  readonly served?: (width: number) => ReactNode;
  readonly children: ReactNode;
}

/** Width without a document, where nothing can be measured, px. */
const SERVED_WIDTH = 720;

/**
 * The frame of an interactive chart. It has the chart's height before the chart is drawn, and a notice while
 * newer data are loading.
 */
export function ChartFigure({ ref, height, width, state, served, children }: ChartFigureProps) {
  const hasDocument = useHasDocument();
  const isRefreshing = state === 'refreshing';
  return (
    <Figure ref={ref} style={{ minHeight: height, width }} aria-busy={isRefreshing}>
      {isRefreshing && <Refreshing />}
      {!hasDocument && width === undefined && <Served>{served?.(SERVED_WIDTH)}</Served>}
      {children}
    </Figure>
  );
}
