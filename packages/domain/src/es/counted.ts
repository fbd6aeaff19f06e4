import { formatNumber } from './numbers.ts';

/** A whole number with its noun: `1 individuo`, `1.204 individuos`, `0 individuos`. */
export function counted(count: number, singular: string, plural: string): string {
  return `${formatNumber(count, 0)} ${Math.round(count) === 1 ? singular : plural}`;
}

export const countedDays = (days: number): string => counted(days, 'día', 'días');

const ORDINALS = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta', 'séptima', 'octava'] as const;

/** A generation in words, `primera`; past the eighth in figures, `9ª`. */
export const ordinalFeminine = (n: number): string => ORDINALS[n - 1] ?? `${n}ª`;
