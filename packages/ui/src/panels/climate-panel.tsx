import type { ColumnarSeries, Period } from '@vigia/domain';
import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import type { ChartAxis, ChartSeries, ChartState, SeriesColor } from '../charts/chart-series.ts';
import { TimeChart } from '../charts/time-chart/time-chart.tsx';
import { PeriodStepper } from '../period/period-stepper.tsx';
import { dailyChartSeries, missingNote } from './daily-chart-series.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { PANEL_CHART_HEIGHT, PanelChart } from './panel-chart.tsx';
import { Panel, Toolbar } from './panel-parts.tsx';
import { type PanelView, useChartView } from './panel-view.ts';
import { useVisible } from './use-visible.ts';

/** Daily extremes over the stations of a sector; null is a day without data. */
export interface ClimateData {
  readonly temperatureMax: ColumnarSeries | null;
  readonly temperatureMin: ColumnarSeries | null;
  readonly humidityMax: ColumnarSeries | null;
  readonly humidityMin: ColumnarSeries | null;
  readonly missingDays: number;
}

export interface ClimatePanelProps {
  /** Null while it is not known. */
  readonly data: ClimateData | null;
  readonly view: PanelView;
  readonly onPeriodChange: (period: Period) => void;
  readonly state?: ChartState;
  readonly onRetry?: () => void;
  readonly selector?: ReactNode;
  /** Of each chart, px. */
  readonly height?: number;
  /** Who measured, for downloads: 'Vigía · Los Aromos Norte'. */
  readonly source?: string;
}

const Charts = styled.div`
  display: grid;
  gap: 24px;
`;

const CELSIUS: ChartAxis = { title: 'Temperatura', unit: '°C' };
const PERCENT: ChartAxis = { title: 'Humedad relativa', unit: '%' };
const FULL = { min: 0, max: 100 };

/** Daily maximum and minimum of temperature and humidity. */
export function ClimatePanel(props: ClimatePanelProps) {
  return (
    <PanelBoundary name="Clima">
      <ClimatePanelBody {...props} />
    </PanelBoundary>
  );
}

function ClimatePanelBody({
  data,
  view,
  onPeriodChange,
  state = 'ready',
  onRetry,
  selector,
  height = PANEL_CHART_HEIGHT,
  source,
}: ClimatePanelProps) {
  const temperature = useMemo(() => temperatureSeries(data), [data]);
  const humidity = useMemo(() => humiditySeries(data), [data]);
  const shared = { view, state, height, source, ...(onRetry ? { onRetry } : {}) };
  return (
    <Panel label="Clima">
      <Toolbar>
        {selector}
        <PeriodStepper period={view.period} onPeriodChange={onPeriodChange} />
      </Toolbar>
      <Charts>
        <ClimateChart
          {...shared}
          title="Temperatura diaria"
          file="temperatura"
          series={temperature}
          axis={CELSIUS}
        />
        <ClimateChart
          {...shared}
          title="Humedad diaria"
          file="humedad"
          series={humidity}
          axis={PERCENT}
          extent={FULL}
        />
      </Charts>
    </Panel>
  );
}

interface ClimateChartProps {
  readonly title: string;
  readonly file: string;
  readonly series: readonly ChartSeries[];
  readonly axis: ChartAxis;
  readonly extent?: { readonly min: number; readonly max: number };
  readonly view: PanelView;
  readonly state: ChartState;
  readonly height: number;
  readonly source: string | undefined;
  readonly onRetry?: () => void;
}

function ClimateChart({ title, file, series, axis, extent, view, source, ...rest }: ClimateChartProps) {
  const [shown, toggle] = useVisible(series);
  const chartView = useChartView(view);
  return (
    <PanelChart
      title={title}
      series={shown}
      onToggle={toggle}
      state={rest.state}
      window={chartView.window}
      fileName={file}
      source={source}
      draw={(frame) => (
        <TimeChart
          {...rest}
          {...chartView}
          title={title}
          series={shown}
          leftAxis={axis}
          leftFromZero={false}
          leftExtent={extent}
          emptyTitle="Sin mediciones de clima"
          emptyHint="Ninguna estación del campo midió clima en la temporada. Elija otra temporada o importe mediciones."
          {...frame}
        />
      )}
    />
  );
}

function temperatureSeries(data: ClimateData | null): ChartSeries[] {
  return [
    reading('temperature-max', 'Temperatura máxima', '°C', 1, 'max', data?.temperatureMax, data),
    reading('temperature-min', 'Temperatura mínima', '°C', 1, 'min', data?.temperatureMin, data),
  ];
}

function humiditySeries(data: ClimateData | null): ChartSeries[] {
  return [
    reading('humidity-max', 'Humedad máxima', '%', 0, 'humidityMax', data?.humidityMax, data),
    reading('humidity-min', 'Humedad mínima', '%', 0, 'humidityMin', data?.humidityMin, data),
  ];
}

function reading(
  id: string,
  label: string,
  unit: string,
  decimals: number,
  color: SeriesColor,
  values: ColumnarSeries | null | undefined,
  data: ClimateData | null,
): ChartSeries {
  const look = { id, label, unit, decimals, color, kind: 'line', axis: 'left' } as const;
  return dailyChartSeries(values, look, missingNote(data?.missingDays ?? 0));
}
