const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago, in words: `hace un momento`, `hace 12 min`, `hace 3 h`, `hace 2 días`. */
export function ageText(ms: number): string {
  if (ms < MINUTE_MS) return 'hace un momento';
  if (ms < HOUR_MS) return `hace ${Math.floor(ms / MINUTE_MS)} min`;
  if (ms < 2 * DAY_MS) return `hace ${Math.floor(ms / HOUR_MS)} h`;
  return `hace ${Math.floor(ms / DAY_MS)} días`;
}
