import { isSelfTesting, SIGNAL_FIGURE_WORDS, type SignalGeneration } from '@vigia/domain';
import { useMemo, useState } from 'react';
import { isDrawn } from '../../charts/chart-state.ts';
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx';
import { ChartsPanel } from '../charts-panel.tsx';
import { signalOrigin } from '../origin/device-origins.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import { Explanation } from '../panel-parts.tsx';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps, tellWrongPanel } from '../shared-props.ts';
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
  tellWrongPanel('SignalPanel', props);
  return (
    <PanelBoundary name="Señal">
      <SignalPanelBody {...props} />
    </PanelBoundary>
  );
}

function SignalPanelBody(props: SignalPanelProps) {
  const { data, state = 'ready' } = props;
  const [chosen, setChosen] = useState<SignalView | null>(null);
  const views = useMemo(() => (data ? signalViews(data) : []), [data]);
  const shown = views.find((one) => one === chosen) ?? views[0] ?? 'daily';
  const last = data?.readings.at(-1);
  return (
    <ChartsPanel
      {...props}
      label="Señal"
      entries={signalOrigin(props.source)}
      choices={
        views.length > 1 && (
          <SegmentedControl
            label="Señal"
            value={shown}
            onChange={setChosen}
            options={views.map((value) => ({ value, label: VIEW_WORDS[value] }))}
          />
        )
      }
      head={isDrawn(state) && last && <SignalNow reading={last} />}
      foot={
        data &&
        !isSelfTesting(data.serial) && (
          <Explanation>La señal diaria existe solo en equipos cuya serie contiene 2M.</Explanation>
        )
      }
    >
      {shown === 'daily' ? <DailyChart {...props} /> : <GenerationCharts {...props} generation={shown} />}
    </ChartsPanel>
  );
}

function DailyChart(props: SignalPanelProps) {
  const { data } = props;
  const series = useMemo(() => (data ? [dailySeries(data)] : []), [data]);
  return (
    <SeriesChart
      {...EMPTY}
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
      {...EMPTY}
      {...chartProps(props)}
      key={figure}
      title={`${generation} · ${SIGNAL_FIGURE_WORDS[figure]}`}
      series={series}
      measure={figure}
      fileName={`senal-${generation}-${figure}`}
    />
  ));
}
