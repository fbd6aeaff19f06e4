import { useMemo } from 'react';
import type { ChartBand, ChartSeries } from '../../charts/chart-series.ts';
import { isDrawn } from '../../charts/chart-state.ts';
import { ChartsPanel } from '../charts-panel.tsx';
import { PanelBoundary } from '../panel-boundary.tsx';
import { Explanation } from '../panel-parts.tsx';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps, warnOfWrongPanel } from '../shared-props.ts';
import { usePanelSpeech } from '../words.ts';
import type { CropData } from './crop-data.ts';
import { cropOrigin } from './crop-origin.ts';
import { cropBands, cropMarkers, DEGREE_HOURS, degreeHourSeries } from './crop-series.ts';
import { CropStagesCard } from './crop-stages-card.tsx';
import { type CropSpeech, useCropSpeech } from './words.ts';

export type { CropData };

export interface CropPanelProps extends SharedPanelProps {
  /** Null while it is unknown. */
  readonly data: CropData | null;
}

/** Explains what is drawn, and only that. */
function explanation(
  [curve]: readonly ChartSeries[],
  bands: readonly ChartBand[],
  { words }: CropSpeech,
): string {
  const { sum, sumAndStages, ahead } = words.explanation;
  const isAhead = curve?.forecastFrom !== undefined;
  return [bands.length > 0 ? sumAndStages : sum, ...(isAhead ? [ahead] : [])].join(' ');
}

/** Phenology of a host and its degree-hours. */
export function CropPanel(props: CropPanelProps) {
  warnOfWrongPanel('CropPanel', props);
  const { words } = useCropSpeech();
  return (
    <PanelBoundary name={words.panel}>
      <CropPanelBody {...props} />
    </PanelBoundary>
  );
}

function CropPanelBody(props: CropPanelProps) {
  const { data, view, state = 'ready' } = props;
  const { today } = view;
  const panels = usePanelSpeech();
  const speech = useCropSpeech();
  const { words } = speech;
  const series = useMemo(() => degreeHourSeries(data, today, panels, speech), [data, today, panels, speech]);
  const bands = useMemo(() => cropBands(data, speech), [data, speech]);
  const markers = useMemo(() => cropMarkers(data, speech), [data, speech]);
  const axis = useMemo(() => ({ title: words.axis, unit: DEGREE_HOURS }), [words]);
  const shown = isDrawn(state) ? data : null;
  return (
    <ChartsPanel
      {...props}
      label={words.panel}
      derived={data?.cropName ?? words.panel}
      entries={data ? cropOrigin(data, props.origin, props.source, panels, speech) : []}
    >
      <SeriesChart
        emptyTitle={words.empty}
        emptyHint={words.emptyHint}
        {...chartProps(props)}
        title={data ? words.titleOf(data.cropName) : words.title}
        series={series}
        leftAxis={axis}
        bands={bands}
        bandTitle={words.stage}
        markers={markers}
        fileName="hospederos"
        below={<Explanation>{explanation(series, bands, speech)}</Explanation>}
        side={shown && <CropStagesCard data={shown} bands={bands} today={today} />}
      />
    </ChartsPanel>
  );
}
