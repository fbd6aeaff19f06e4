import type { ChillMetric } from '../chill/models.ts';
import { CHILL_MODEL_WORDS } from '../es/chill.ts';
import { countedDays } from '../es/counted.ts';
import { formatDate } from '../es/dates.ts';
import { formatNumber, formatQuantity } from '../es/numbers.ts';
import type { DayRange } from '../series/daily.ts';
import type { Days } from '../units.ts';

export interface ChillStatus {
  readonly metric: ChillMetric;
  /** In the unit of the model; null or `NaN` when unknown. */
  readonly accumulated: number | null;
  /** What the variety needs, in the same unit, 1 or more, when that is known. */
  readonly required?: number;
}

export interface ChillSummary {
  readonly range: DayRange;
  readonly models: readonly ChillStatus[];
  readonly missingDays: Days;
}

const isKnown = (value: number | null | undefined): value is number => Number.isFinite(value);

function modelSentence({ metric, accumulated, required }: ChillStatus): string {
  const { label, unitLabel } = CHILL_MODEL_WORDS[metric];
  if (!isKnown(accumulated)) return `${label}: sin datos.`;
  const total = `${label}: ${formatQuantity(accumulated, 2, unitLabel)}`;
  const share = isKnown(required) && required >= 1 ? (100 * accumulated) / required : Number.NaN;
  if (!isKnown(required) || !isKnown(share)) return `${total}.`;
  return `${total}, el ${formatNumber(share, 0)} % de ${formatQuantity(required, 0, unitLabel)} requeridas.`;
}

/** Chill of the span by each model, to two decimals, and what is missing. */
export function chillSentences({ range, models, missingDays }: ChillSummary): string[] {
  const span = `Frío acumulado del ${formatDate(range.start)} al ${formatDate(range.end)}.`;
  const gaps =
    missingDays > 0
      ? [`Falta${missingDays === 1 ? '' : 'n'} ${countedDays(missingDays)} de datos, que no suman frío.`]
      : [];
  return [span, ...models.map(modelSentence), ...gaps];
}
