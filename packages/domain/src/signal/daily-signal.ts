/** The axis of every signal chart, dBm. */
export const SIGNAL_SCALE = { min: -120, max: -50 } as const;

/** Reference lines of the daily signal chart, dBm, from the worst up. */
export const SIGNAL_LINES = [
  { level: 'worst', dbm: -113 },
  { level: 'low', dbm: -100 },
  { level: 'medium', dbm: -90 },
  { level: 'high', dbm: -70 },
  { level: 'best', dbm: -55 },
] as const;
export type SignalLevel = (typeof SIGNAL_LINES)[number]['level'];

/**
 * Level of a day's signal: the highest line it reaches. Below the lowest line it is still `worst`: a device that
 * sent the figure was received.
 *
 * @param dbm mean strength of the day
 * @returns null for a missing value (null, NaN)
 */
export function signalLevel(dbm: number | null): SignalLevel | null {
  if (dbm === null || Number.isNaN(dbm)) return null;
  return SIGNAL_LINES.findLast((line) => dbm >= line.dbm)?.level ?? 'worst';
}
