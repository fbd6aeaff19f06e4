import type { ReactElement } from 'react';
import { PictureSvg } from '../../theme/picture-svg.tsx';
import { FONT_SIZE, type Palette } from '../../theme/tokens.ts';
import type { ChartBand, ChartMarker, ChartSeries, ChartSpan, ChartWindow } from '../chart-series.ts';
import { drawnSeries } from '../time-chart/plan/day-overview.ts';
import { barsIn, markersIn } from '../time-chart/plan/marker-plan.ts';
import { fitText } from '../time-chart/plan/text-width.ts';
import { useChartSpeech } from '../words.ts';
import { Legend } from './legend.tsx';
import { legendItems, legendRows, legendSize } from './picture-legend.ts';

export interface PictureSize {
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
}

export interface ChartPictureProps {
  readonly title: string;
  /** The period, in words. */
  readonly subtitle?: string | undefined;
  /** Source of the data: the last line. */
  readonly source?: string | undefined;
  /** The series that are drawn, for the legend. */
  readonly series: readonly ChartSeries[];
  /** Stages or classes along the left axis, for the legend. */
  readonly bands?: readonly ChartBand[] | undefined;
  /** Vertical lines, for the legend. It names their kinds, as some lines have no room for their own name. */
  readonly markers?: readonly ChartMarker[] | undefined;
  /** What lasts, for the legend. */
  readonly spans?: readonly ChartSpan[] | undefined;
  /** The period drawn: the legend has only the lines and bars inside it. */
  readonly window?: ChartWindow | undefined;
  /** An `<svg>` of `size` without a frame. */
  readonly chart: ReactElement;
  readonly size: PictureSize;
  readonly palette: Palette;
}

const EDGE = 24;
const HEAD = 54;
const FOOT = 32;

/** The whole picture: title, period, legend, chart and source as one `<svg>` that is complete by itself. */
export function ChartPicture(props: ChartPictureProps) {
  const {
    title,
    subtitle,
    source,
    series,
    bands,
    markers = [],
    spans = [],
    window,
    chart,
    size,
    palette,
  } = props;
  const speech = useChartSpeech();
  const lines = window ? markersIn(markers, window) : markers;
  const shown = window ? barsIn(spans, window) : spans;
  const legend = legendRows(
    legendItems(window ? drawnSeries(series, window) : series, bands, lines, speech, shown),
    size.width,
  );
  const chartTop = EDGE + HEAD + legendSize(legend).height + 8;
  const width = size.width + 2 * EDGE;
  const height = chartTop + size.height + FOOT + (source === undefined ? 0 : 8);
  const { text, muted, line, surface } = palette.color;
  return (
    <PictureSvg width={width} height={height} label={[title, subtitle].filter(Boolean).join(', ')}>
      <title>{title}</title>
      {source !== undefined && <desc>{source}</desc>}
      <rect width={width} height={height} fill={surface} />
      <text x={EDGE} y={EDGE + 16} fontSize={FONT_SIZE.figure} fontWeight={700} fill={text}>
        {fitText(title, FONT_SIZE.figure, size.width)}
      </text>
      {subtitle !== undefined && (
        <text x={EDGE} y={EDGE + 38} fontSize={FONT_SIZE.compact} fill={muted}>
          {subtitle}
        </text>
      )}
      <g transform={`translate(${EDGE},${EDGE + HEAD})`}>
        <Legend entries={legend} palette={palette} />
      </g>
      <g transform={`translate(${EDGE},${chartTop})`}>{chart}</g>
      {source !== undefined && (
        <>
          <path d={`M${EDGE},${height - FOOT}H${width - EDGE}`} stroke={line} />
          <text x={EDGE} y={height - 12} fontSize={FONT_SIZE.small} fill={muted}>
            {fitText(source, FONT_SIZE.small, size.width)}
          </text>
        </>
      )}
    </PictureSvg>
  );
}
