import { type ReactNode, useId, useMemo, useRef } from 'react';
import { styled } from '../../theme/styled.ts';
import type { Palette } from '../../theme/tokens.ts';
import { type ChartMarker, type ChartSpan, isVisible } from '../chart-series.ts';
import { useEmbedded } from '../embedded.tsx';
import { useChartSpeech } from '../words.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartFoot } from './chart-foot.tsx';
import { Hint, Note } from './chart-frame.ts';
import { ChartCursor } from './cursor/chart-cursor.tsx';
import { summaryOf, windowLabel } from './cursor/summary.ts';
import { drawnSeries } from './plan/day-overview.ts';
import { drawnWidth } from './plan/drawn-width.ts';
import { barsIn } from './plan/marker-plan.ts';
import { PlanContext } from './plan/plan-context.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { ScrollFrame } from './scroll-frame.tsx';
import { usePlan } from './use-plan.ts';
import { useZoom, type ZoomProps } from './zoom/use-zoom.ts';
import { ZoomStrip } from './zoom/zoom-strip.tsx';

export interface LiveChartProps extends PlanInput, ZoomProps {
  readonly title: string;
  readonly palette: Palette;
  readonly notes: readonly string[];
  readonly scrollUnit?: number | undefined;
  readonly over?: ReactNode;
}

/** A chart under what lies over it. */
const Covered = styled.div`position: relative;`;

/** In an embedded chart the zoom lies over the plot, so that zooming moves nothing below. */
const Over = styled.div`
  position: absolute;
  z-index: 2;
  top: 24px;
  right: 48px;
`;

const NO_MARKERS: readonly ChartMarker[] = [];
const NO_SPANS: readonly ChartSpan[] = [];

/** The interactive chart: picture, cursor, zoom, summary, and the notes under it. */
export function LiveChart(props: LiveChartProps) {
  const { series, markers = NO_MARKERS, spans = NO_SPANS, over, today, palette, title } = props;
  const speech = useChartSpeech();
  const { words } = speech;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const zoom = useZoom(props);
  const embedded = useEmbedded();
  const input = {
    ...props,
    window: zoom.window,
    width: drawnWidth(embedded ? { ...props, scrollUnit: undefined } : props, zoom.window, speech.figures),
    ticks: zoom.isZoomed ? undefined : props.ticks,
  };
  const plan = usePlan(input);
  const summary = useMemo(
    () => summaryOf({ series, window: zoom.window, markers, today }, speech),
    [series, zoom.window, markers, today, speech],
  );
  const strip = (
    <ZoomStrip
      zoom={zoom}
      onReset={() => {
        zoom.show(null);
        root.current?.focus();
      }}
    />
  );
  const isScrolled = input.width > props.width;
  const inFrame = (chart: ReactNode) =>
    isScrolled ? (
      <ScrollFrame plan={plan} palette={palette} width={props.width} today={today}>
        {chart}
      </ScrollFrame>
    ) : (
      chart
    );
  const covered = (chart: ReactNode) =>
    over ? (
      <Covered>
        {chart}
        <PlanContext value={plan}>{over}</PlanContext>
      </Covered>
    ) : (
      chart
    );
  return (
    <>
      {inFrame(
        covered(
          <ChartCursor
            root={root}
            plan={plan}
            zoom={zoom}
            series={series}
            markers={markers}
            today={today}
            label={`${title}, ${windowLabel(zoom.window, speech)}`}
            describedBy={`${id}summary ${id}keys`}
            isScrolled={isScrolled}
          >
            <ChartDrawing plan={plan} palette={palette} label={title} />
          </ChartCursor>,
        ),
      )}
      <Hint id={`${id}summary`}>{summary}</Hint>
      <Hint id={`${id}keys`}>{zoom.isAllowed ? `${words.keys} ${words.zoomKeys}` : words.keys}</Hint>
      <NothingShown {...input} />
      {embedded ? (
        zoom.isZoomed && <Over>{strip}</Over>
      ) : (
        <ChartFoot
          series={drawnSeries(series.filter(isVisible), zoom.window)}
          spans={barsIn(spans, zoom.window)}
          notes={props.notes}
        >
          {(zoom.isZoomed || zoom.isAllowed) && strip}
        </ChartFoot>
      )}
    </>
  );
}

/** Says why the frame is empty: all series are hidden, or have no data in this period. */
function NothingShown({ series, window }: PlanInput) {
  const { words } = useChartSpeech();
  const visible = series.filter(isVisible);
  if (visible.length === 0) return <Note>{words.allHidden}</Note>;
  const inWindow = visible.some(({ x, y, spread }) =>
    x.some(
      (date, i) =>
        date >= window.start &&
        date <= window.end &&
        (Number.isFinite(y[i]!) || Number.isFinite(spread?.high[i] ?? Number.NaN)),
    ),
  );
  return inWindow ? null : <Note>{words.emptyPeriod}</Note>;
}
