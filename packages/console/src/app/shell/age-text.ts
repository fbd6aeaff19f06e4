import type { ShellWords } from './words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago, in words: `hace un momento`, `hace 12 min`, `hace 3 h`, `hace 2 días`. */
export function ageText(words: ShellWords['ages'], ms: number): string {
  if (ms < MINUTE_MS) return words.now;
  if (ms < HOUR_MS) return words.minutes(Math.floor(ms / MINUTE_MS));
  if (ms < 2 * DAY_MS) return words.hours(Math.floor(ms / HOUR_MS));
  return words.days(Math.floor(ms / DAY_MS));
}
