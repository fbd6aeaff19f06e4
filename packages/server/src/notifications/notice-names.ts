import { SectorWire, StationWire } from '@vigia/api/contract';
import type { NotificationNames } from '@vigia/domain/es';
import type { ClientId, NotificationSubject } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import type { Mask } from '../access/demo-names.ts';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { readPests } from '../stores/farm/catalogue.ts';
import { sectorsOfClient } from '../stores/farm/sectors.ts';
import { stationsOfClient } from '../stores/farm/stations.ts';

export type NamesOf = (subject: NotificationSubject) => NotificationNames;

/** Names for the ids in a client's notices. For the demo account they are masked. */
export async function noticeNames(tx: Tx, scope: Scope, clientId: ClientId, mask: Mask): Promise<NamesOf> {
  const sectors = new Map(
    mask(await sectorsOfClient(tx, scope, clientId), z.array(SectorWire)).map(({ id, name }) => [id, name]),
  );
  const stations = new Map(
    mask(await stationsOfClient(tx, scope, clientId), z.array(StationWire)).map(({ id, name }) => [id, name]),
  );
  const pests = new Map((await readPests(tx)).map((one) => [one.pest_id, one.pest_name]));
  const named = (names: ReadonlyMap<number, string>, id: number | null) =>
    id === null ? null : (names.get(id) ?? null);
  return ({ sectorId, stationId, pestId }) => ({
    sector: named(sectors, sectorId),
    station: named(stations, stationId),
    pest: named(pests, pestId),
  });
}
