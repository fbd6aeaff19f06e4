import type { IsoDate } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import { readExtremes } from './daily-extremes.ts';
import type { ExtremeRow } from './measures.ts';
import { refreshRollups } from './rollups.ts';
import { lockStation, type SaveReport, type Target } from './save-measurements.ts';

/**
 * Stores imported extremes of days and refreshes their roll-ups. Days whose stored extremes differ are replaced; what
 * is stored already is not written again.
 *
 * @param rows in the order of time, each day once, at least one
 */
export async function saveExtremes(
  tx: Tx,
  target: Target,
  rows: readonly ExtremeRow[],
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<SaveReport> {
  await lockStation(tx, target);
  const { clientId, stationId } = target;
  const days = rows.map(({ day }) => day);
  const known = new Map(
    (await readExtremes(tx, clientId, stationId, days)).map((each) => [each.day as IsoDate, each]),
  );
  const fresh = rows.filter(({ day }) => !known.has(day));
  const changed = rows.filter(({ day, t_min, t_max }) => {
    const stored = known.get(day);
    return stored !== undefined && (stored.t_min !== t_min || stored.t_max !== t_max);
  });
  const rowsSame = rows.length - fresh.length - changed.length;
  const report = { rowsNew: fresh.length, rowsSame, rowsChanged: changed.length };
  const toSave = [...fresh, ...changed];
  if (dryRun || toSave.length === 0) return report;
  await sql`
    insert into daily_extreme (client_id, station_id, day, t_min, t_max)
    select ${clientId}::int, ${stationId}::int, line.*
    from unnest(${toSave.map(({ day }) => day)}::date[], ${toSave.map((row) => row.t_min)}::float8[],
      ${toSave.map((row) => row.t_max)}::float8[]) as line
    on conflict (client_id, station_id, day) do update set t_min = excluded.t_min, t_max = excluded.t_max`.execute(
    tx,
  );
  await refreshRollups(
    tx,
    clientId,
    stationId,
    toSave.map(({ day }) => day),
  );
  return report;
}
