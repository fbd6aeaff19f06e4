import { type DayRange, type IsoDate, isCurrentSeason, type Period, type PublishedHead } from '@vigia/domain';
import { FONT_SIZE } from '@vigia/ui';
import {
  axisTitle,
  bandsInUnits,
  inUnits,
  isVisible,
  Legend,
  legendItems,
  legendRows,
  legendSize,
  seriesInUnits,
  TimeChart,
  type TimeChartProps,
  textWidth,
  type Units,
  unitIn,
} from '@vigia/ui/charts';
import { chartViewOf } from '@vigia/ui/panels';
import { useTheme } from 'styled-components';
import { FRAME, PictureFrame } from '../picture-frame.tsx';
import type { PictureOptions } from '../picture-options.ts';
import { ChartHeading, type Heading, headingLines, WIDER } from './chart-heading.tsx';

export type PictureChart = Pick<
  TimeChartProps,
  | 'title'
  | 'series'
  | 'leftAxis'
  | 'rightAxis'
  | 'leftExtent'
  | 'leftFromZero'
  | 'yTicks'
  | 'bands'
  | 'markers'
>;

export interface ChartPictureProps {
  /** Stands above the charts where they leave room; together the picture's name. */
  readonly heading: Heading;
  readonly description: string;
  readonly head: Pick<PublishedHead, 'season' | 'today'>;
  /** Days shown; null when there is nothing to draw. */
  readonly window: DayRange | null;
  /** Said then. */
  readonly nothing: string;
  /** The first one always, the others where there is room. */
  readonly charts: readonly PictureChart[];
  readonly options: PictureOptions;
}

/** Below it a chart says little, px. */
const LEAST_CHART = 150;
/** What a legend leaves of it, px. */
const LEAST_PLOT = 110;
/** Between an axis' title and a legend beside it, px. */
const APART = 16;

/** One chart, or several of one axis of time below each other, with what they say in words. */
export function ChartPicture({
  heading,
  description,
  head,
  window,
  nothing,
  charts,
  options,
}: ChartPictureProps) {
  const { width, height, period = 'allSeason', units = 'metric' } = options;
  const inner = { width: width - 2 * FRAME, height: height - 2 * FRAME };
  const lines = headingLines(heading, inner.width);
  const isHeaded = inner.height - lines.height >= LEAST_CHART;
  const top = isHeaded ? lines.height : 0;
  const known = charts.filter(({ series }) => series.some(({ y }) => !y.every(Number.isNaN)));
  const count = Math.max(1, Math.min(known.length, Math.floor((inner.height - top) / LEAST_CHART)));
  const each = Math.floor((inner.height - top) / count);
  const today = isCurrentSeason(head.season, head.today) ? head.today : null;
  return (
    <PictureFrame
      title={`${heading.name}, ${heading.place}`}
      description={description}
      width={width}
      height={height}
    >
      {isHeaded && <ChartHeading {...heading} width={inner.width} />}
      {window === null ? (
        <Nothing {...inner} text={nothing} />
      ) : (
        known.slice(0, count).map((chart, i) => (
          <g key={chart.title} transform={`translate(0,${top + i * each})`}>
            <LegendedChart
              {...inUnitsOf(chart, units)}
              {...view(window, period, today)}
              width={inner.width}
              height={each}
              emptyTitle={nothing}
            />
          </g>
        ))
      )}
    </PictureFrame>
  );
}

type LegendedChartProps = Omit<TimeChartProps, 'width' | 'height'> & {
  readonly width: number;
  readonly height: number;
};

/**
 * The bare chart with a legend where its axes' titles alone do not say which series is which: beside the title, or in rows
 * above it where there is no such room.
 */
function LegendedChart({ height, ...chart }: LegendedChartProps) {
  const palette = useTheme();
  const { width } = chart;
  const series = chart.series.filter(isVisible);
  const isNeeded = new Set(series.map(({ axis }) => axis)).size < series.length;
  const legend = isNeeded ? legendRows(legendItems(withoutUnits(series)), width) : [];
  const taken = legendSize(legend);
  const axis = textWidth(axisTitle(chart.leftAxis), FONT_SIZE.small);
  const isBeside = !chart.rightAxis && (axis + taken.width) * WIDER + APART <= width;
  const head = isBeside ? 0 : taken.height;
  const place = isBeside ? `translate(${width - taken.width * WIDER},-2)` : undefined;
  const isDrawn = isNeeded && height - head >= LEAST_PLOT;
  return (
    <>
      <g transform={isDrawn ? `translate(0,${head})` : undefined}>
        <TimeChart {...chart} interactive={false} height={isDrawn ? height - head : height} />
      </g>
      {isDrawn && (
        <g transform={place}>
          <Legend entries={legend} palette={palette} />
        </g>
      )}
    </>
  );
}

/** The axis says it once. */
const withoutUnits = (series: PictureChart['series']) => series.map((one) => ({ ...one, unit: '' }));

/** The measures of the left axis in the reader's units. */
function inUnitsOf({ series, leftAxis, bands, ...chart }: PictureChart, units: Units): PictureChart {
  return {
    ...chart,
    series: seriesInUnits(series, units).map((one) => ({ ...one, label: nameIn(one.label, units) })),
    leftAxis: { ...leftAxis, unit: unitIn(leftAxis.unit, units) },
    ...(bands && { bands: bandsInUnits(bands, leftAxis.unit, units) }),
  };
}

/** The name of a series, whose degrees are whole ones: `Horas entre 21 y 30 °C`, `Horas entre 70 y 86 °F`. */
function nameIn(label: string, units: Units): string {
  return label.replace(/(\d+) y (\d+) (°C)/, (_, from: string, to: string, unit: string) => {
    const [low, high] = [from, to].map((value) => Math.round(inUnits(Number(value), unit, units).value));
    return `${low} y ${high} ${unitIn(unit, units)}`;
  });
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

export function Nothing({ width, height, text }: NothingProps) {
  const { color } = useTheme();
  const font = { fontSize: FONT_SIZE.base, fill: color.muted };
  return (
    <text x={width / 2} y={height / 2} textAnchor="middle" {...font}>
      {text}
    </text>
  );
}
