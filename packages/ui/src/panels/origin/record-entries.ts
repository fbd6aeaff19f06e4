import { counted, countedDays, formatNumber, MIN_DAY_COVERAGE, SEASON_START_REASONS } from '@vigia/domain';
import { fullDate } from '../words.ts';
import type { OriginFacts } from './origin-facts.ts';
import type { OriginEntry } from './origin-list.tsx';

/** `20 de las 24 horas`: from here on a day counts. */
export const coverageText = `${formatNumber(MIN_DAY_COVERAGE * 24, 0)} de las 24 horas`;

/** 'Promedio diario de' or 'Sobre', and what stations there were. */
export function stationsText(before: string, stations: number | undefined): string {
  return `${before} ${stations === undefined ? 'las estaciones del campo' : counted(stations, 'estación', 'estaciones')}`;
}

export function missingText(days: number): string {
  if (days === 0) return 'No faltan días.';
  return `${days === 1 ? 'Falta' : 'Faltan'} ${countedDays(days)}: se ven como corte, nunca como cero.`;
}

/** From when the figures are counted, and why. */
export function startEntries(start: OriginFacts['start']): OriginEntry[] {
  if (!start) return [];
  const text = start.reason ? SEASON_START_REASONS[start.reason] : 'Primer día que se cuenta.';
  return [{ term: `Desde el ${fullDate(start.date)}`, text }];
}

/** What was completed instead of measured, and who measured. */
export function recordEntries(
  { filledDays, filledFrom }: OriginFacts,
  source: string | undefined,
): OriginEntry[] {
  return [
    ...(filledDays === undefined
      ? []
      : [{ term: 'Días completados', text: filledText(filledDays, filledFrom) }]),
    ...(source === undefined ? [] : [{ term: 'Origen de los datos', text: `${source}.` }]),
  ];
}

function filledText(days: number, from: string | undefined): string {
  if (days === 0) return 'Ninguno: todos los días que se muestran fueron medidos.';
  return `${countedDays(days)}${from === undefined ? '' : `, con ${from}`}: no fueron medidos y llevan su marca en el gráfico.`;
}
