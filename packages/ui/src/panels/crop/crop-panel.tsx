import { useMemo } from 'react';
import type { ChartBand, ChartSeries } from '../../charts/chart-series.ts';
import { isDrawn } from '../../charts/chart-state.ts';
import { ChartsPanel } from '../charts-panel.tsx';
import { PanelBoundary } from '../panel-boundary.tsx';
import { Explanation } from '../panel-parts.tsx';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps, tellWrongPanel } from '../shared-props.ts';
import type { CropData } from './crop-data.ts';
import { cropOrigin } from './crop-origin.ts';
import { cropBands, cropMarkers, degreeHourSeries } from './crop-series.ts';
import { CropStagesCard } from './crop-stages-card.tsx';

export type { CropData };

export interface CropPanelProps extends SharedPanelProps {
  /** Null while it is not known. */
  readonly data: CropData | null;
}

const AXIS = { title: 'Horas-grado', unit: '°C·h' };
const EMPTY = {
  emptyTitle: 'Sin horas-grado',
  emptyHint:
    'Ninguna estación de este hospedero tiene temperaturas horarias en la temporada. Elija otra temporada o importe mediciones.',
};
const SUM = 'Las horas-grado suman el calor útil para el desarrollo del hospedero';
const STAGES =
  '; las franjas junto al eje muestran el estado que corresponde a cada suma y las líneas, los días en que se observó. Desde cada estado observado se cuenta de nuevo a partir de su suma: la curva baja si el estado llegó después de lo calculado, y sube si llegó antes';
const FORECAST = ' La zona sombreada es pronóstico.';

/** Of what is drawn, and of nothing else. */
function explanation([curve]: readonly ChartSeries[], bands: readonly ChartBand[]): string {
  const isAhead = curve?.forecastFrom !== undefined;
  return `${SUM}${bands.length > 0 ? STAGES : ''}.${isAhead ? FORECAST : ''}`;
}

/** Phenology of a host and the degree-hours behind it. */
export function CropPanel(props: CropPanelProps) {
  tellWrongPanel('CropPanel', props);
  return (
    <PanelBoundary name="Hospederos">
      <CropPanelBody {...props} />
    </PanelBoundary>
  );
}

function CropPanelBody(props: CropPanelProps) {
  const { data, view, state = 'ready' } = props;
  const { today } = view;
  const series = useMemo(() => degreeHourSeries(data, today), [data, today]);
  const bands = useMemo(() => cropBands(data), [data]);
  const markers = useMemo(() => cropMarkers(data), [data]);
  const shown = isDrawn(state) ? data : null;
  return (
    <ChartsPanel
      {...props}
      label="Hospederos"
      derived={data?.cropName ?? 'Hospederos'}
      entries={data ? cropOrigin(data, props.origin, props.source) : []}
    >
      <SeriesChart
        {...EMPTY}
        {...chartProps(props)}
        title={data ? `Horas-grado y fenología, ${data.cropName}` : 'Horas-grado y fenología'}
        series={series}
        leftAxis={AXIS}
        bands={bands}
        bandTitle="Estado"
        markers={markers}
        fileName="hospederos"
        below={<Explanation>{explanation(series, bands)}</Explanation>}
        side={shown && <CropStagesCard data={shown} bands={bands} today={today} />}
      />
    </ChartsPanel>
  );
}
