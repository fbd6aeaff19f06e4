import type { MildewFungicide } from '../mildew/spray-intervals.ts';
import type { MildewTrend } from '../mildew/standing.ts';
import type { Days } from '../units.ts';
import { countedDays } from './counted.ts';

export const MILDEW_FUNGICIDE_WORDS: Readonly<Record<MildewFungicide, string>> = {
  'sulfur-dust': 'azufre en polvo',
  'micronized-sulfur': 'azufre micronizado',
  dmi: 'fungicidas DMI (triazoles)',
};

const moved =
  (how: string) =>
  (days: Days, before: string): string =>
    `${how} de hace ${countedDays(days)} (${before}).`;

/** One sentence for each part of a statement about the index. */
export const MILDEW_SENTENCES = {
  unknown: (days: Days) =>
    `No hay índice de oídio de los últimos ${countedDays(days)}: no se puede evaluar el riesgo.`,
  now: (date: string, index: string, risk: string) =>
    `El ${date} el índice de oídio es ${index}: ${risk.toLowerCase()}.`,
  moved: {
    same: moved('El índice es igual al'),
    up: moved('El índice subió desde el'),
    down: moved('El índice bajó desde el'),
  } satisfies Record<MildewTrend, unknown>,
  interval: (days: Readonly<Record<MildewFungicide, Days>>) => {
    const [dust, micronized, dmi] = (['sulfur-dust', 'micronized-sulfur', 'dmi'] as const).map(
      (kind) => `${countedDays(days[kind])} con ${MILDEW_FUNGICIDE_WORDS[kind]}`,
    );
    return `Intervalo sugerido entre aplicaciones: ${dust}, ${micronized} y ${dmi}.`;
  },
};

/** Shown instead of a report for a crop whose mildew is not followed. */
export const MILDEW_DOES_NOT_APPLY = 'El seguimiento de Oídio no aplica para este cultivo';
