import type { ColumnarSeries, Period } from '@vigia/domain';
import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import { ChartLayout } from '../charts/chart-layout.tsx';
import type { ChartAxis, ChartSeries, ChartState, SeriesColor } from '../charts/chart-series.ts';
import { ChartTable } from '../charts/chart-table.tsx';
import { LegendCards } from '../charts/legend-card.tsx';
import { TimeChart } from '../charts/time-chart/time-chart.tsx';
import { dailyChartSeries, missingNote } from './daily-chart-series.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { ChartTitle, Panel, PeriodSelector, Toolbar, ToolbarButtons, ToolbarEnd } from './panel-parts.tsx';
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
}

const Charts = styled.div`
  display: grid;
  gap: 24px;
`;

const CELSIUS: ChartAxis = { title: 'Temperatura', unit: '°C' };
const PERCENT: ChartAxis = { title: 'Humedad relativa', unit: '%' };
const FULL = { min: 0, max: 100 };
const HEIGHT = 300;

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
}: ClimatePanelProps) {
  const temperature = useMemo(() => temperatureSeries(data), [data]);
  const humidity = useMemo(() => humiditySeries(data), [data]);
  const all = useMemo(() => [...temperature, ...humidity], [temperature, humidity]);
  const shared = { view, state, ...(onRetry ? { onRetry } : {}) };
  return (
    <Panel aria-label="Clima">
      <Toolbar>
        {selector}
        <PeriodSelector period={view.period} onPeriodChange={onPeriodChange} />
        <ToolbarEnd>
          <ToolbarButtons>
            <ChartTable title="Temperatura y humedad diarias" series={all} fileName="clima" />
          </ToolbarButtons>
        </ToolbarEnd>
      </Toolbar>
      <Charts>
        <ClimateChart {...shared} title="Temperatura diaria" series={temperature} axis={CELSIUS} />
        <ClimateChart {...shared} title="Humedad diaria" series={humidity} axis={PERCENT} extent={FULL} />
      </Charts>
    </Panel>
  );
}

interface ClimateChartProps {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  readonly axis: ChartAxis;
  readonly extent?: { readonly min: number; readonly max: number };
  readonly view: PanelView;
  readonly state: ChartState;
  readonly onRetry?: () => void;
}

function ClimateChart({ title, series, axis, extent, view, ...rest }: ClimateChartProps) {
  const [shown, toggle] = useVisible(series);
  const chartView = useChartView(view);
  return (
    <div>
      <ChartTitle>{title}</ChartTitle>
      <ChartLayout
        chart={
          <TimeChart
            {...rest}
            {...chartView}
            title={title}
            series={shown}
            leftAxis={axis}
            leftFromZero={false}
            leftExtent={extent}
            height={HEIGHT}
            emptyTitle="Sin mediciones de clima"
            emptyHint="Ninguna estación del campo midió clima en la temporada. Elija otra temporada o importe mediciones."
          />
        }
        side={<LegendCards series={shown} onToggle={toggle} state={rest.state} />}
      />
    </div>
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
