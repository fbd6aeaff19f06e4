import { usedDocument } from '../catalogue/used-document.ts';
import type { DegreeDayStart } from '../degree-days/start.ts';
import type { PestId } from '../entities/ids.ts';
import { countedDays, ordinalFeminine } from '../es/counted.ts';
import { formatDate, formatShortDay } from '../es/dates.ts';
import { expectationText, neighbourText } from '../es/expectation.ts';
import { formatQuantity } from '../es/numbers.ts';
import { documentName } from '../es/pest-documents.ts';
import type { NeighbourAhead } from '../phenology/dates-ahead.ts';
import { type Expectation, expectedBand } from '../phenology/expectation.ts';
import type { Milestone, Standing } from '../phenology/outlook.ts';
import { currentStage, isPreliminary, stageLabel, stageThresholds } from '../phenology/stages.ts';
import type { Days } from '../units.ts';

const UNIT = '°C·día';

export interface DegreeDayStatus {
  readonly pestId: PestId;
  readonly start: DegreeDayStart;
  /** Null while no day is known. */
  readonly standing: Pick<Standing, 'date' | 'degreeDays'> | null;
  readonly missingDays: Days;
  /** The next stage; null past the last one or without a model. */
  readonly milestone: Milestone | null;
  /** The start of the next generation, where another stage comes before it. */
  readonly generation?: Milestone | null;
  /** Every stage to come, where those after the next one are told too. */
  readonly later?: readonly Milestone[];
  /** Whose past years stand in for those that the stations lack. */
  readonly neighbour?: Omit<NeighbourAhead, 'stationId'> | undefined;
}

function since({ date, reason }: DegreeDayStart): string {
  const day = formatDate(date);
  if (reason === 'biofix') return `Desde el biofix del ${day}`;
  return reason === 'season' ? `Desde el inicio de la temporada (${day})` : `Desde el ${day}`;
}

const stageOf = (
  pestId: PestId,
  { stage, generation }: { stage: Milestone['threshold']['stage']; generation: number },
) => `${stageLabel(pestId, stage).toLowerCase()} de la ${ordinalFeminine(generation)} generación`;

function stageSentence({ pestId, standing }: DegreeDayStatus): string {
  const stage = currentStage(pestId, standing!.degreeDays);
  if (stageThresholds(pestId).length === 0) return 'Esta plaga no tiene un modelo de fenología.';
  if (stage === null) return 'Ninguna etapa ha comenzado todavía.';
  return `La última etapa iniciada es ${stageOf(pestId, stage)} (desde ${formatQuantity(stage.dd, 1, UNIT)}).`;
}

function milestoneSentence({ pestId, milestone }: DegreeDayStatus): string | null {
  if (milestone === null || !Number.isFinite(milestone.missing)) return null;
  const { threshold, missing } = milestone;
  const start = `La siguiente, ${stageOf(pestId, threshold)}, comienza en ${formatQuantity(missing, 1, UNIT)} más`;
  return `${start}${whenClause(milestone)}.`;
}

/** Empty if the sentence before gives the reason for no date. */
function generationSentence({ generation }: DegreeDayStatus): string | null {
  if (!generation) return null;
  const { expected, beyond, threshold } = generation;
  const subject = `La ${ordinalFeminine(threshold.generation)} generación`;
  const text = expectationText(generation);
  if (expected) return `${subject} comienza cerca del ${text}.`;
  if (!beyond || beyond.reason !== null) return null;
  return beyond.date ? `${subject} comienza cerca del ${text}.` : `${subject}: ${text}.`;
}

/** The other stages that past years bring within the season, each with the days of eight years in ten; null without any. */
function laterSentence({ pestId, milestone, generation, later = [] }: DegreeDayStatus): string | null {
  const isTold = ({ threshold }: Milestone) =>
    threshold === milestone?.threshold || threshold === generation?.threshold;
  const stages = later.flatMap((one) => {
    const band = expectedBand(one);
    if (isTold(one) || !one.beyond || one.beyond.reason !== null || !one.beyond.date || !band) return [];
    const range =
      band.kind === 'most' && band.from < band.to
        ? `del ${formatShortDay(band.from)} al ${formatShortDay(band.to)}`
        : band.kind === 'open' && `después del ${formatShortDay(band.from)}`;
    return [`${stageOf(pestId, one.threshold)}, ${formatDate(one.beyond.date)}${range ? ` (${range})` : ''}`];
  });
  if (stages.length === 0) return null;
  return `Luego, con el rango de 8 de cada 10 años: ${stages.join('; ')}.`;
}

/** `, cerca del 28 dic 2026 (…)`; empty without a date beyond the next days. */
function whenClause({ expected, beyond }: Expectation): string {
  if (!expected && !beyond) return '';
  const text = expectationText({ expected, beyond: beyond ?? null });
  if (expected) return `, cerca del ${text}`;
  if (beyond?.reason !== null) return `: ${text}`;
  return beyond.date ? `, cerca del ${text}` : `, ${text}`;
}

/** Which document the thresholds and stages stand in; null for a pest without a model. */
export function documentSentence(pestId: PestId): string | null {
  const document = usedDocument(pestId);
  if (!document || stageThresholds(pestId).length === 0) return null;
  return `Modelo: ${documentName(document)}.`;
}

/** The progress of a pest: degree-days, stage, next stage, and what makes the figures uncertain. */
export function degreeDaySentences(status: DegreeDayStatus): string[] {
  const { pestId, start, standing, missingDays } = status;
  if (standing === null || !Number.isFinite(standing.degreeDays)) {
    return [`${since(start)} no hay datos de temperatura para acumular grados día.`];
  }
  const total = formatQuantity(standing.degreeDays, 1, UNIT);
  const sentences = [
    `${since(start)} y hasta el ${formatDate(standing.date)} se acumularon ${total}.`,
    stageSentence(status),
    milestoneSentence(status),
    generationSentence(status),
    laterSentence(status),
    status.neighbour ? `Las fechas cuentan ${neighbourText(status.neighbour)}.` : null,
    missingDays > 0
      ? `Falta${missingDays === 1 ? '' : 'n'} ${countedDays(missingDays)} de datos: el total real es igual o mayor.`
      : null,
    start.ignored
      ? `El biofix del ${formatDate(start.ignored)} está fuera de la temporada y no se usa.`
      : null,
    documentSentence(pestId),
    isPreliminary(pestId) ? 'Modelo preliminar: las fechas son orientativas.' : null,
  ];
  return sentences.filter((sentence) => sentence !== null);
}
