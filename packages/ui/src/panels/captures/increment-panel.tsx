import type { ColumnarSeries, IsoDate, SeriesItem } from '@vigia/domain';
import type { FieldCountDay } from '@vigia/domain/captures';
import type { CaptureInterval } from '@vigia/domain/published';
import { useMemo } from 'react';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { ChartsPanel } from '../charts-panel.tsx';
import { dailyChartSeries } from '../daily-chart-series.ts';
import { weeklySeries } from '../degree-days/degree-day-series.ts';
import { subjectName } from '../download-name.ts';
import { captureOrigin } from '../origin/capture-origin.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps, warnOfWrongPanel } from '../shared-props.ts';
import { NO_LINES } from '../side-by-side/season-lines.ts';
import { type PanelSpeech, usePanelSpeech } from '../words.ts';
import { markedInField } from './counted-in-field.ts';
import { unsentWeeks } from './unsent-counts.ts';

export interface IncrementPanelProps extends SharedPanelProps {
  /** Insects caught by all traps, by week (each on its Sunday) or by day; null while they are unknown. */
  readonly data: ColumnarSeries | null;
  /** Days of which `data` has captures that people counted in the field. */
  readonly inField?: readonly FieldCountDay[] | undefined;
  /** Field counts that only the reader's device has, insects by day; drawn by week alone. */
  readonly unsent?: readonly SeriesItem[] | undefined;
  /** Name of the pest, for the names of downloads. */
  readonly pestName?: string | undefined;
  /** What is counted; adults by default. */
  readonly unit?: string;
  /** Captures of other seasons, from `seasonCounts`; memoised. */
  readonly compared?: readonly ChartSeries[];
  /** What these are, added to the name of the chart. */
  readonly below?: string | undefined;
  /** Interval of `data`; weeks by default. */
  readonly interval?: CaptureInterval;
}

const FILES: Readonly<Record<CaptureInterval, string>> = {
  weekly: 'capturas-incrementales',
  daily: 'capturas-diarias',
};

/** Captures of all traps of a pest together, week by week or day by day. */
export function IncrementPanel(props: IncrementPanelProps) {
  warnOfWrongPanel('IncrementPanel', props);
  const { words } = usePanelSpeech();
  return (
    <PanelBoundary name={words.captures.panel}>
      <IncrementPanelBody {...props} />
    </PanelBoundary>
  );
}

function IncrementPanelBody(props: IncrementPanelProps) {
  const speech = usePanelSpeech();
  const words = speech.words.captures;
  const { data, inField, unsent, view, unit = words.unit, interval = 'weekly', compared = NO_LINES } = props;
  const series = useMemo(
    () => [...incrementSeries({ data, inField, unsent, unit, interval }, view.today, speech), ...compared],
    [data, inField, unsent, unit, view.today, interval, compared, speech],
  );
  const axis = useMemo(() => ({ title: words.captures, unit }), [words, unit]);
  return (
    <ChartsPanel
      {...props}
      label={words.panel}
      derived={words.captures}
      entries={captureOrigin({ ...props.origin, ...(inField && { inField }) }, props.source, speech)}
    >
      <SeriesChart
        emptyTitle={words.empty}
        emptyHint={words.emptyHint}
        {...chartProps(props)}
        title={props.below === undefined ? words[interval] : `${words[interval]}; ${props.below}`}
        below={props.said}
        series={series}
        leftAxis={axis}
        fileName={subjectName(FILES[interval], props.pestName)}
      />
    </ChartsPanel>
  );
}

type Increments = Pick<IncrementPanelProps, 'data' | 'inField' | 'unsent'> &
  Required<Pick<IncrementPanelProps, 'unit' | 'interval'>>;

/** Captures as bars, by week or by day; the incomplete week and what was counted in the field are marked. */
export function incrementSeries(
  { data, inField, unsent, unit, interval }: Increments,
  today: IsoDate | null,
  speech: PanelSpeech,
): ChartSeries[] {
  const look = {
    id: 'captures-incremental',
    label: speech.words.captures.incremental,
    unit,
    color: 'captures',
    kind: 'bar',
    axis: 'left',
    decimals: 0,
  } as const;
  const bars = interval === 'daily' ? dailyChartSeries(data, look) : weeklySeries(data, look, today, speech);
  const waiting = interval === 'daily' ? [] : unsentWeeks(unsent, { unit, axis: 'left' }, today, speech);
  return [markedInField(bars, inField), ...waiting];
}
