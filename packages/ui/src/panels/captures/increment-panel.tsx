import type { ColumnarSeries, IsoDate } from '@vigia/domain';
import { useMemo } from 'react';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { ChartsPanel } from '../charts-panel.tsx';
import { weeklySeries as weeksOf } from '../degree-days/degree-day-series.ts';
import { subjectName } from '../download-name.ts';
import { captureOrigin } from '../origin/capture-origin.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps } from '../shared-props.ts';

export interface IncrementPanelProps extends SharedPanelProps {
  /** Insects that all traps caught by week, each on its Sunday; null while they are not known. */
  readonly data: ColumnarSeries | null;
  /** Of what pest; downloads are named after it. */
  readonly pestName?: string | undefined;
  /** What is counted; 'adultos' unless said otherwise. */
  readonly unit?: string;
}

const EMPTY = {
  emptyTitle: 'Sin capturas contadas',
  emptyHint:
    'Ninguna trampa de esta plaga tiene fotografías contadas en el período. Elija un período más largo u otra plaga.',
};

/** Captures of all traps of a pest together, week by week. */
export function IncrementPanel(props: IncrementPanelProps) {
  return (
    <PanelBoundary name="Capturas incrementales">
      <IncrementPanelBody {...props} />
    </PanelBoundary>
  );
}

function IncrementPanelBody(props: IncrementPanelProps) {
  const { data, view, unit = 'adultos' } = props;
  const series = useMemo(() => weeklySeries(data, unit, view.today), [data, unit, view.today]);
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
        title="Capturas incrementales por semana"
        series={series}
        leftAxis={axis}
        fileName={subjectName('capturas-incrementales', props.pestName)}
      />
    </ChartsPanel>
  );
}

/** Captures by week as bars; the open week is marked. */
export function weeklySeries(
  data: ColumnarSeries | null,
  unit: string,
  today: IsoDate | null,
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
  return [weeksOf(data, look, today)];
}
