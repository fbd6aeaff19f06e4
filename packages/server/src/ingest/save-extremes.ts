import type { Tx } from '../access/reach.ts';
import { lockStation } from '../stores/farm/stations.ts';
import { putExtremes, readExtremes } from '../stores/measurements/daily-extremes.ts';
import type { Target } from '../stores/measurements/readings.ts';
import type { ExtremeRow } from './measures.ts';
import { refreshRollups } from './rollups.ts';
import type { SaveReport } from './save-measurements.ts';

/**
 * Stores imported daily extremes and refreshes the roll-ups of their days. Different stored extremes are
 * replaced; equal ones are not written again.
 *
 * @param rows in chronological order, each day once, at least one
 */
export async function saveExtremes(
  tx: Tx,
  target: Target,
  rows: readonly ExtremeRow[],
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<SaveReport> {
  await lockStation(tx, target.stationId, target.clientId);
  const days = rows.map(({ day }) => day);
  const known = new Map((await readExtremes(tx, target, days)).map((each) => [each.day, each]));
  const fresh = rows.filter(({ day }) => !known.has(day));
  const changed = rows.filter(({ day, t_min, t_max }) => {
    const stored = known.get(day);
    return stored !== undefined && (stored.t_min !== t_min || stored.t_max !== t_max);
  });
  const rowsSame = rows.length - fresh.length - changed.length;
  const report = { rowsNew: fresh.length, rowsSame, rowsChanged: changed.length };
  const toSave = [...fresh, ...changed];
  if (dryRun || toSave.length === 0) return report;
  await putExtremes(tx, target, toSave);
  await refreshRollups(
    tx,
    target,
    toSave.map(({ day }) => day),
  );
  return report;
}
