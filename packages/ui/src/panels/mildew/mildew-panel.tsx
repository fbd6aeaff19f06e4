import { type CropId, MILDEW_DOES_NOT_APPLY, mildewApplies } from '@vigia/domain';
import { Sprout } from 'lucide-react';
import { useMemo } from 'react';
import { ChartSync } from '../../charts/chart-sync.tsx';
import { EmptyState } from '../../notice/empty-state.tsx';
import { PeriodStepper } from '../../period/period-stepper.tsx';
import { mildewOrigin } from '../origin/model-origins.ts';
import { PanelOrigin } from '../origin/panel-origin.tsx';
import { PanelBoundary } from '../panel-boundary.tsx';
import { Charts, Explanation, Panel, Toolbar } from '../panel-parts.tsx';
import { SeriesChart } from '../series-chart.tsx';
import type { SharedPanelProps } from '../shared-props.ts';
import {
  CONDITION_BANDS,
  conditionSeries,
  indexSeries,
  type MildewData,
  RISK_BANDS,
} from './mildew-series.ts';
import { MildewClasses, MildewSummary } from './mildew-summary.tsx';

export type { MildewData };

export interface MildewPanelProps extends SharedPanelProps {
  /** Null while it is not known. */
  readonly data: MildewData | null;
  /** Null before a crop is chosen; mildew is followed for the crops of the catalogue that say so. */
  readonly cropId: CropId | null;
}

const INDEX_AXIS = { title: 'Índice de Gubler', unit: '' };
const HOURS_AXIS = { title: 'Horas favorables', unit: 'h' };
const FULL = { min: 0, max: 100 };
const DAY = { min: 0, max: 24 };
/** The specification's number of ticks for mildew. */
const TICKS = 8;
const DESCRIPTION =
  'Modelo predictivo del riesgo de infección de oídio en vid: con él se elige mejor el momento de cada aplicación de fungicida.';
const EMPTY = {
  emptyTitle: 'Sin índice de oídio',
  emptyHint:
    'Ninguna estación del campo tiene temperaturas horarias en la temporada. Elija otra temporada o importe mediciones.',
};

/** Risk of powdery mildew: the Gubler index over its classes, the days behind it, and what they mean. */
export function MildewPanel(props: MildewPanelProps) {
  return (
    <PanelBoundary name="Hongos">
      <MildewPanelBody {...props} />
    </PanelBoundary>
  );
}

function MildewPanelBody(props: MildewPanelProps) {
  const { data, cropId, view, onPeriodChange, selector, state = 'ready', height, source, onRetry } = props;
  const index = useMemo(() => indexSeries(data), [data]);
  const conditions = useMemo(() => conditionSeries(data), [data]);
  if (cropId !== null && !mildewApplies(cropId)) {
    return (
      <Panel label="Hongos">
        {selector !== undefined && <Toolbar>{selector}</Toolbar>}
        <EmptyState icon={Sprout} title={MILDEW_DOES_NOT_APPLY}>
          El índice de Gubler describe el oídio de la vid. Elija un cultivo de vid para verlo.
        </EmptyState>
      </Panel>
    );
  }
  const shared = { ...EMPTY, view, state, height, source, yTicks: TICKS, ...(onRetry ? { onRetry } : {}) };
  const known = state === 'ready' ? data?.index : null;
  return (
    <Panel label="Hongos">
      <Toolbar>
        {selector}
        <PeriodStepper period={view.period} onPeriodChange={onPeriodChange} />
      </Toolbar>
      <ChartSync>
        <Charts>
          <SeriesChart
            {...shared}
            title="Índice de riesgo de oídio"
            series={index}
            leftAxis={INDEX_AXIS}
            leftExtent={FULL}
            bands={RISK_BANDS}
            fileName="oidio-indice"
            below={
              <>
                <Explanation>{DESCRIPTION}</Explanation>
                {known && <MildewSummary index={known} today={view.today} />}
              </>
            }
            side={known && <MildewClasses index={known} />}
          />
          <SeriesChart
            {...shared}
            title="Condiciones del día"
            series={conditions}
            leftAxis={HOURS_AXIS}
            leftExtent={DAY}
            bands={CONDITION_BANDS}
            fileName="oidio-condiciones"
          />
        </Charts>
      </ChartSync>
      <PanelOrigin
        title="Índice de oídio"
        entries={mildewOrigin({ ...props.origin, missingDays: data?.missingDays ?? 0, source })}
      />
    </Panel>
  );
}
