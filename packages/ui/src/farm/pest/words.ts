import type { ChipLevel, ChipRule } from '@vigia/domain/captures';
import {
  CHIP_LEVEL_WORDS,
  documentName,
  formatDate,
  formatNumber,
  MILDEW_RISK_WORDS,
  monthsText,
} from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** Words of the chip of a pest and of its popover. */
export const PEST_CHIP = room('pest-chip', {
  /** @param rule null without one */
  levelName: (level: ChipLevel, rule: ChipRule | null) =>
    level === 'ok' && rule !== null && rule.okUpTo > 0 ? 'Capturas bajas' : CHIP_LEVEL_WORDS[level],
  capturesOf: (name: string) => `Capturas de ${name}`,
  /** @param isPast the last days of a season that is over */
  lastDays: (days: number, isPast: boolean) => {
    const span = days === 1 ? 'el último día' : `los últimos ${days} días`;
    return `en ${span}${isPast ? ' de la temporada' : ''}`;
  },
  captures: (count: number) => (count === 1 ? 'captura' : 'capturas'),
  failed: 'No se pudo consultar',
  retry: 'Reintentar',
  notCounted: 'Sin conteo disponible. El nivel se muestra cuando se cuenten las fotografías.',
  noRule: 'Esta plaga no tiene niveles definidos para esta fecha.',
  /** Whose rule it is, and when it holds. */
  whose: ({ document, since, months }: ChipRule) => {
    const own =
      since === null
        ? 'Umbral propio del cliente'
        : `Umbral propio del cliente desde el ${formatDate(since)}`;
    return `${document === null ? own : `Umbral de ${documentName(document)}`}; ${monthsText(months)}.`;
  },
  levels: 'Niveles de esta plaga',
  asking: 'Consultando capturas',
  more: 'Ver capturas',
  /** The counts of a level. */
  counts: (from: number, to: number) => `${formatNumber(from, 0)} a ${formatNumber(to, 0)}`,
  countsAbove: (count: number) => `más de ${formatNumber(count, 0)}`,
});

/** Words of the chip of powdery mildew and of its popover. */
export const MILDEW_CHIP = room('mildew-chip', {
  risks: MILDEW_RISK_WORDS,
  name: 'Oídio',
  index: 'índice',
  title: 'Riesgo de oídio',
  unknown: 'sin datos suficientes',
  noIndex: 'Sin índice: en los últimos 7 días faltan horas de temperatura.',
  since: (date: string) => `desde el ${date}`,
  levels: 'Niveles del índice de Gubler',
  rule: 'Índice de Gubler: 30 puntos tras tres días favorables (6 horas seguidas de 21 a 30 °C); luego +20 por día favorable y −10 por otro día.',
  asOf: (date: string) => `Con datos hasta el ${date}.`,
  more: 'Ver gráficos de oídio',
});
