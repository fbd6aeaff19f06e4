import { dayOfInstant, wallMsOfInstant } from '../calendar/day.ts';
import { formatNumber } from '../es/numbers.ts';
import type { EpochMs, IsoDate } from '../units.ts';
import type { EmbedLocale } from './metrics.ts';

export const PUBLISHED_MONTHS: Readonly<Record<EmbedLocale, readonly string[]>> = {
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  pt: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
};

/** `5 nov 2026`, in the reader's language. */
export function publishedDate(date: IsoDate, locale: EmbedLocale): string {
  const month = PUBLISHED_MONTHS[locale][Number(date.slice(5, 7)) - 1];
  return `${Number(date.slice(8, 10))} ${month} ${date.slice(0, 4)}`;
}

/** What the clock in Chile showed: `5 nov 2026, 14:30`. */
export function publishedMoment(at: EpochMs, locale: EmbedLocale): string {
  const clock = new Date(wallMsOfInstant(at)).toISOString().slice(11, 16);
  return `${publishedDate(dayOfInstant(at), locale)}, ${clock}`;
}

/** `1.234,5`, or `1,234.5` in English. */
export function publishedNumber(value: number, decimals: number, locale: EmbedLocale): string {
  const text = formatNumber(value, decimals);
  if (locale !== 'en') return text;
  return text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
}
