import type { Client, ClientId, DraftFields, IsoDate, Station } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { turnTo } from '../db/tenant.ts';
import { HttpProblem } from '../http/problem.ts';
import { biofixesOfSeasons, insertBiofix, updateBiofix } from '../stores/farm/biofix.ts';
import { holdSeasons } from '../stores/lock-row.ts';

const conflict = (detail: string) => new HttpProblem('conflict', { detail });

/** A device that goes from one client to another. */
export interface Handover {
  readonly serial: string;
  readonly from: Pick<Client, 'id' | 'name'>;
  readonly to: Pick<Client, 'id' | 'name'>;
}

/** A device of a pool becomes the client's: the pool keeps its row, out of service, and with it what it did there. */
export async function handOver(tx: Tx, scope: Scope, { serial, from, to }: Handover): Promise<void> {
  const moved = { node_moved_from: from.name, node_moved_to: to.name };
  await turnTo(tx, scope, from.id);
  const shared = await tx
    .updateTable('node')
    .set({ node_is_decommissioned: true, ...moved })
    .where('client_id', '=', from.id)
    .where('serial_number', '=', serial)
    .returning(['node_firmware_version', 'node_date_created', 'node_imei'])
    .executeTakeFirstOrThrow();
  await turnTo(tx, scope, to.id);
  const { node_firmware_version, node_imei } = shared;
  await tx
    .insertInto('node')
    .values({ ...shared, ...moved, client_id: to.id, serial_number: serial })
    .onConflict((known) =>
      known
        .columns(['client_id', 'serial_number'])
        .doUpdateSet({ node_firmware_version, node_imei, node_is_decommissioned: false, ...moved }),
    )
    .execute();
}

/**
 * Puts the device up: at the station of that name in the sector, if it has none, else at a new one.
 *
 * @throws {HttpProblem} conflict: that station has a device; changing it is a swap
 */
export async function installDevice(tx: Tx, clientId: ClientId, draft: DraftFields, now: string) {
  const sectorId = draft.sectorId!;
  const name = draft.stationName.trim();
  const place = {
    station_position_lat: Number(draft.latitude),
    station_position_lon: Number(draft.longitude),
    assigned_node_sn: draft.nodeSerial,
  };
  // Two installs of one name follow each other.
  await sql`select 1 from sector where client_id = ${clientId} and sector_id = ${sectorId} for no key update`.execute(
    tx,
  );
  const known = await tx
    .selectFrom('station')
    .select(['station_id', 'assigned_node_sn', 'crop_id', 'pest_id', 'station_season_id'])
    .where('client_id', '=', clientId)
    .where('sector_id', '=', sectorId)
    .where('station_name', '=', name)
    .where('station_is_archived', '=', false)
    // Of two of one name, the one that waits for its device.
    .orderBy(sql`assigned_node_sn is not null`)
    .orderBy('station_id')
    .executeTakeFirst();
  if (known && known.assigned_node_sn !== null) {
    throw conflict(
      `La estación ${name} ya tiene el dispositivo ${known.assigned_node_sn}: informe un reemplazo`,
    );
  }
  if (known) {
    const kept = {
      crop_id: draft.cropId ?? known.crop_id,
      pest_id: draft.pestId ?? known.pest_id,
      station_season_id: draft.seasonId ?? known.station_season_id,
    };
    await tx
      .updateTable('station')
      .set({ ...place, ...kept })
      .where('client_id', '=', clientId)
      .where('station_id', '=', known.station_id)
      .execute();
    return known.station_id;
  }
  const made = await tx
    .insertInto('station')
    .values({
      ...place,
      client_id: clientId,
      station_name: name,
      station_date_created: now,
      sector_id: sectorId,
      crop_id: draft.cropId,
      pest_id: draft.pestId,
      station_season_id: draft.seasonId,
    })
    .returning('station_id')
    .executeTakeFirstOrThrow();
  return made.station_id;
}

/**
 * Puts another device up at the station. Its data stays the station's; the report, which names both devices, is the
 * mark in its history.
 *
 * @throws {HttpProblem} conflict: another device stands there than the sender believes
 */
export async function swapDevice(
  tx: Tx,
  station: Station,
  serial: string,
  believed: string | null,
): Promise<void> {
  const current = station.nodeSerial;
  if (believed !== null && believed !== current) {
    const now = current === null ? 'no tiene dispositivo' : `tiene el dispositivo ${current}`;
    throw conflict(`La estación ${station.name} ${now}`);
  }
  await tx
    .updateTable('station')
    .set({ assigned_node_sn: serial })
    .where('client_id', '=', station.clientId)
    .where('station_id', '=', station.id)
    .execute();
}

/**
 * The biofix of a pest in a sector and season: one that is reported takes the place of the one before, so that there
 * never are two by it.
 */
export async function setBiofix(tx: Tx, clientId: ClientId, draft: DraftFields): Promise<void> {
  const told = {
    seasonId: draft.seasonId!,
    sectorId: draft.sectorId!,
    pestId: draft.pestId!,
    date: draft.date as IsoDate,
    type: draft.biofixType,
    comment: draft.comments,
  };
  await holdSeasons(tx);
  const ofSeason = await biofixesOfSeasons(tx, clientId, [told.seasonId]);
  const ids = ofSeason
    .filter(({ sectorId, pestId }) => sectorId === told.sectorId && pestId === told.pestId)
    .map(({ id }) => id);
  if (ids.length === 0) await insertBiofix(tx, { clientId, ...told });
  else await updateBiofix(tx, { clientId, id: Math.max(...ids) }, told);
}
