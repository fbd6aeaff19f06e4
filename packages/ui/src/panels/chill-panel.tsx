import { CHILL_METRICS, CHILL_MODELS } from '@vigia/domain';
import { useMemo } from 'react';
import { type ChartSeries, isVisible } from '../charts/chart-series.ts';
import { TimeChart } from '../charts/time-chart/time-chart.tsx';
import { textSize } from '../theme/mixins.ts';
import { styled } from '../theme/styled.ts';
import { LAYOUT } from '../theme/tokens.ts';
import { PanelCharts } from './chart-notes.tsx';
import { axesOf, type ChillData, type ChillForecast, chillSeries, onAxes } from './chill-series.ts';
import { forecastNote } from './forecast/forecast-note.ts';
import { ForecastText } from './forecast/forecast-text.tsx';
import { chillOrigin } from './origin/model-origins.ts';
import { PanelOrigin } from './origin/panel-origin.tsx';
import { PanelBoundary } from './panel-boundary.tsx';
import { type ChartFrame, PanelChart, PanelChartTools } from './panel-chart.tsx';
import { Panel, PanelHead, PanelPeriod, ToolbarEnd } from './panel-parts.tsx';
import { useChartView } from './panel-view.ts';
import { type SharedPanelProps, warnOfWrongPanel } from './shared-props.ts';
import { NO_LINES } from './side-by-side/season-lines.ts';
import { useVisible } from './use-visible.ts';
import { usePanelSpeech } from './words.ts';

export type { ChillData, ChillForecast };

export interface ChillPanelProps extends SharedPanelProps {
  /** Null while it is unknown. */
  readonly data: ChillData | null;
  /** The forecast: null while it is loading, undefined for a past season. */
  readonly forecast?: ChillForecast | undefined;
  /** Chilling hours of other seasons or fields, from `seasonLines`; memoised. */
  readonly compared?: readonly ChartSeries[];
}

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

/** Accumulated chill of a season by four models; at first only chilling hours are shown. */
export function ChillPanel(props: ChillPanelProps) {
  warnOfWrongPanel('ChillPanel', props);
  const { words } = usePanelSpeech();
  return (
    <PanelBoundary name={words.chill.panel}>
      <ChillPanelBody {...props} />
    </PanelBoundary>
  );
}

function ChillPanelBody({
  data,
  forecast,
  view,
  onPeriodChange,
  state = 'ready',
  onRetry,
  selector,
  strip,
  height = LAYOUT.chart,
  scrollUnit,
  source,
  origin,
  compared = NO_LINES,
  said,
}: ChillPanelProps) {
  const speech = usePanelSpeech();
  const words = speech.words.chill;
  const all = useMemo(
    () => [...chillSeries(data, forecast, speech), ...compared],
    [data, forecast, compared, speech],
  );
  const [chosen, toggle] = useVisible(all, 'horas-frio');
  const series = useMemo(() => onAxes(chosen), [chosen]);
  const axes = useMemo(() => axesOf(series, speech), [series, speech]);
  const note = forecastNote(forecast, CHILL_METRICS, speech);
  const chartView = useChartView(view);
  const draw = (frame: ChartFrame) => (
    <TimeChart
      {...chartView}
      title={words.title}
      series={series}
      {...axes}
      isUnforeseen={note?.isMissing}
      height={height}
      scrollUnit={scrollUnit ?? chartView.scrollUnit}
      state={state}
      emptyTitle={words.empty}
      emptyHint={words.emptyHint}
      onRetry={onRetry}
      {...frame}
    />
  );
  const chart = {
    title: words.title,
    series,
    ...axes,
    height,
    state,
    window: chartView.window,
    fileName: 'horas-frio',
    source,
    draw,
  };
  return (
    <Panel label={words.panel}>
      <PanelHead selector={selector}>
        <PanelPeriod view={view} onPeriodChange={onPeriodChange} />
        <ToolbarEnd>
          <PanelChartTools {...chart} />
        </ToolbarEnd>
      </PanelHead>
      <PanelCharts strip={strip}>
        <PanelChart
          {...chart}
          head={false}
          onToggle={toggle}
          below={
            <>
              {said}
              <ForecastText note={note} state={state} hasData={!!data} />
              <ChillSources series={series} />
            </>
          }
        />
      </PanelCharts>
      <PanelOrigin
        title={words.panel}
        entries={chillOrigin(
          {
            ...(data && { start: { date: data.start } }),
            ...origin,
            missingDays: data?.missingDays ?? 0,
            source,
            forecasts: Object.values(forecast ?? {}),
          },
          speech,
        )}
      />
    </Panel>
  );
}

/** Help for each shown model: what it counts, and its paper. */
function ChillSources({ series }: { readonly series: readonly ChartSeries[] }) {
  const { models } = usePanelSpeech().words.chill;
  const shown = series.filter(isVisible);
  return (
    <Sources>
      {CHILL_METRICS.filter((metric) => shown.some((one) => one.id === metric)).map((metric) => (
        <div key={metric}>
          <dt>
            {models[metric].label} ({models[metric].unitLabel})
          </dt>
          <dd>
            {models[metric].description} <cite translate="no">{CHILL_MODELS[metric].citation}</cite>
          </dd>
        </div>
      ))}
    </Sources>
  );
}
