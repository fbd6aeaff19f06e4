import { dayOfInstant, wallMsOfInstant } from '../calendar/day.ts';
import { formatNumber } from '../es/numbers.ts';
import type { EpochMs, IsoDate } from '../units.ts';
import { type EmbedLocale, NUMBER_SIGNS, PUBLISHED_MONTHS } from './words.ts';

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
  const [thousands, decimal] = NUMBER_SIGNS[locale];
  return formatNumber(value, decimals).replaceAll(/[.,]/g, (sign) => (sign === '.' ? thousands : decimal));
}
