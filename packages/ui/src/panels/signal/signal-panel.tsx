import { isSelfTesting } from '@vigia/domain/access';
import type { SignalGeneration } from '@vigia/domain/devices';
import { useMemo, useState } from 'react';
import { isDrawn } from '../../charts/chart-state.ts';
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx';
import { ChartsPanel } from '../charts-panel.tsx';
import { useDeviceSpeech } from '../device/words.ts';
import { signalOrigin } from '../origin/device-origins.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import { Explanation } from '../panel-parts.tsx';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps, warnOfWrongPanel } from '../shared-props.ts';
import { usePanelSpeech } from '../words.ts';
import { SignalNow } from './signal-now.tsx';
import { dailySeries, figureSeries, type SignalData, type SignalView, signalViews } from './signal-series.ts';

export type { SignalData };

export interface SignalPanelProps extends SharedPanelProps {
  /** Null while it is unknown. */
  readonly data: SignalData | null;
}

/** Signal of a device: by day for devices that measure it daily, and by generation of the network. */
export function SignalPanel(props: SignalPanelProps) {
  warnOfWrongPanel('SignalPanel', props);
  const { words } = useDeviceSpeech();
  return (
    <PanelBoundary name={words.signal.panel}>
      <SignalPanelBody {...props} />
    </PanelBoundary>
  );
}

function SignalPanelBody(props: SignalPanelProps) {
  const { data, state = 'ready' } = props;
  const panels = usePanelSpeech();
  const speech = useDeviceSpeech();
  const words = speech.words.signal;
  const [chosen, setChosen] = useState<SignalView | null>(null);
  const views = useMemo(() => (data ? signalViews(data) : []), [data]);
  const shown = views.find((one) => one === chosen) ?? views[0] ?? 'daily';
  const last = data?.readings.at(-1);
  return (
    <ChartsPanel
      {...props}
      label={words.panel}
      entries={signalOrigin(props.source, panels, speech)}
      choices={
        views.length > 1 && (
          <SegmentedControl
            label={words.panel}
            value={shown}
            onChange={setChosen}
            options={views.map((value) => ({ value, label: words.views[value] }))}
          />
        )
      }
      head={isDrawn(state) && last && <SignalNow reading={last} />}
      foot={data && !isSelfTesting(data.serial) && <Explanation>{words.onlySelfTesting}</Explanation>}
    >
      {shown === 'daily' ? <DailyChart {...props} /> : <GenerationCharts {...props} generation={shown} />}
    </ChartsPanel>
  );
}

function DailyChart(props: SignalPanelProps) {
  const { data } = props;
  const speech = useDeviceSpeech();
  const words = speech.words.signal;
  const series = useMemo(() => (data ? [dailySeries(data, speech)] : []), [data, speech]);
  return (
    <SeriesChart
      emptyTitle={words.empty}
      emptyHint={words.emptyHint}
      {...chartProps(props)}
      title={words.daily}
      series={series}
      measure="daily"
      fileName="senal-diaria"
    />
  );
}

function GenerationCharts(props: SignalPanelProps & { readonly generation: SignalGeneration }) {
  const { data, generation } = props;
  const speech = useDeviceSpeech();
  const words = speech.words.signal;
  const charts = useMemo(
    () => (data ? figureSeries(data, generation, speech) : []),
    [data, generation, speech],
  );
  return charts.map(({ figure, series }) => (
    <SeriesChart
      emptyTitle={words.empty}
      emptyHint={words.emptyHint}
      {...chartProps(props)}
      key={figure}
      title={words.titleOf(generation, words.figures[figure])}
      series={series}
      measure={figure}
      fileName={`senal-${generation}-${figure}`}
    />
  ));
}
