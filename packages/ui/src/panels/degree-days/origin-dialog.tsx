import {
  CONFIDENCE_WORDS,
  DEGREE_DAY_CUTOFF_WORDS,
  DEGREE_DAY_METHOD_WORDS,
  DEGREE_DAY_START_REASONS,
  ORIGIN_WORDS,
  PEST_MODELS,
  PRELIMINARY_MODEL,
  parseDegreeDayMetric,
  type Sourced,
} from '@vigia/domain';
import styled from 'styled-components';
import { figure } from '../../charts/time-chart/format.ts';
import { Dialog } from '../../dialog/dialog.tsx';
import { textSize } from '../../theme/mixins.ts';
import { fullDate } from '../words.ts';
import type { DegreeDayData } from './degree-day-data.ts';

const List = styled.dl`
  display: grid;
  gap: 12px;
  margin: 0;
  dt { font-weight: 600; }
  dd { margin: 2px 0 0; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
`;

export interface OriginDialogProps {
  readonly data: DegreeDayData;
  readonly onClose: () => void;
}

/** The derivation in a dialog. */
export function OriginDialog({ data, onClose }: OriginDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={`¿De dónde sale? ${data.pestName}`} width={640}>
      <Origin data={data} />
    </Dialog>
  );
}

/** How the curve and its milestones come about: formula, thresholds, start, averaging, sources. */
export function Origin({ data }: Pick<OriginDialogProps, 'data'>) {
  const rule = parseDegreeDayMetric(data.metric);
  const model = PEST_MODELS.get(data.pestId);
  return (
    <List>
      {rule && (
        <div>
          <dt>Fórmula</dt>
          <dd>
            {DEGREE_DAY_METHOD_WORDS[rule.method]}. Corte {DEGREE_DAY_CUTOFF_WORDS[rule.cutoff]}.
            {model && <Source of={model.method} />}
          </dd>
        </div>
      )}
      {rule && (
        <div>
          <dt>Umbrales</dt>
          <dd>
            Inferior {temperature(rule.lower)}
            {rule.upper !== null && `, superior ${temperature(rule.upper)}`}.
            {model && <Source of={model.lower} />}
            {model && rule.upper !== null && <Source of={model.upper} />}
          </dd>
        </div>
      )}
      <div>
        <dt>Desde el {fullDate(data.start.date)}</dt>
        <dd>{DEGREE_DAY_START_REASONS[data.start.reason]}</dd>
      </div>
      <div>
        <dt>Estaciones</dt>
        <dd>{averagingText(data)}</dd>
      </div>
      {model && (
        <div>
          <dt>Generación: {figure(model.generationLength.value, 0)} °C·día</dt>
          <dd>
            De adulto a adulto; las siguientes suman el mismo largo.
            <Source of={model.generationLength} />
          </dd>
        </div>
      )}
      <div>
        <dt>Fecha del próximo hito</dt>
        <dd>
          Supone que los próximos días serán como los últimos siete; el margen sale de cuánto varían esos
          días. No considera un cambio de tiempo.
          {model?.generationLength.confidence === 'C' && (
            <small>{PRELIMINARY_MODEL}: úsese solo como orientación.</small>
          )}
        </dd>
      </div>
    </List>
  );
}

function Source({ of }: { readonly of: Sourced<unknown> }) {
  return (
    <small>
      Fuente: {of.sourceEs} ({ORIGIN_WORDS[of.origin]}, {CONFIDENCE_WORDS[of.confidence]}).
    </small>
  );
}

function averagingText({ stations, missingDays }: DegreeDayData): string {
  const who =
    stations === undefined
      ? 'las estaciones del campo'
      : stations === 1
        ? '1 estación'
        : `${stations} estaciones`;
  const missing =
    missingDays === 0
      ? 'No faltan días.'
      : `${missingDays === 1 ? 'Falta 1 día' : `Faltan ${missingDays} días`} sin datos válidos: no suman nada y se ven como corte.`;
  return `Promedio diario de ${who} con al menos 20 horas de datos en el día. ${missing}`;
}

function temperature(value: number): string {
  return `${figure(value, Number.isInteger(value) ? 0 : 1)} °C`;
}
