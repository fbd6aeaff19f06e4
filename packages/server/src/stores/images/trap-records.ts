import type { TrapPhoto, TrapRecords } from '@vigia/domain/captures';
import type { PestId, StationId } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { SeriesStation } from '../farm/stations.ts';
import type { Days } from '../measurements/climate-days.ts';
import { readPhotos } from './captures.ts';
import { type FieldCountRow, readFieldCounts } from './field-counts.ts';

interface Records extends TrapRecords {
  readonly photos: TrapPhoto[];
  readonly counts: FieldCountRow[];
}

/**
 * What photos and people found in the traps of the stations, of one pest or of each station's own pest; a station without
 * either is absent. Photos include earlier ones as `readPhotos` says; field counts are those of the days.
 */
export async function readTrapRecords(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  days: Days,
  pestId?: PestId,
): Promise<Map<StationId, TrapRecords>> {
  const photos = await readPhotos(tx, scope, stations, days, pestId);
  const counts = await readFieldCounts(tx, scope, stations, days, pestId ?? 'own');
  const records = new Map<StationId, Records>();
  const of = (id: StationId): Records => {
    const known = records.get(id) ?? { photos: [], counts: [] };
    records.set(id, known);
    return known;
  };
  for (const photo of photos) of(photo.stationId).photos.push(photo);
  for (const count of counts) of(count.stationId).counts.push(count);
  return records;
}
