import { type EpochMs, MINUTE_MS } from '@vigia/domain';
import type { Db } from '../db/pool.ts';
import { asClient } from '../db/tenant.ts';
import { saveRows } from '../station-sources/save-records.ts';
import { readBorder } from '../stores/service/retention.ts';
import { hearDevice } from '../stores/uplinks/devices.ts';
import { isFrameKept, keepUplink } from '../stores/uplinks/kept-uplinks.ts';
import type { PresentedDoor } from '../stores/uplinks/presented-doors.ts';
import type { Uplink } from './read-uplink.ts';
import { siftUplink } from './sift-uplink.ts';

/**
 * The same frame within this is the same uplink: a gateway that was late has a network server tell it twice, with a time
 * of its own each. Beyond it, the counter has started again.
 */
export const SAME_FRAME_MS = 10 * MINUTE_MS;

/** Stores an uplink, in one transaction. It is kept also while the client is archived, as what devices send. */
export async function takeUplink(
  db: Db,
  door: PresentedDoor,
  uplink: Uplink,
  now: EpochMs,
): Promise<'taken' | 'apart' | 'repeated' | 'too-many-devices'> {
  return await asClient(db, door.clientId, async (tx) => {
    const device = await hearDevice(tx, door, uplink, now);
    if (device === null) return 'too-many-devices';
    if (await isFrameKept(tx, device, uplink, SAME_FRAME_MS)) return 'repeated';
    const bounds = { now, border: await readBorder(tx, 'readings') };
    const sifted = siftUplink(uplink, device.link?.fields ?? null, bounds);
    await keepUplink(tx, device, uplink, sifted, now);
    if (sifted.row === null || device.link === null) return 'apart';
    await saveRows(tx, { clientId: door.clientId, stationId: device.link.stationId }, [sifted.row]);
    return 'taken';
  });
}
