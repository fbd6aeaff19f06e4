import type { SeriesItem } from '@vigia/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { BarChart } from '../../charts/bar-chart/bar-chart.tsx';
import { totalSeries } from '../../charts/bar-chart/stacks.ts';
import type { ChartAxis, ChartSeries, ChartWindow } from '../../charts/chart-series.ts';
import { TimeChart } from '../../charts/time-chart/time-chart.tsx';
import { Select } from '../../controls/select/select.tsx';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { subjectName } from '../download-name.ts';
import { captureOrigin } from '../origin/capture-origin.ts';
import { PanelOrigin } from '../origin/panel-origin.tsx';
import { PanelBoundary } from '../panel-boundary.tsx';
import { type ChartFrame, PanelChart } from '../panel-chart.tsx';
import { Panel, PanelHead, PanelPeriod } from '../panel-parts.tsx';
import { useChartView } from '../panel-view.ts';
import type { SharedPanelProps } from '../shared-props.ts';
import { useVisible } from '../use-visible.ts';
import { usePanelSpeech } from '../words.ts';
import {
  CAPTURE_VIEWS,
  type CaptureView,
  captureSeries,
  closingDays,
  comparedSeries,
  isCountView,
  type ModelCaptures,
  type StationCaptures,
} from './capture-series.ts';
import { drawnUntilToday, withClosedRecord } from './closed-counts.ts';
import { unsentSeries } from './unsent-counts.ts';

export type { CaptureView, ModelCaptures, StationCaptures };

const Note = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 12px;
  &:empty { margin: 0; }
`;

export interface CapturePanelProps extends SharedPanelProps {
  /** The field's traps of one pest; null while they are unknown. */
  readonly data: readonly StationCaptures[] | null;
  /** Field counts of these traps that only the reader's device has, insects by day. */
  readonly unsent?: readonly SeriesItem[] | undefined;
  /** Counts of image models in the same traps; if there are any, nothing is stacked. */
  readonly models?: readonly ModelCaptures[] | undefined;
  /** Name of the pest, for the names of downloads. */
  readonly pestName?: string | undefined;
  /** What is counted; adults by default. */
  readonly unit?: string;
  /** What limits the figures, in any view or by view: a `Notice` below the chart. */
  readonly note?: ReactNode | ((view: CaptureView) => ReactNode);
  /** The series shown at first. */
  readonly defaultView?: CaptureView;
}

/** Names of the files of each view. */
const FILES: Readonly<Record<CaptureView, string>> = {
  daily: 'capturas-diarias',
  weekly: 'capturas-semanales',
  'tuesday-friday': 'capturas-martes-viernes',
  accumulated: 'capturas-acumuladas',
  photo: 'capturas-fotografia',
};

/** Captures of each station of a field, in a view that the reader chooses. */
export function CapturePanel(props: CapturePanelProps) {
  const { words } = usePanelSpeech();
  return (
    <PanelBoundary name={words.captures.byStation}>
      <CapturePanelBody {...props} />
    </PanelBoundary>
  );
}

function CapturePanelBody(props: CapturePanelProps) {
  const speech = usePanelSpeech();
  const words = speech.words.captures;
  const { data, models, unsent, unit = words.unit, state = 'ready', height = LAYOUT.chart, source } = props;
  const [chosen, setChosen] = useState<CaptureView>(props.defaultView ?? 'weekly');
  const chartView = useChartView(props.view);
  const { window, today } = chartView;
  const running = chosen === 'weekly' ? words.runningWeek : words.runningCount;
  const isStacked = isCountView(chosen) && !models?.length;
  const all = useMemo(() => {
    const series = models?.length
      ? comparedSeries(data ?? [], models, chosen, unit)
      : captureSeries(data ?? [], chosen, unit);
    if (!isCountView(chosen)) return series;
    const counted = series.map((one) => withClosedRecord(within(one, window), today, running));
    const mask = closingDays(chosen)!;
    const hollow = unsentSeries(unsent, { unit, axis: 'left', mask, today }, speech);
    return [
      ...counted.map((one) => drawnUntilToday(one, today)),
      ...hollow.map((one) => within(one, window)),
    ];
  }, [data, models, unsent, chosen, unit, window, today, running, speech]);
  const [series, toggle] = useVisible(all, 'capturas');
  const records = useMemo(
    () => (isStacked ? [...series, ...totalSeries(series, words.total)] : series),
    [isStacked, series, words],
  );
  const axis = useMemo<ChartAxis>(() => ({ title: words.captures, unit }), [words, unit]);
  const note = typeof props.note === 'function' ? props.note(chosen) : props.note;
  const title = words.byStationAs(words.views[chosen]);
  const shared = {
    emptyTitle: words.empty,
    emptyHint: words.emptyHint,
    title,
    series,
    state,
    height,
    ...(props.onRetry ? { onRetry: props.onRetry } : {}),
  };
  const draw = (frame: ChartFrame) =>
    isStacked ? (
      <BarChart {...shared} axis={axis} today={today} runningLabel={running} {...frame} />
    ) : (
      <TimeChart {...shared} {...chartView} leftAxis={axis} {...frame} />
    );
  return (
    <Panel label={words.byStation}>
      <PanelHead selector={props.selector}>
        <Select
          label={words.series}
          options={CAPTURE_VIEWS.map((value) => ({ value, label: words.views[value] }))}
          value={chosen}
          onChange={(value) => value !== null && setChosen(value)}
        />
        <PanelPeriod view={props.view} onPeriodChange={props.onPeriodChange} />
      </PanelHead>
      <PanelChart
        title={title}
        series={series}
        leftAxis={axis}
        height={height}
        records={records}
        onToggle={toggle}
        state={state}
        window={window}
        fileName={subjectName(FILES[chosen], props.pestName)}
        source={source}
        draw={draw}
        below={
          <>
            {note && <Note>{note}</Note>}
            <PanelOrigin title={words.captures} entries={captureOrigin(props.origin, source, speech)} />
          </>
        }
      />
    </Panel>
  );
}

/** The counts that close inside the window, and the incomplete one at its end. */
function within(series: ChartSeries, { start, end }: ChartWindow): ChartSeries {
  const from = series.x.findIndex((date) => date >= start);
  const after = series.x.findIndex((date) => date > end);
  const to = after < 0 ? series.x.length : after;
  const part = (values: Float64Array) => (from < 0 ? values.subarray(0, 0) : values.subarray(from, to));
  const { x, y, since, provenance } = series;
  return {
    ...series,
    x: part(x),
    y: part(y),
    ...(since && { since: part(since) }),
    ...(provenance && { provenance: from < 0 ? [] : provenance.slice(from, to) }),
  };
}
