import { type ReactElement, type ReactNode, useRef } from 'react';
import { ChartLayout } from '../charts/chart-layout.tsx';
import {
  type ChartAxis,
  type ChartMarker,
  type ChartSeries,
  type ChartState,
  type ChartWindow,
  isVisible,
} from '../charts/chart-series.ts';
import { isDrawn } from '../charts/chart-state.ts';
import { ChartTools } from '../charts/chart-tools.tsx';
import type { TableBands } from '../charts/data-table/table-columns.ts';
import { Legend } from '../charts/download/legend.tsx';
import { useEmbedded } from '../charts/embedded.tsx';
import { Emphasis } from '../charts/emphasis.tsx';
import { LegendCards } from '../charts/legend-card.tsx';
import { ChartFoot } from '../charts/time-chart/chart-foot.tsx';
import { tidySeries } from '../charts/time-chart/plan/tidy-series.ts';
import { useWidth } from '../charts/time-chart/use-width.ts';
import { useChartSpeech } from '../charts/words.ts';
import { textSize } from '../theme/mixins.ts';
import { styled, useTheme } from '../theme/styled.ts';
import { PRINT_WIDTH, usePrinting } from '../theme/use-printing.ts';
import { ChartNote, useTogether } from './chart-notes.tsx';
import { downloadName } from './download-name.ts';
import { placedLegend } from './placed-legend.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 8px;
  h3 { flex: 1 1 180px; margin: 0; font-size: ${textSize('base')}; font-weight: 600; }
`;

const Drawn = styled.div`@media print { break-inside: avoid; }`;

const Framed = styled.div`
  position: relative;
  min-width: 0;
  & > svg { position: absolute; z-index: 1; pointer-events: none; overflow: visible; }
`;

/** Size of a chart; `{}` on the screen, where it fills its container. */
export interface ChartFrame {
  readonly width?: number;
  readonly height?: number;
  readonly interactive?: boolean;
}

export interface PanelChartProps extends TableBands {
  readonly title: string;
  /** All series, with the visibility that the reader chose. */
  readonly series: readonly ChartSeries[];
  /** Data of tables and files, if they are not `series`. */
  readonly records?: readonly ChartSeries[] | undefined;
  readonly leftAxis: ChartAxis;
  readonly rightAxis?: ChartAxis | undefined;
  /** Height of the chart, px. */
  readonly height: number;
  readonly onToggle: (id: string, visible: boolean) => void;
  readonly state: ChartState;
  readonly window: ChartWindow;
  /** Vertical lines of the chart: a picture's legend names their kinds. */
  readonly markers?: readonly ChartMarker[] | undefined;
  /** Subject of the downloads, `temperatura`; place and day are added to it. */
  readonly fileName: string;
  readonly source?: string | undefined;
  /** Draws the chart in a given size. */
  readonly draw: (frame: ChartFrame) => ReactElement;
  /** False if the panel's own toolbar contains `PanelChartTools`. */
  readonly head?: boolean;
  /** Further content beside the chart, after the legend. */
  readonly side?: ReactNode;
  /** Directly below the chart. */
  readonly below?: ReactNode;
  /** Below chart and legend, as wide as both. */
  readonly foot?: ReactNode;
}

/**
 * One chart of a panel: its name and tools, the chart, its legend; when printed it has the width of paper. In
 * an embedded panel it is drawn as in its picture, and the rest stands below.
 */
export function PanelChart({ head = true, side, below, foot, draw, ...props }: PanelChartProps) {
  const printing = usePrinting();
  const speech = useChartSpeech();
  const together = useTogether();
  const { title, series, state, onToggle } = props;
  const cards = <LegendCards series={series} onToggle={onToggle} state={state} />;
  if (together) {
    return (
      <Emphasis>
        <ChartAsPictured {...props} draw={draw} />
        <ChartNote title={title}>
          <ChartFoot series={series.filter(isVisible)} notes={tidySeries(series, speech).notes} />
          {cards}
          {below}
          {side}
          {foot}
        </ChartNote>
      </Emphasis>
    );
  }
  const chart = draw(printing ? { width: PRINT_WIDTH } : {});
  return (
    <Emphasis>
      {head && (
        <Head>
          <h3>{title}</h3>
          <PanelChartTools {...props} draw={draw} />
        </Head>
      )}
      <ChartLayout
        chart={
          <Drawn>
            {chart}
            {below}
          </Drawn>
        }
        side={
          <>
            {cards}
            {side}
          </>
        }
      />
      {foot}
    </Emphasis>
  );
}

/** The chart at the same place as in its picture, with the same legend. */
function ChartAsPictured(
  props: Pick<PanelChartProps, 'series' | 'leftAxis' | 'rightAxis' | 'height' | 'draw'>,
) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const palette = useTheme();
  const { height, draw } = props;
  const speech = useChartSpeech();
  const legend = width === null ? null : placedLegend(props, { width, height }, speech);
  const head = legend?.height ?? 0;
  return (
    <Framed ref={frame} style={{ height }}>
      {legend && (
        // A legend beside the axis title is aligned right, whatever its real width.
        <svg
          width={legend.width}
          height={1}
          style={{ top: legend.top, ...(head > 0 ? { left: 0 } : { right: 0 }) }}
          aria-hidden="true"
        >
          <Legend entries={legend.entries} palette={palette} />
        </svg>
      )}
      <div style={{ paddingTop: head }}>{draw({ height: height - head })}</div>
    </Framed>
  );
}

type ToolsProps = Pick<
  PanelChartProps,
  | 'title'
  | 'series'
  | 'records'
  | 'window'
  | 'markers'
  | 'fileName'
  | 'source'
  | 'draw'
  | 'state'
  | 'bands'
  | 'bandTitle'
  | 'spans'
>;

/** The chart's table and downloads; none in an embedded panel. */
export function PanelChartTools({ draw, state, ...props }: ToolsProps) {
  if (useEmbedded()) return null;
  return (
    <ChartTools
      {...props}
      fileName={downloadName(props.fileName, props)}
      series={isDrawn(state) ? props.series : []}
      picture={(size) => draw({ ...size, interactive: false })}
    />
  );
}
