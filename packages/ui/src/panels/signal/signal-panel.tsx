import { isSelfTesting, SIGNAL_FIGURE_WORDS, type SignalGeneration } from '@vigia/domain';
import { useMemo, useState } from 'react';
import { ChartSync } from '../../charts/chart-sync.tsx';
import { PeriodStepper } from '../../period/period-stepper.tsx';
import { SegmentedControl } from '../../segmented-control/segmented-control.tsx';
import { signalOrigin } from '../origin/device-origins.ts';
import { PanelOrigin } from '../origin/panel-origin.tsx';
import { PanelBoundary } from '../panel-boundary.tsx';
import { Charts, Explanation, Panel, Toolbar } from '../panel-parts.tsx';
import { SeriesChart } from '../series-chart.tsx';
import type { SharedPanelProps } from '../shared-props.ts';
import { SignalNow } from './signal-now.tsx';
import { dailySeries, figureSeries, type SignalData, type SignalView, signalViews } from './signal-series.ts';

export type { SignalData };

export interface SignalPanelProps extends SharedPanelProps {
  /** Null while it is not known. */
  readonly data: SignalData | null;
}

const VIEW_WORDS: Readonly<Record<SignalView, string>> = {
  daily: 'Diaria',
  '4G': '4G',
  '3G': '3G',
  '2G': '2G',
};
const EMPTY = {
  emptyTitle: 'Sin lecturas de señal',
  emptyHint:
    'El equipo no informó su señal en este período. Elija un período más largo o revise su conexión.',
};

/** Signal of a device: by day for those that measure it, and by generation of the network. */
export function SignalPanel(props: SignalPanelProps) {
  return (
    <PanelBoundary name="Señal">
      <SignalPanelBody {...props} />
    </PanelBoundary>
  );
}

function SignalPanelBody(props: SignalPanelProps) {
  const { data, view, onPeriodChange, selector, state = 'ready' } = props;
  const [chosen, setChosen] = useState<SignalView | null>(null);
  const views = useMemo(() => (data ? signalViews(data) : []), [data]);
  const shown = views.find((one) => one === chosen) ?? views[0] ?? 'daily';
  const last = data?.readings.at(-1);
  return (
    <Panel label="Señal">
      <Toolbar>
        {selector}
        {views.length > 1 && (
          <SegmentedControl
            label="Señal"
            value={shown}
            onChange={setChosen}
            options={views.map((value) => ({ value, label: VIEW_WORDS[value] }))}
          />
        )}
        <PeriodStepper period={view.period} onPeriodChange={onPeriodChange} />
      </Toolbar>
      {state === 'ready' && last && <SignalNow reading={last} />}
      <ChartSync>
        <Charts>
          {shown === 'daily' ? <DailyChart {...props} /> : <GenerationCharts {...props} generation={shown} />}
        </Charts>
      </ChartSync>
      {data && !isSelfTesting(data.serial) && (
        <Explanation>La señal diaria existe solo en equipos cuya serie contiene 2M.</Explanation>
      )}
      <PanelOrigin title="Señal" entries={signalOrigin(props.source)} />
    </Panel>
  );
}

function chartProps({ view, state = 'ready', height, source, onRetry }: SignalPanelProps) {
  return { ...EMPTY, view, state, height, source, ...(onRetry ? { onRetry } : {}) };
}

function DailyChart(props: SignalPanelProps) {
  const { data } = props;
  const series = useMemo(() => (data ? [dailySeries(data)] : []), [data]);
  return (
    <SeriesChart
      {...chartProps(props)}
      title="Señal diaria"
      series={series}
      measure="daily"
      fileName="senal-diaria"
    />
  );
}

function GenerationCharts(props: SignalPanelProps & { readonly generation: SignalGeneration }) {
  const { data, generation } = props;
  const charts = useMemo(() => (data ? figureSeries(data, generation) : []), [data, generation]);
  return charts.map(({ figure, series }) => (
    <SeriesChart
      {...chartProps(props)}
      key={figure}
      title={`${generation} · ${SIGNAL_FIGURE_WORDS[figure]}`}
      series={series}
      measure={figure}
      fileName={`senal-${generation}-${figure}`}
    />
  ));
}
