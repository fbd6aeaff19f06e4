import { isoDate } from '@vigia/domain';
import type { DraftFields } from '@vigia/domain/events';
import type { Client, ClientId, Station } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { turnBack, turnTo } from '../db/tenant.ts';
import { HttpProblem } from '../http/problem.ts';
import { giveNodeAway, takeNodeOver } from '../stores/devices/node-handover.ts';
import { biofixesOfSeasons, insertBiofix, updateBiofix } from '../stores/farm/biofix.ts';
import { keepSectors, lockSector } from '../stores/farm/sectors.ts';
import { insertStation, lockStation, stationOfName, updateStation } from '../stores/farm/stations.ts';
import { holdSeasons } from '../stores/lock-row.ts';

const conflict = (detail: string) => new HttpProblem('conflict', { detail });

/** A device that goes from one client to another. */
export interface Handover {
  readonly serial: string;
  readonly from: Pick<Client, 'id' | 'name'>;
  readonly to: Pick<Client, 'id' | 'name'>;
}

/** A device of a pool becomes the client's: the pool keeps its row, out of service, with its history there. */
export async function handOver(tx: Tx, scope: Scope, { serial, from, to }: Handover): Promise<void> {
  const moved = { node_moved_from: from.name, node_moved_to: to.name };
  await turnTo(tx, scope, from.id);
  const device = await giveNodeAway(tx, from.id, serial, moved);
  await turnBack(tx, scope, to.id);
  await takeNodeOver(tx, to.id, device, moved);
}

/**
 * Locks where an install will be: the sector, so that two installs of one name follow each other, and then the station
 * of that name. Both before the device, as everywhere else.
 */
export async function holdInstall(
  tx: Tx,
  clientId: ClientId,
  draft: Pick<DraftFields, 'sectorId' | 'stationName'>,
): Promise<void> {
  await lockSector(tx, draft.sectorId!);
  const known = await stationOfName(tx, clientId, draft.sectorId!, draft.stationName.trim());
  if (known) await lockStation(tx, known.id);
}

/**
 * Puts the device up: at the station of that name in the sector, if it has no device, else at a new one.
 *
 * @throws {HttpProblem} conflict: that station has a device; changing it is a swap
 */
export async function installDevice(tx: Tx, clientId: ClientId, draft: DraftFields, now: string) {
  const sectorId = draft.sectorId!;
  const name = draft.stationName.trim();
  const position = { latitude: Number(draft.latitude), longitude: Number(draft.longitude) };
  const known = await stationOfName(tx, clientId, sectorId, name);
  if (known && known.nodeSerial !== null) {
    throw conflict(`La estación ${name} ya tiene el dispositivo ${known.nodeSerial}: informe un reemplazo`);
  }
  if (known) {
    await updateStation(tx, known, {
      ...position,
      nodeSerial: draft.nodeSerial,
      cropId: draft.cropId ?? known.cropId,
      pestId: draft.pestId ?? known.pestId,
      seasonId: draft.seasonId ?? known.seasonId,
    });
    return known.id;
  }
  const made = await insertStation(tx, {
    clientId,
    name,
    sectorId,
    position,
    nodeSerial: draft.nodeSerial,
    dateCreated: now,
    cropId: draft.cropId,
    pestId: draft.pestId,
    seasonId: draft.seasonId,
  });
  return made.id;
}

/**
 * Puts another device up at the station. Its data stays the station's; the report, which names both devices, is the
 * mark in its history.
 *
 * @throws {HttpProblem} conflict: another device stands there than the sender expects
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
  await updateStation(tx, station, { nodeSerial: serial });
}

/**
 * The biofix of a pest in a sector and season: a new one replaces the one before, so that there
 * are never two.
 */
export async function setBiofix(tx: Tx, clientId: ClientId, draft: DraftFields): Promise<void> {
  const biofix = {
    seasonId: draft.seasonId!,
    sectorId: draft.sectorId!,
    pestId: draft.pestId!,
    date: isoDate(draft.date),
    type: draft.biofixType,
    comment: draft.comments,
  };
  await holdSeasons(tx);
  // The sector is locked, so that the biofix and its event are logged with the same name of it.
  await keepSectors(tx, [biofix.sectorId]);
  const ofSeason = await biofixesOfSeasons(tx, clientId, [biofix.seasonId]);
  const ids = ofSeason
    .filter(({ sectorId, pestId }) => sectorId === biofix.sectorId && pestId === biofix.pestId)
    .map(({ id }) => id);
  if (ids.length === 0) await insertBiofix(tx, { clientId, ...biofix });
  else await updateBiofix(tx, { clientId, id: Math.max(...ids) }, biofix);
}
