import type { IsoDate } from '@vigia/domain';
import { type KnownPlate, knownPlate, plateDays } from '@vigia/domain/captures';
import type { FieldEvent, StationId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { capturesOfGroups } from '../analytics/group-captures.ts';
import type { Looked } from './looked.ts';

/** Insects of each trap since the visit that brought its plate; null where nothing was counted since. */
export async function readPlates(
  tx: Tx,
  scope: Scope,
  { clientId, rows, today }: Looked,
  visits: readonly FieldEvent[],
): Promise<ReadonlyMap<StationId, number | null>> {
  const stations = rows.flatMap((row) => row.stations);
  const plates = stations
    .map((station) => knownPlate(station, visits, today))
    .filter((plate) => plate !== null)
    .filter((plate) => plateDays(plate, today) > 0);
  const groups = plates.map((plate) => groupOf(plate, today));
  const sums = await capturesOfGroups(tx, scope, clientId, groups, today, today);
  return new Map(plates.map(({ stationId }, i) => [stationId, sums[i] ?? null]));
}

const groupOf = (plate: KnownPlate, today: IsoDate) => ({
  pest_id: plate.pestId,
  station_ids: [plate.stationId],
  days_summed: plateDays(plate, today),
});
