import { daysBetween } from '@vigia/domain';
import type { ReportData } from '@vigia/domain/reports';
import {
  type ChartBand,
  type ChartMarker,
  ChartPicture,
  type ChartSeries,
  type ChartSpan,
  TimeChart,
  type TimeChartProps,
} from '@vigia/ui/charts';
import { chartViewOf, type ForecastNote } from '@vigia/ui/panels';
import type { ReactElement } from 'react';
import { useTheme } from 'styled-components';
import { WORDS } from './words.ts';

/** px; the page scales it to the available width. */
export const CHART_WIDTH = 688;

/** The part of the year in the charts, its ticks and today. */
export function pageView({ window, today }: Pick<ReportData, 'window' | 'today'>) {
  const days = daysBetween(window.start, window.end);
  const period = days <= 31 ? '30days' : days <= 100 ? '90days' : 'allSeason';
  return { period, window, today } as const;
}

/** Whether any series has a value. */
export const hasValues = (series: readonly ChartSeries[]): boolean =>
  series.some(({ y }) => y.some((value) => Number.isFinite(value)));

interface ChartBlockProps {
  readonly data: ReportData;
  readonly title: string;
  /** px */
  readonly height: number;
  readonly series: readonly ChartSeries[];
  readonly bands?: readonly ChartBand[];
  /** The legend has only those inside the window. */
  readonly markers?: readonly ChartMarker[] | undefined;
  /** Bars of what lasts, as the chart draws them. */
  readonly spans?: readonly ChartSpan[];
  /** Text below the chart about the days after today. */
  readonly forecast?: ForecastNote | null;
  readonly chart: ReactElement;
}

/** One chart with its legend; a text instead if there are no values. */
export function ChartBlock(props: ChartBlockProps) {
  const { data, title, height, series, bands, markers, spans, forecast, chart } = props;
  const { window } = chartViewOf(pageView(data));
  const palette = useTheme();
  if (!hasValues(series)) return <p className="blank">{WORDS.noChart(title)}</p>;
  const shown = series.filter(({ visible, y }) => visible !== false && y.length > 0);
  return (
    <div className="drawing" style={{ flexGrow: height }}>
      <ChartPicture
        title={title}
        series={shown}
        bands={bands}
        markers={markers}
        spans={spans}
        source={forecast?.text}
        window={window}
        chart={chart}
        size={{ width: CHART_WIDTH, height }}
        palette={palette}
      />
    </div>
  );
}

type DailyChartProps = Omit<ChartBlockProps, 'chart'> &
  Pick<TimeChartProps, 'leftAxis' | 'rightAxis' | 'leftExtent' | 'leftFromZero' | 'yTicks'>;

/** A chart of days, as in the console. */
export function DailyChart(props: DailyChartProps) {
  const { data, title, height, series, bands, markers, forecast = null, ...axes } = props;
  const { window, ticks, today } = chartViewOf(pageView(data));
  return (
    <ChartBlock
      data={data}
      title={title}
      height={height}
      series={series}
      {...(bands ? { bands } : {})}
      markers={markers}
      forecast={forecast}
      chart={
        <TimeChart
          {...axes}
          title={title}
          series={series}
          bands={bands ?? []}
          markers={markers}
          window={window}
          ticks={ticks}
          {...(today === undefined ? {} : { today })}
          isUnforeseen={forecast?.isMissing}
          width={CHART_WIDTH}
          height={height}
          interactive={false}
          emptyTitle=""
          emptyHint=""
        />
      }
    />
  );
}
