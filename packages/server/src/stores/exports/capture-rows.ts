import type { IsoDate } from '@vigia/domain';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { readable, type SeriesStation } from '../farm/stations.ts';

type ExportedStation = Pick<SeriesStation, 'clientId' | 'stationId' | 'sectorId'>;

/** Every counted photo of a station up to a day, by pest and oldest first. */
export async function captureRows(tx: Tx, scope: Scope, station: ExportedStation, end: IsoDate) {
  const { clientIds, stationIds } = readable(scope, [station]);
  if (stationIds.length === 0) return [];
  return await tx
    .selectFrom('capture')
    .select(['pest_id', 't', 'day', 'in_photo', 'plate_changed'])
    .where('client_id', 'in', clientIds)
    .where('station_id', 'in', stationIds)
    .where('day', '<=', end)
    .orderBy('pest_id')
    .orderBy('t')
    .execute();
}
