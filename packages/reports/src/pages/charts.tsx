import { MIRRORED_CAPTURES } from '@vigia/domain/es';
import type { ReportData, ReportPest } from '@vigia/domain/reports';
import {
  climateCharts,
  DegreeDayChart,
  degreeDayBands,
  degreeDayMarkers,
  degreeDaySeries,
  incrementSeries,
  mildewCharts,
  OVER_WEATHER,
  protectedSpans,
  SPANISH_PANELS,
} from '@vigia/ui/panels';
import { CHART_WIDTH, ChartBlock, DailyChart, pageView } from './chart-block.tsx';
import { comparedCounts, comparedLines } from './compared-lines.ts';
import { pestChartData } from './follow-up-charts.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly data: ReportData;
  /** px */
  readonly height: number;
}

const { captures, unit } = SPANISH_PANELS.words.captures;
const CAPTURES = { title: captures, unit };
const { degreeDayUnit } = SPANISH_PANELS.words;

export function TemperatureChart({ data, height }: Props) {
  const { temperature } = climateCharts(data.climate, data.forecasts, 'metric', SPANISH_PANELS);
  const lines = comparedLines(data, 'temperature', {
    unit: '°C',
    decimals: 1,
    axis: 'left',
    colors: OVER_WEATHER,
  });
  return (
    <DailyChart data={data} {...temperature} series={[...temperature.series, ...lines]} height={height} />
  );
}

export function HumidityChart({ data, height }: Props) {
  const { humidity } = climateCharts(data.climate, data.forecasts, 'metric', SPANISH_PANELS);
  const lines = comparedLines(data, 'humidity', {
    unit: '%',
    decimals: 0,
    axis: 'left',
    colors: OVER_WEATHER,
  });
  return <DailyChart data={data} {...humidity} series={[...humidity.series, ...lines]} height={height} />;
}

export function MildewCharts({ data, height }: Props) {
  const { index, conditions } = mildewCharts(data.mildew, data.forecasts, 'metric', SPANISH_PANELS);
  const lines = comparedLines(data, 'mildew', { unit: '', decimals: 0, axis: 'left' });
  return (
    <>
      <DailyChart data={data} {...index} series={[...index.series, ...lines]} height={height} />
      <DailyChart data={data} {...conditions} height={height} />
    </>
  );
}

interface PestProps extends Props {
  readonly pest: ReportPest;
}

/** Degree-days and weekly captures of a pest in one chart. */
export function PestChart({ data, pest, height }: PestProps) {
  const shown = pestChartData(pest);
  const series = [
    ...degreeDaySeries(shown, data.today, SPANISH_PANELS),
    ...comparedLines(data, 'degreeDays', { unit: degreeDayUnit, decimals: 1, axis: 'left' }),
  ];
  return (
    <ChartBlock
      data={data}
      markers={degreeDayMarkers(shown, { controls: true, phenology: true }, SPANISH_PANELS)}
      spans={protectedSpans(shown, { controls: true })}
      title={WORDS.charts.pest}
      height={height}
      series={series}
      bands={degreeDayBands(pest.pestId, SPANISH_PANELS)}
      chart={
        <DegreeDayChart
          data={shown}
          series={series}
          view={pageView(data)}
          width={CHART_WIDTH}
          height={height}
          interactive={false}
        />
      }
    />
  );
}

export function WeeklyChart({ data, pest, height }: PestProps) {
  const others = comparedCounts(data, { unit: CAPTURES.unit, decimals: 0, axis: 'left' });
  const mirrored = MIRRORED_CAPTURES[data.compared?.alignment === 'degree-days' ? 'atSameSum' : 'byDay'];
  return (
    <DailyChart
      data={data}
      title={others.length > 0 ? mirrored : WORDS.charts.weekly}
      height={height}
      series={[
        ...incrementSeries(
          { data: pest.weekly, inField: pest.inField, unit: CAPTURES.unit, interval: 'weekly' },
          data.today,
          SPANISH_PANELS,
        ),
        ...others,
      ]}
      leftAxis={CAPTURES}
    />
  );
}
