import type { CropId } from '@vigia/domain/farm';
import { mildewApplies } from '@vigia/domain/reports';
import { Sprout } from 'lucide-react';
import { useMemo } from 'react';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { isDrawn, stateOf } from '../../charts/chart-state.ts';
import { EmptyState } from '../../controls/notice/empty-state.tsx';
import { ChartsPanel } from '../charts-panel.tsx';
import { mildewOrigin } from '../origin/model-origins.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import { Explanation, Panel, PanelHead } from '../panel-parts.tsx';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps, warnOfWrongPanel } from '../shared-props.ts';
import { NO_LINES } from '../side-by-side/season-lines.ts';
import { usePanelSpeech } from '../words.ts';
import { mildewCharts } from './mildew-charts.ts';
import type { MildewData, MildewForecast } from './mildew-series.ts';
import { MildewClasses, MildewSummary } from './mildew-summary.tsx';

export type { MildewData, MildewForecast };

export interface MildewPanelProps extends SharedPanelProps {
  /** Null while it is unknown. */
  readonly data: MildewData | null;
  /** The forecast: null while it is loading, undefined for a past season. */
  readonly forecast?: MildewForecast | undefined;
  /** The index in other seasons or fields, from `seasonLines`; memoised. */
  readonly compared?: readonly ChartSeries[];
  /** Null before a crop is chosen. Mildew is computed only for the crops that the catalogue marks. */
  readonly cropId: CropId | null;
}

/** Risk of powdery mildew: the Gubler index over its classes, the favourable hours, and their meaning. */
export function MildewPanel(props: MildewPanelProps) {
  warnOfWrongPanel('MildewPanel', props);
  const { words } = usePanelSpeech();
  return (
    <PanelBoundary name={words.mildew.panel}>
      <MildewPanelBody {...props} />
    </PanelBoundary>
  );
}

function MildewPanelBody(props: MildewPanelProps) {
  const {
    data,
    forecast,
    cropId,
    view,
    selector,
    state = 'ready',
    source,
    units = 'metric',
    compared = NO_LINES,
  } = props;
  const speech = usePanelSpeech();
  const words = speech.words.mildew;
  const charts = useMemo(() => {
    const { index, conditions } = mildewCharts(data, forecast, units, speech);
    return { index: { ...index, series: [...index.series, ...compared] }, conditions };
  }, [data, forecast, compared, units, speech]);
  if (cropId !== null && !mildewApplies(cropId)) {
    return (
      <Panel label={words.panel}>
        <PanelHead selector={selector} />
        <EmptyState icon={Sprout} title={words.doesNotApply}>
          {words.doesNotApplyHint}
        </EmptyState>
      </Panel>
    );
  }
  const shared = { emptyTitle: words.empty, emptyHint: words.emptyHint, ...chartProps(props) };
  const index = (isDrawn(state) && data?.index) || null;
  const isExplained = index || stateOf(state, !!data) === 'loading';
  const forecasts = [forecast?.index];
  const known = { ...props.origin, missingDays: data?.missingDays ?? 0, source, forecasts };
  return (
    <ChartsPanel {...props} label={words.panel} derived={words.index} entries={mildewOrigin(known, speech)}>
      <SeriesChart
        {...shared}
        {...charts.index}
        bandTitle={words.risk}
        fileName="oidio-indice"
        below={
          <>
            {props.said}
            <Explanation>{words.description}</Explanation>
            {isExplained && <MildewSummary index={index} today={view.today} />}
          </>
        }
        side={isExplained && <MildewClasses index={index} />}
      />
      <SeriesChart {...shared} {...charts.conditions} fileName="oidio-condiciones" />
    </ChartsPanel>
  );
}
