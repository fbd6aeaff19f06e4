import { dayOfInstant, type EpochMs } from '@vigia/domain';
import { serviceScope } from '../../access/gate.ts';
import type { Tx } from '../../access/reach.ts';
import { stationById } from '../../stores/farm/stations.ts';
import type { Counts } from '../../stores/images/image-captures.ts';
import type { ImageRow } from '../../stores/images/images.ts';
import { isWanted, tell } from '../tell.ts';
import { thresholdsOfStations } from './thresholds.ts';

/** Tells of a count that was just saved, and of the threshold that it may have crossed. */
export async function tellCount(tx: Tx, { image, sectorId }: ImageRow, counts: Counts, now: EpochMs) {
  const { clientId, stationId, nodeSerial } = image;
  const told = {
    ...{ imageId: image.id, takenAt: image.takenAt, countedAt: now },
    counts: Array.from(counts, ([pestId, overall]) => ({ pestId, overall })),
  };
  const occasion = `count/${image.id}/${crypto.randomUUID()}`;
  await tell(tx, clientId, [{ kind: 'count', occasion, sectorId, stationId, nodeSerial, data: told }], now);
  if (stationId === null || !(await isWanted(tx, 'capture-threshold'))) return;
  const scope = serviceScope(clientId);
  const station = await stationById(tx, scope, stationId);
  if (station === null) return;
  const today = dayOfInstant(now);
  await tell(tx, clientId, await thresholdsOfStations(tx, scope, clientId, [station], today), now);
}
