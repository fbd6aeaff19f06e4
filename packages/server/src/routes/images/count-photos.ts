import { CountParam } from '@vigia/api/contract';
import { countSource } from '@vigia/domain/captures';
import { ENTERED_COUNT_MESSAGES } from '@vigia/domain/es';
import type * as z from 'zod/mini';
import { demand, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { invalidField } from '../../http/problem.ts';
import { lockStation, stationById } from '../../stores/farm/stations.ts';
import { countedAt } from '../../stores/images/count-photos.ts';
import { NO_EVENT, type OwnedPhotos, ownedPhotoRoute, type PhotoOwner } from './owned-photos.ts';
import { photoPieceRoute } from './photo-pieces.ts';

type Param = z.output<typeof CountParam>;

/**
 * A stored count to which the caller may add photos; null for one that they do not see.
 *
 * @throws {HttpProblem} not-allowed; invalid-input for an archived station
 */
async function find(
  tx: Tx,
  scope: Scope,
  { station_id: stationId, pest_id: pestId, date_count: date }: Param,
): Promise<PhotoOwner | null> {
  const station = await stationById(tx, scope, stationId);
  if (station === null) return null;
  const { clientId, sectorId } = station;
  demand(scope, 'event.image.create', { clientId, sectorId });
  if (station.archived) throw invalidField('station_id', ENTERED_COUNT_MESSAGES.archived(station.name));
  const at = await countedAt(tx, { clientId, stationId, pestId, date });
  if (at === null) return null;
  return {
    clientId,
    eventId: NO_EVENT,
    // A photo that shows two pests of a trap belongs to both counts: they differ by a few milliseconds.
    target: { clientId, stationId, serial: null, type: 'device_install', takenAt: at + pestId },
    source: countSource({ pestId, date }),
  };
}

/** Photos of what people counted in traps. */
const countPhotos: OwnedPhotos<typeof CountParam> = {
  path: '/v2/stations/{station_id}/field_counts/{pest_id}/{date_count}',
  what: 'a stored field count',
  target: 'station',
  param: CountParam,
  find,
  hold: async (tx, scope, param) => {
    if ((await find(tx, scope, param)) === null) return null;
    await lockStation(tx, param.station_id);
    return await find(tx, scope, param);
  },
};

export const countPhotoRoutes = [ownedPhotoRoute(countPhotos), photoPieceRoute(countPhotos)];
