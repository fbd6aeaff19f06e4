import type { ReportCrop, ReportData, ReportPest } from '@vigia/domain';
import {
  CONDITION_BANDS,
  conditionSeries,
  cropBands,
  cropMarkers,
  DegreeDayChart,
  degreeDayBands,
  degreeDayMarkers,
  degreeDaySeries,
  degreeHourSeries,
  humiditySeries,
  indexSeries,
  RISK_BANDS,
  temperatureSeries,
  weeklySeries,
} from '@vigia/ui/panels';
import { CHART_WIDTH, ChartBlock, DailyChart, pageView } from './chart-block.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly data: ReportData;
  /** px */
  readonly height: number;
}

const FULL = { min: 0, max: 100 };
const CELSIUS = { title: 'Temperatura', unit: '°C' };
const PERCENT = { title: 'Humedad relativa', unit: '%' };
const DEGREE_HOURS = { title: 'Horas-grado', unit: '°C·h' };
const CAPTURES = { title: 'Capturas', unit: 'adultos' };

export function TemperatureChart({ data, height }: Props) {
  return (
    <DailyChart
      data={data}
      title={WORDS.charts.temperature}
      height={height}
      series={temperatureSeries(data.climate)}
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
      series={humiditySeries(data.climate)}
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
        series={indexSeries(data.mildew)}
        bands={RISK_BANDS}
        leftAxis={{ title: 'Índice de Gubler', unit: '' }}
        leftExtent={FULL}
        yTicks={8}
      />
      <DailyChart
        data={data}
        title={WORDS.charts.conditions}
        height={height}
        series={conditionSeries(data.mildew)}
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
  /** px; that of the page unless told. */
  readonly width?: number;
}

/** Degree-days and weekly captures of a pest in one chart. */
export function PestChart({ data, pest, height, width = CHART_WIDTH }: PestProps) {
  const { pestId, pestName, metric, start, degreeDays, missingDays, markers } = pest;
  const captures = { incremental: pest.weekly };
  const shown = { pestId, pestName, metric, start, degreeDays, missingDays, captures, markers };
  const isNarrow = width < CHART_WIDTH;
  const many = isNarrow ? pestName : `${WORDS.charts.pest}: ${pestName}`;
  const title = data.pests.length > 1 ? many : WORDS.charts.pest;
  return (
    <ChartBlock
      data={data}
      markers={degreeDayMarkers(shown, { controls: true, phenology: true })}
      title={title}
      height={height}
      series={degreeDaySeries(shown, data.today)}
      width={width}
      {...(isNarrow ? {} : { bands: degreeDayBands(pestId) })}
      chart={
        <DegreeDayChart
          data={shown}
          view={pageView(data)}
          width={width}
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
      series={weeklySeries(pest.weekly, CAPTURES.unit, data.today)}
      leftAxis={CAPTURES}
    />
  );
}

interface CropProps extends Props {
  readonly crop: ReportCrop;
  /** px; that of the page unless told. */
  readonly width?: number;
}

/** Degree-hours of a crop, its stages along the axis and on the days they were seen. */
export function CropChart({ data, crop, height, width = CHART_WIDTH }: CropProps) {
  return (
    <DailyChart
      data={data}
      title={`${WORDS.charts.crop}: ${crop.cropName}`}
      height={height}
      width={width}
      series={degreeHourSeries(crop, data.today)}
      bands={cropBands(crop)}
      markers={cropMarkers(crop)}
      leftAxis={DEGREE_HOURS}
    />
  );
}
