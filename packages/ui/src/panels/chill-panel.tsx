import {
  CHILL_METRICS,
  CHILL_MODELS,
  type ChillMetric,
  type ColumnarSeries,
  type IsoDate,
} from '@vigia/domain';
import { useMemo } from 'react';
import styled from 'styled-components';
import { type ChartAxis, type ChartSeries, isVisible, type SeriesColor } from '../charts/chart-series.ts';
import { TimeChart } from '../charts/time-chart/time-chart.tsx';
import { textSize } from '../theme/mixins.ts';
import { LAYOUT } from '../theme/tokens.ts';
import { dailyChartSeries, missingNote } from './daily-chart-series.ts';
import { chillOrigin } from './origin/model-origins.ts';
import { PanelOrigin } from './origin/panel-origin.tsx';
import { PanelBoundary } from './panel-boundary.tsx';
import { type ChartFrame, PanelChart, PanelChartTools } from './panel-chart.tsx';
import { Panel, PanelPeriod, Toolbar, ToolbarEnd } from './panel-parts.tsx';
import { useChartView } from './panel-view.ts';
import type { SharedPanelProps } from './shared-props.ts';
import { useVisible } from './use-visible.ts';
import { fullDate } from './words.ts';

/** Accumulated chill by day and model; null is a day without data. */
export interface ChillData {
  /** In the unit of each model: h for chilling hours, chill units or portions for the others. */
  readonly series: Readonly<Partial<Record<ChillMetric, ColumnarSeries | null>>>;
  /** First day that counts. */
  readonly start: IsoDate;
  /** Days without data, which add nothing. */
  readonly missingDays: number;
}

export interface ChillPanelProps extends SharedPanelProps {
  /** Null while it is not known. */
  readonly data: ChillData | null;
}

const COLORS: Readonly<Record<ChillMetric, SeriesColor>> = {
  chill_model_weinberger: 'chillHours',
  chill_model_utah: 'utah',
  chill_model_infruitec: 'utahPositive',
  chill_model_dynamic: 'dynamic',
};

const Sources = styled.dl`
  display: grid;
  gap: 8px;
  max-width: 900px;
  margin: 16px 0 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
  dt { color: ${({ theme }) => theme.color.text}; font-weight: 600; }
  dd { margin: 0; }
  cite { font-style: normal; }
`;

/** The four chill models of a season; chilling hours at first. */
export function ChillPanel(props: ChillPanelProps) {
  return (
    <PanelBoundary name="Horas Frío">
      <ChillPanelBody {...props} />
    </PanelBoundary>
  );
}

function ChillPanelBody({
  data,
  view,
  onPeriodChange,
  state = 'ready',
  onRetry,
  selector,
  height = LAYOUT.chart,
  scrollUnit,
  source,
  origin,
}: ChillPanelProps) {
  const all = useMemo(() => chillSeries(data), [data]);
  const [series, toggle] = useVisible(all);
  const axis = useMemo(() => axisOf(series), [series]);
  const chartView = useChartView(view);
  const draw = (frame: ChartFrame) => (
    <TimeChart
      {...chartView}
      title="Frío acumulado"
      series={series}
      leftAxis={axis}
      height={height}
      scrollUnit={scrollUnit ?? chartView.scrollUnit}
      state={state}
      emptyTitle="Sin frío acumulado"
      emptyHint="Ninguna estación del campo tiene temperaturas horarias en la temporada. Elija otra temporada o importe mediciones."
      onRetry={onRetry}
      {...frame}
    />
  );
  const chart = {
    title: 'Frío acumulado',
    series,
    state,
    window: chartView.window,
    fileName: 'horas-frio',
    source,
    draw,
  };
  return (
    <Panel label="Horas Frío">
      <Toolbar>
        {selector}
        <PanelPeriod view={view} onPeriodChange={onPeriodChange} />
        <ToolbarEnd>
          <PanelChartTools {...chart} />
        </ToolbarEnd>
      </Toolbar>
      <PanelChart {...chart} head={false} onToggle={toggle} below={<ChillSources series={series} />} />
      <PanelOrigin
        title="Horas Frío"
        entries={chillOrigin({
          ...(data && { start: { date: data.start } }),
          ...origin,
          missingDays: data?.missingDays ?? 0,
          source,
        })}
      />
    </Panel>
  );
}

/** Help for each shown model: what it counts, and the paper it comes from. */
function ChillSources({ series }: { readonly series: readonly ChartSeries[] }) {
  const shown = series.filter(isVisible);
  return (
    <Sources>
      {CHILL_METRICS.filter((metric) => shown.some((one) => one.id === metric)).map((metric) => (
        <div key={metric}>
          <dt>
            {CHILL_MODELS[metric].label} ({CHILL_MODELS[metric].unitLabel})
          </dt>
          <dd>
            {CHILL_MODELS[metric].description} <cite translate="no">{CHILL_MODELS[metric].citation}</cite>
          </dd>
        </div>
      ))}
    </Sources>
  );
}

export function chillSeries(data: ChillData | null): ChartSeries[] {
  return CHILL_METRICS.map((metric) => {
    const { label, unit } = CHILL_MODELS[metric];
    const look = {
      id: metric,
      label,
      unit,
      color: COLORS[metric],
      kind: 'line',
      axis: 'left',
      decimals: 2,
      visible: metric === 'chill_model_weinberger',
    } as const;
    const notes = data && [`desde ${fullDate(data.start)}`, missingNote(data.missingDays)].filter(Boolean);
    return dailyChartSeries(data?.series[metric], look, notes?.join(' · '));
  });
}

/** The axis is named by the unit of the shown series; of all units, when they differ. */
function axisOf(series: readonly ChartSeries[]): ChartAxis {
  const shown = CHILL_METRICS.filter((metric) => series.some((one) => one.id === metric && isVisible(one)));
  const units = [
    ...new Set(shown.map((metric) => `${CHILL_MODELS[metric].unitLabel} (${CHILL_MODELS[metric].unit})`)),
  ];
  if (units.length === 0) return { title: 'Frío acumulado', unit: '' };
  const text = units.join(' · ');
  return { title: text[0]!.toUpperCase() + text.slice(1), unit: '' };
}
