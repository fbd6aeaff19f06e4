import type { ReportData, ReportPest } from '@vigia/domain';
import {
  CONDITION_BANDS,
  CONDITIONS,
  conditionSeries,
  DegreeDayChart,
  degreeDayBands,
  degreeDayMarkers,
  degreeDaySeries,
  forecastNote,
  HUMIDITIES,
  humiditySeries,
  incrementSeries,
  indexSeries,
  MILDEW_LIMIT,
  RISK_BANDS,
  TEMPERATURES,
  temperatureSeries,
} from '@vigia/ui/panels';
import { CHART_WIDTH, ChartBlock, DailyChart, pageView } from './chart-block.tsx';
import { pestChartData } from './follow-up-charts.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly data: ReportData;
  /** px */
  readonly height: number;
}

const FULL = { min: 0, max: 100 };
const CELSIUS = { title: 'Temperatura', unit: '°C' };
const PERCENT = { title: 'Humedad relativa', unit: '%' };
const CAPTURES = { title: 'Capturas', unit: 'adultos' };

export function TemperatureChart({ data, height }: Props) {
  return (
    <DailyChart
      data={data}
      title={WORDS.charts.temperature}
      height={height}
      series={temperatureSeries(data.climate, data.forecasts)}
      forecast={forecastNote(data.forecasts, TEMPERATURES)}
      leftAxis={CELSIUS}
      leftFromZero={false}
    />
  );
}

export function HumidityChart({ data, height }: Props) {
  return (
    <DailyChart
      data={data}
      title={WORDS.charts.humidity}
      height={height}
      series={humiditySeries(data.climate, data.forecasts)}
      forecast={forecastNote(data.forecasts, HUMIDITIES)}
      leftAxis={PERCENT}
      leftExtent={FULL}
    />
  );
}

export function MildewCharts({ data, height }: Props) {
  return (
    <>
      <DailyChart
        data={data}
        title={WORDS.charts.mildew}
        height={height}
        series={indexSeries(data.mildew, data.forecasts)}
        forecast={forecastNote(data.forecasts, ['index'], MILDEW_LIMIT)}
        bands={RISK_BANDS}
        leftAxis={{ title: 'Índice de Gubler', unit: '' }}
        leftExtent={FULL}
        yTicks={8}
      />
      <DailyChart
        data={data}
        title={WORDS.charts.conditions}
        height={height}
        series={conditionSeries(data.mildew, data.forecasts)}
        forecast={forecastNote(data.forecasts, CONDITIONS, MILDEW_LIMIT)}
        bands={CONDITION_BANDS}
        leftAxis={{ title: 'Horas favorables', unit: 'h' }}
        leftExtent={{ min: 0, max: 24 }}
        yTicks={8}
      />
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
      markers={degreeDayMarkers(shown, { controls: true, phenology: true })}
      title={WORDS.charts.pest}
      height={height}
      series={degreeDaySeries(shown, data.today)}
      bands={degreeDayBands(pest.pestId)}
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
      series={incrementSeries(pest.weekly, CAPTURES.unit, data.today)}
      leftAxis={CAPTURES}
    />
  );
}
