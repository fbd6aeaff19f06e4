import { daysBetween } from '@vigia/domain';
import { formatShortDay } from '@vigia/domain/es';
import type { PlayedDate } from '@vigia/domain/what-if';
import type { WhatIfWords } from './words.ts';

/** A band that is longer by more than this on one side is given by its ends. */
const UNEVEN_DAYS = 2;

/** `28 dic`, `28 dic ± 6 días`, `28 dic (20 dic a 9 ene)`; in words where there is no date. */
export function dateText(
  words: WhatIfWords,
  { date, earliest, latest }: PlayedDate,
  hasYears: boolean,
): string {
  if (date === null) return hasYears ? words.notInSeason : words.unknown;
  const day = formatShortDay(date);
  if (earliest === date && latest === date) return day;
  if (earliest === null) return day;
  if (latest === null) return words.openBand(day, formatShortDay(earliest));
  const [before, after] = [daysBetween(earliest, date), daysBetween(date, latest)];
  return Math.abs(after - before) > UNEVEN_DAYS
    ? words.unevenBand(day, formatShortDay(earliest), formatShortDay(latest))
    : words.evenBand(day, Math.max(before, after));
}
