import type { DayRange, IsoDate, Period } from '@vigia/domain';
import { isCurrentSeason } from '@vigia/domain/farm';
import type { PublishedHead } from '@vigia/domain/published';
import { FONT_SIZE } from '@vigia/ui';
import { fitText, Legend, TimeChart, type TimeChartProps, useChartSpeech, WIDER } from '@vigia/ui/charts';
import {
  ChartHeading,
  type ChartSpec,
  chartViewOf,
  EDGE,
  type PublishedHeading,
  placedLegend,
  publishedFrame,
  STRIP,
} from '@vigia/ui/panels';
import { useTheme } from 'styled-components';
import { PictureFrame } from '../picture-frame.tsx';
import type { PictureOptions } from '../picture-options.ts';

export type PictureChart = ChartSpec & Pick<TimeChartProps, 'rightAxis' | 'markers'>;

export interface ChartPictureProps {
  /** Drawn above the charts if they leave room; also the picture's name. */
  readonly heading: PublishedHeading;
  readonly description: string;
  readonly head: Pick<PublishedHead, 'season' | 'today'>;
  /** Days shown; null if there are no data. */
  readonly window: DayRange | null;
  /** Text shown without data. */
  readonly nothing: string;
  /** The first one is always drawn, the others if there is room. */
  readonly charts: readonly PictureChart[];
  /** Who measured, and until when: drawn below the charts if they leave room. */
  readonly source: string;
  readonly options: PictureOptions;
}

/** One chart, or several below each other with the same time axis, with a description in words. */
export function ChartPicture({
  heading,
  description,
  head,
  window,
  nothing,
  charts,
  source,
  options,
}: ChartPictureProps) {
  const { width, height, period = 'allSeason' } = options;
  const known = charts.filter(({ series }) => series.some(({ y }) => !y.every(Number.isNaN)));
  const frame = publishedFrame(heading, options, known.length);
  const { top, each } = frame;
  const today = isCurrentSeason(head.season, head.today) ? head.today : null;
  return (
    <PictureFrame
      title={`${heading.name}, ${heading.place}`}
      description={description}
      width={width}
      height={height}
      inner={EDGE}
    >
      {frame.isHeaded && <ChartHeading {...heading} width={frame.width} />}
      {frame.isStripped && <Source width={frame.width} height={height - EDGE} text={source} />}
      {window === null ? (
        <Nothing width={frame.width} height={height - EDGE - STRIP} text={nothing} />
      ) : (
        known.slice(0, frame.count).map((chart, i) => (
          <g key={chart.title} transform={`translate(0,${top + i * each})`}>
            <LegendedChart
              {...chart}
              {...view(window, period, today)}
              width={frame.width}
              height={each}
              emptyTitle={nothing}
            />
          </g>
        ))
      )}
    </PictureFrame>
  );
}

type LegendedChartProps = Omit<TimeChartProps, 'width' | 'height'> &
  Pick<ChartSpec, 'forecast'> & {
    readonly width: number;
    readonly height: number;
  };

/** The chart alone, with a legend if it needs one. */
function LegendedChart({ height, forecast, ...chart }: LegendedChartProps) {
  const palette = useTheme();
  const legend = placedLegend(chart, { width: chart.width, height }, useChartSpeech());
  const head = legend?.height ?? 0;
  return (
    <>
      <g transform={head > 0 ? `translate(0,${head})` : undefined}>
        <TimeChart {...chart} isUnforeseen={forecast?.isMissing} interactive={false} height={height - head} />
      </g>
      {legend && (
        <g transform={`translate(${legend.left},${legend.top})`}>
          <Legend entries={legend.entries} palette={palette} />
        </g>
      )}
    </>
  );
}

interface SourceProps {
  readonly width: number;
  /** Height of the part above the picture's lower edge, px. */
  readonly height: number;
  readonly text: string;
}

/** The source, at the place of the controls of the interactive chart. */
function Source({ width, height, text }: SourceProps) {
  const { color } = useTheme();
  return (
    <text y={height - STRIP / 2 + 4} fontSize={FONT_SIZE.small} fill={color.muted}>
      {fitText(text, FONT_SIZE.small, width / WIDER)}
    </text>
  );
}

function view(window: DayRange, period: Period, day: IsoDate | null) {
  const { window: shown, ticks, today } = chartViewOf({ period, window, today: day });
  return { window: shown, ticks, ...(today === undefined ? {} : { today }) };
}

interface NothingProps {
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

function Nothing({ width, height, text }: NothingProps) {
  const { color } = useTheme();
  const font = { fontSize: FONT_SIZE.base, fill: color.muted };
  return (
    <text x={width / 2} y={height / 2} textAnchor="middle" {...font}>
      {text}
    </text>
  );
}
