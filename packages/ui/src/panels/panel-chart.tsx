import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChartKey } from '../charts/chart-key.tsx';
import { ChartLayout } from '../charts/chart-layout.tsx';
import type { ChartMarker, ChartSeries, ChartState, ChartWindow } from '../charts/chart-series.ts';
import { isDrawn } from '../charts/chart-state.ts';
import { ChartTools } from '../charts/chart-tools.tsx';
import type { TableBands } from '../charts/data-table/table-columns.ts';
import { useEmbedded } from '../charts/embedded.tsx';
import { LegendCards } from '../charts/legend-card.tsx';
import { textSize } from '../theme/mixins.ts';
import { PRINT_WIDTH, usePrinting } from '../theme/use-printing.ts';
import { ChartNote, useTogether } from './chart-notes.tsx';
import { downloadName } from './download-name.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 8px;
  h3 { flex: 1 1 180px; margin: 0; font-size: ${textSize('base')}; font-weight: 600; }
`;

const Whole = styled.div`
  min-width: 0;
  @media print { break-inside: avoid; }
`;

/** What a chart takes beside its own props; `{}` on the screen, where it fills its container. */
export interface ChartFrame {
  readonly width?: number;
  readonly height?: number;
  readonly interactive?: boolean;
}

export interface PanelChartProps extends TableBands {
  readonly title: string;
  /** All series, as the reader has them. */
  readonly series: readonly ChartSeries[];
  /** What tables and files carry, where it is not `series`. */
  readonly records?: readonly ChartSeries[] | undefined;
  readonly onToggle: (id: string, visible: boolean) => void;
  readonly state: ChartState;
  readonly window: ChartWindow;
  /** Lines over the days, as drawn: a picture's legend names their kinds. */
  readonly markers?: readonly ChartMarker[] | undefined;
  /** What downloads hold, `temperatura`; place and day are added to it. */
  readonly fileName: string;
  readonly source?: string | undefined;
  /** The chart in a frame. */
  readonly draw: (frame: ChartFrame) => ReactElement;
  /** False where the panel's own toolbar holds `PanelChartTools`. */
  readonly head?: boolean;
  /** More beside the chart, after the legend. */
  readonly side?: ReactNode;
  /** Right under the chart. */
  readonly below?: ReactNode;
  /** Under chart and legend, as wide as both. */
  readonly foot?: ReactNode;
}

/**
 * One chart of a panel: its name and tools, the chart, its legend; on paper as wide as paper. Among charts that are seen
 * together it has but a line of signs above it, and the rest below them all.
 */
export function PanelChart({ head = true, side, below, foot, draw, ...props }: PanelChartProps) {
  const printing = usePrinting();
  const together = useTogether();
  const { title, series, state, onToggle } = props;
  const chart = draw(printing ? { width: PRINT_WIDTH } : {});
  const cards = <LegendCards series={series} onToggle={onToggle} state={state} />;
  if (together) {
    return (
      <Whole>
        <ChartKey series={series} />
        {chart}
        <ChartNote title={title}>
          {cards}
          {below}
          {side}
          {foot}
        </ChartNote>
      </Whole>
    );
  }
  return (
    <Whole>
      {head && (
        <Head>
          <h3>{title}</h3>
          <PanelChartTools {...props} draw={draw} />
        </Head>
      )}
      <ChartLayout
        chart={
          <div>
            {chart}
            {below}
          </div>
        }
        side={
          <>
            {cards}
            {side}
          </>
        }
      />
      {foot}
    </Whole>
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
>;

/** The chart's table and downloads; nothing to take while there is no chart, or inside somebody else's page. */
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
