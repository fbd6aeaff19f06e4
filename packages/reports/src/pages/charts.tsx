import type { ReportData, ReportPest } from '@vigia/domain/reports';
import {
  climateCharts,
  DegreeDayChart,
  degreeDayBands,
  degreeDayMarkers,
  degreeDaySeries,
  incrementSeries,
  mildewCharts,
  SPANISH_PANELS,
} from '@vigia/ui/panels';
import { CHART_WIDTH, ChartBlock, DailyChart, pageView } from './chart-block.tsx';
import { pestChartData } from './follow-up-charts.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly data: ReportData;
  /** px */
  readonly height: number;
}

const { captures, unit } = SPANISH_PANELS.words.captures;
const CAPTURES = { title: captures, unit };

export function TemperatureChart({ data, height }: Props) {
  const { temperature } = climateCharts(data.climate, data.forecasts, 'metric', SPANISH_PANELS);
  return <DailyChart data={data} {...temperature} height={height} />;
}

export function HumidityChart({ data, height }: Props) {
  const { humidity } = climateCharts(data.climate, data.forecasts, 'metric', SPANISH_PANELS);
  return <DailyChart data={data} {...humidity} height={height} />;
}

export function MildewCharts({ data, height }: Props) {
  const { index, conditions } = mildewCharts(data.mildew, data.forecasts, 'metric', SPANISH_PANELS);
  return (
    <>
      <DailyChart data={data} {...index} height={height} />
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
  return (
    <ChartBlock
      data={data}
      markers={degreeDayMarkers(shown, { controls: true, phenology: true }, SPANISH_PANELS)}
      title={WORDS.charts.pest}
      height={height}
      series={degreeDaySeries(shown, data.today, SPANISH_PANELS)}
      bands={degreeDayBands(pest.pestId, SPANISH_PANELS)}
      chart={
        <DegreeDayChart
          data={shown}
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
  return (
    <DailyChart
      data={data}
      title={WORDS.charts.weekly}
      height={height}
      series={incrementSeries(
        { data: pest.weekly, inField: pest.inField, unit: CAPTURES.unit, interval: 'weekly' },
        data.today,
        SPANISH_PANELS,
      )}
      leftAxis={CAPTURES}
    />
  );
}
