import { type ReactNode, useId, useMemo, useRef } from 'react';
import { type ChartMarker, type ChartSeries, type ChartWindow, isVisible } from '../chart-series.ts';
import { Hint, Note } from '../time-chart/chart-frame.ts';
import { ChartCursor } from '../time-chart/cursor/chart-cursor.tsx';
import type { Zoom } from '../time-chart/zoom/use-zoom.ts';
import { useChartSpeech } from '../words.ts';
import type { BarPlan } from './bar-plan.ts';
import { totalSeries } from './stacks.ts';

/** A bar chart cannot be zoomed: its window is always the whole of it, so that all bars can be compared. */
function wholeOf(window: ChartWindow): Zoom {
  const stay = () => window;
  return {
    window,
    home: window,
    isZoomed: false,
    isAllowed: false,
    show: stay,
    scale: stay,
    pan: stay,
    reveal: stay,
  };
}

export interface BarReadingProps {
  readonly plan: BarPlan;
  readonly series: readonly ChartSeries[];
  readonly label: string;
  readonly runningLabel: string;
  readonly children: ReactNode;
}

/** The picture under the cursor that all charts share. It reads every station and the sum, bar by bar. */
export function BarReading({ plan, series, label, runningLabel, children }: BarReadingProps) {
  const { words } = useChartSpeech();
  const hint = useId();
  const root = useRef<HTMLDivElement>(null);
  const zoom = useMemo(() => wholeOf(plan.window), [plan.window]);
  const read = useMemo(() => [...series, ...totalSeries(series, words.bars.total)], [series, words]);
  const markers = useMemo<ChartMarker[]>(
    () =>
      plan.running === null
        ? []
        : [{ id: 'running', x: plan.window.end, kind: 'device', label: runningLabel }],
    [plan, runningLabel],
  );
  return (
    <>
      <ChartCursor
        root={root}
        plan={plan}
        zoom={zoom}
        series={read}
        markers={markers}
        label={label}
        describedBy={hint}
        isScrolled={false}
      >
        {children}
      </ChartCursor>
      <Hint id={hint}>{words.bars.keys}</Hint>
      {!series.some(isVisible) && <Note>{words.allHidden}</Note>}
    </>
  );
}
