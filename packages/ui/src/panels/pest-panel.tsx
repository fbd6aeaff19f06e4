import { type ReactNode, useMemo } from 'react';
import { ChartLayout } from '../charts/chart-layout.tsx';
import type { ChartSeries, ChartState } from '../charts/chart-series.ts';
import { isDrawn, stateOf } from '../charts/chart-state.ts';
import { LegendCards } from '../charts/legend-card.tsx';
import { ZOOM_ROOM } from '../charts/time-chart/chart-foot.tsx';
import { ChartWaiting, type ChartWaitingProps } from '../charts/time-chart/chart-waiting.tsx';
import { seriesInUnits } from '../charts/units.ts';
import { Checkbox } from '../controls/checkbox/checkbox.tsx';
import { SkeletonText } from '../controls/skeleton/skeleton-text.tsx';
import { useSwitches } from '../kept/kept-switches.tsx';
import { styled } from '../theme/styled.ts';
import { LAYOUT } from '../theme/tokens.ts';
import { PanelCharts } from './chart-notes.tsx';
import { DegreeDayChart, degreeDayAxes } from './degree-days/degree-day-chart.tsx';
import type { DegreeDayData } from './degree-days/degree-day-data.ts';
import { degreeDayExplanation } from './degree-days/degree-day-explanation.ts';
import {
  awaitedSeries,
  degreeDayMarkers,
  degreeDaySeries,
  protectedSpans,
  shownBands,
} from './degree-days/degree-day-series.ts';
import { MilestoneCard, WaitingMilestone } from './degree-days/milestone-card.tsx';
import { stagesAhead } from './degree-days/stages-ahead.ts';
import { subjectName } from './download-name.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { type ChartFrame, PanelChart, PanelChartTools } from './panel-chart.tsx';
import { Explanation, Panel, PanelHead, PanelPeriod, ToolbarEnd } from './panel-parts.tsx';
import { useChartView } from './panel-view.ts';
import { type SharedPanelProps, warnOfWrongPanel } from './shared-props.ts';
import { NO_LINES } from './side-by-side/season-lines.ts';
import { useVisible } from './use-visible.ts';
import { usePanelSpeech } from './words.ts';

export interface PestPanelProps extends SharedPanelProps {
  /** Null if it is unknown: loading, failed, or no pest chosen. */
  readonly data: DegreeDayData | null;
  /**
   * False if its captures are shown elsewhere: then no space is kept for them while data are loading. Default:
   * true.
   */
  readonly hasCaptures?: boolean;
  /** Degree-days of other seasons or fields, from `seasonLines`; memoised. */
  readonly compared?: readonly ChartSeries[];
  /** Below chart and legend, as wide as both. */
  readonly foot?: ReactNode;
}

/** The next milestone is at the bottom of the column of the legend. */
const Ahead = styled.div`margin-top: auto;`;

/** Degree-days and captures of one pest, and its next stages. */
export function PestPanel(props: PestPanelProps) {
  warnOfWrongPanel('PestPanel', props);
  const { words } = usePanelSpeech();
  return (
    <PanelBoundary name={words.pests.panel}>
      <PestPanelBody {...props} />
    </PanelBoundary>
  );
}

function PestPanelBody({
  data,
  view,
  onPeriodChange,
  state = 'ready',
  onRetry,
  selector,
  strip,
  source,
  origin,
  height = LAYOUT.chart,
  scrollUnit,
  units = 'metric',
  hasCaptures = true,
  compared = NO_LINES,
  said,
  foot,
}: PestPanelProps) {
  const speech = usePanelSpeech();
  const words = speech.words.pests;
  const [turned, turn] = useSwitches('plagas-marcas');
  const markers = useMemo(() => ({ controls: true, phenology: true, ...turned }), [turned]);
  const all = useMemo(
    () =>
      data
        ? seriesInUnits([...degreeDaySeries(data, view.today, speech), ...compared], units)
        : awaitedSeries(hasCaptures, speech),
    [data, view.today, compared, units, hasCaptures, speech],
  );
  const [series, toggle] = useVisible(all, 'plagas');
  const pestId = data?.pestId;
  const bands = useMemo(
    () => (pestId === undefined ? [] : shownBands(pestId, markers, units, speech)),
    [pestId, markers, units, speech],
  );
  const lines = useMemo(() => (data ? degreeDayMarkers(data, markers, speech) : []), [data, markers, speech]);
  const spans = useMemo(
    () => (data ? [...protectedSpans(data, markers), ...stagesAhead(data, view.today, speech)] : []),
    [data, markers, view.today, speech],
  );
  const { window } = useChartView(view);
  const shown = stateOf(state, !!data);
  const draw = (frame: ChartFrame) => (
    <DegreeDayChart
      data={data!}
      view={view}
      series={series}
      markers={markers}
      units={units}
      state={shown}
      height={height}
      scrollUnit={scrollUnit}
      {...frame}
    />
  );
  const chart = {
    title: data ? words.titleOf(data.pestName) : words.title,
    series,
    ...degreeDayAxes(series, units, data?.captureUnit, speech),
    height,
    bands,
    bandTitle: words.stage,
    state: shown,
    window,
    markers: lines,
    spans,
    fileName: subjectName('plagas', data?.pestName),
    source,
    draw,
  };
  return (
    <Panel label={words.panel}>
      <PanelHead selector={selector}>
        <PanelPeriod view={view} onPeriodChange={onPeriodChange} />
        <ToolbarEnd>
          <Checkbox isSelected={markers.controls} onChange={(isOn) => turn('controls', isOn)}>
            {words.controls}
          </Checkbox>
          <Checkbox isSelected={markers.phenology} onChange={(isOn) => turn('phenology', isOn)}>
            {words.phenology}
          </Checkbox>
          <PanelChartTools {...chart} />
        </ToolbarEnd>
      </PanelHead>
      {data !== null && isDrawn(shown) ? (
        <PanelCharts strip={strip}>
          <PanelChart
            {...chart}
            head={false}
            onToggle={toggle}
            foot={foot}
            below={
              <>
                {said}
                <Explanation>{degreeDayExplanation(series, bands, speech)}</Explanation>
              </>
            }
            side={
              <Ahead>
                <MilestoneCard data={data} today={view.today} units={units} origin={origin} source={source} />
              </Ahead>
            }
          />
        </PanelCharts>
      ) : (
        <PestWaiting state={shown} height={height} series={series} onRetry={onRetry} />
      )}
    </Panel>
  );
}

interface PestWaitingProps extends Pick<ChartWaitingProps, 'onRetry'> {
  readonly state: ChartState;
  readonly series: readonly ChartSeries[];
  readonly height: number;
}

/** The panel's layout while it is loading; a message if there are no data or loading failed. */
function PestWaiting({ state, series, height, ...rest }: PestWaitingProps) {
  const words = usePanelSpeech().words.pests;
  const chart = (
    <ChartWaiting
      {...rest}
      state={isDrawn(state) ? 'empty' : state}
      height={height + ZOOM_ROOM}
      emptyTitle={words.noPest}
      emptyHint={words.noPestHint}
    />
  );
  if (state !== 'loading') return chart;
  return (
    <ChartLayout
      chart={
        <div>
          {chart}
          <SkeletonText count={2} narrowCount={4} />
        </div>
      }
      side={
        <>
          <LegendCards series={series} state={state} />
          <Ahead>
            <WaitingMilestone />
          </Ahead>
        </>
      }
    />
  );
}
