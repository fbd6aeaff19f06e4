import type { CaptureInterval, ColumnarSeries, IsoDate } from '@vigia/domain';
import { useMemo } from 'react';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { ChartsPanel } from '../charts-panel.tsx';
import { dailyChartSeries } from '../daily-chart-series.ts';
import { weeklySeries } from '../degree-days/degree-day-series.ts';
import { subjectName } from '../download-name.ts';
import { captureOrigin } from '../origin/capture-origin.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps, tellWrongPanel } from '../shared-props.ts';

export interface IncrementPanelProps extends SharedPanelProps {
  /** Insects that all traps caught, by week (each on its Sunday) or by day; null while they are not known. */
  readonly data: ColumnarSeries | null;
  /** Of what pest; downloads are named after it. */
  readonly pestName?: string | undefined;
  /** What is counted; 'adultos' unless said otherwise. */
  readonly unit?: string;
  /** What `data` are counted by; weeks unless told otherwise. */
  readonly interval?: CaptureInterval;
}

const BY = {
  weekly: { title: 'Capturas incrementales por semana', file: 'capturas-incrementales' },
  daily: { title: 'Capturas incrementales por día', file: 'capturas-diarias' },
} as const;
const EMPTY = {
  emptyTitle: 'Sin capturas contadas',
  emptyHint:
    'Ninguna trampa de esta plaga tiene fotografías contadas en el período. Elija un período más largo u otra plaga.',
};

/** Captures of all traps of a pest together, week by week or day by day. */
export function IncrementPanel(props: IncrementPanelProps) {
  tellWrongPanel('IncrementPanel', props);
  return (
    <PanelBoundary name="Capturas incrementales">
      <IncrementPanelBody {...props} />
    </PanelBoundary>
  );
}

function IncrementPanelBody(props: IncrementPanelProps) {
  const { data, view, unit = 'adultos', interval = 'weekly' } = props;
  const series = useMemo(
    () => incrementSeries(data, unit, view.today, interval),
    [data, unit, view.today, interval],
  );
  const axis = useMemo(() => ({ title: 'Capturas', unit }), [unit]);
  return (
    <ChartsPanel
      {...props}
      label="Capturas incrementales"
      derived="Capturas"
      entries={captureOrigin(props.origin, props.source)}
    >
      <SeriesChart
        {...EMPTY}
        {...chartProps(props)}
        title={BY[interval].title}
        series={series}
        leftAxis={axis}
        fileName={subjectName(BY[interval].file, props.pestName)}
      />
    </ChartsPanel>
  );
}

/** Captures as bars, by week unless told otherwise; the open week is marked. */
export function incrementSeries(
  data: ColumnarSeries | null,
  unit: string,
  today: IsoDate | null,
  interval: CaptureInterval = 'weekly',
): ChartSeries[] {
  const look = {
    id: 'captures-incremental',
    label: 'Capturas Incrementales',
    unit,
    color: 'captures',
    kind: 'bar',
    axis: 'left',
    decimals: 0,
  } as const;
  return [interval === 'daily' ? dailyChartSeries(data, look) : weeklySeries(data, look, today)];
}
