import { type CropId, MILDEW_DOES_NOT_APPLY, mildewApplies } from '@vigia/domain';
import { Sprout } from 'lucide-react';
import { useMemo } from 'react';
import { isDrawn, stateOf } from '../../charts/chart-state.ts';
import { EmptyState } from '../../controls/notice/empty-state.tsx';
import { ChartsPanel } from '../charts-panel.tsx';
import { forecastNote, MILDEW_LIMIT } from '../forecast/forecast-note.ts';
import { mildewOrigin } from '../origin/model-origins.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import { Explanation, Panel, PanelHead } from '../panel-parts.tsx';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps, tellWrongPanel } from '../shared-props.ts';
import { Y_TICKS } from '../y-ticks.ts';
import {
  CONDITION_BANDS,
  CONDITIONS,
  conditionSeries,
  indexSeries,
  type MildewData,
  type MildewForecast,
  RISK_BANDS,
} from './mildew-series.ts';
import { MildewClasses, MildewSummary } from './mildew-summary.tsx';

export type { MildewData, MildewForecast };

export interface MildewPanelProps extends SharedPanelProps {
  /** Null while it is not known. */
  readonly data: MildewData | null;
  /** The days to come: null while they are on their way, left out for a past season. */
  readonly forecast?: MildewForecast | undefined;
  /** Null before a crop is chosen; mildew is followed for the crops of the catalogue that say so. */
  readonly cropId: CropId | null;
}

const INDEX_AXIS = { title: 'Índice de Gubler', unit: '' };
const HOURS_AXIS = { title: 'Horas favorables', unit: 'h' };
const FULL = { min: 0, max: 100 };
const DAY = { min: 0, max: 24 };
const DESCRIPTION =
  'Modelo predictivo del riesgo de infección de oídio en vid: con él se elige mejor el momento de cada aplicación de fungicida.';
const EMPTY = {
  emptyTitle: 'Sin índice de oídio',
  emptyHint:
    'Ninguna estación del campo tiene temperaturas horarias en la temporada. Elija otra temporada o importe mediciones.',
};

/** Risk of powdery mildew: the Gubler index over its classes, the days behind it, and what they mean. */
export function MildewPanel(props: MildewPanelProps) {
  tellWrongPanel('MildewPanel', props);
  return (
    <PanelBoundary name="Hongos">
      <MildewPanelBody {...props} />
    </PanelBoundary>
  );
}

function MildewPanelBody(props: MildewPanelProps) {
  const { data, forecast, cropId, view, selector, state = 'ready', source } = props;
  const risk = useMemo(() => indexSeries(data, forecast), [data, forecast]);
  const conditions = useMemo(() => conditionSeries(data, forecast), [data, forecast]);
  if (cropId !== null && !mildewApplies(cropId)) {
    return (
      <Panel label="Hongos">
        <PanelHead selector={selector} />
        <EmptyState icon={Sprout} title={MILDEW_DOES_NOT_APPLY}>
          El índice de Gubler describe el oídio de la vid. Elija un cultivo de vid para verlo.
        </EmptyState>
      </Panel>
    );
  }
  const shared = { ...EMPTY, ...chartProps(props), yTicks: Y_TICKS.mildew };
  const index = (isDrawn(state) && data?.index) || null;
  const isExplained = index || stateOf(state, !!data) === 'loading';
  const forecasts = [forecast?.index];
  const known = { ...props.origin, missingDays: data?.missingDays ?? 0, source, forecasts };
  return (
    <ChartsPanel {...props} label="Hongos" derived="Índice de oídio" entries={mildewOrigin(known)}>
      <SeriesChart
        {...shared}
        title="Índice de riesgo de oídio"
        series={risk}
        forecast={forecastNote(forecast, ['index'], MILDEW_LIMIT)}
        leftAxis={INDEX_AXIS}
        leftExtent={FULL}
        bands={RISK_BANDS}
        bandTitle="Riesgo"
        fileName="oidio-indice"
        below={
          <>
            <Explanation>{DESCRIPTION}</Explanation>
            {isExplained && <MildewSummary index={index} today={view.today} />}
          </>
        }
        side={isExplained && <MildewClasses index={index} />}
      />
      <SeriesChart
        {...shared}
        title="Condiciones del día"
        series={conditions}
        forecast={forecastNote(forecast, CONDITIONS, MILDEW_LIMIT)}
        leftAxis={HOURS_AXIS}
        leftExtent={DAY}
        bands={CONDITION_BANDS}
        fileName="oidio-condiciones"
      />
    </ChartsPanel>
  );
}
