import type { ReactNode, Ref } from 'react';
import { useHasDocument } from '../../theme/use-has-document.ts';
import type { ChartState } from '../chart-series.ts';
import { Figure, Served } from './chart-frame.ts';
import { Refreshing } from './refreshing.tsx';

interface ChartFigureProps {
  /** What is measured. */
  readonly ref: Ref<HTMLElement>;
  /** px */
  readonly height: number;
  /** px; otherwise as wide as its container. */
  readonly width?: number | undefined;
  readonly state?: ChartState | undefined;
  /** What is drawn without a document, as wide as is said. */
  readonly served?: (width: number) => ReactNode;
  readonly children: ReactNode;
}

/** Where nothing can be measured, px. */
const SERVED_WIDTH = 720;

/** What a chart that answers stands in: as high before it is drawn as after, with a word while it is asked for anew. */
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
