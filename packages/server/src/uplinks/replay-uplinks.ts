import type { ReplayAnswer } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import { saveRows } from '../station-sources/save-records.ts';
import type { VendorRow } from '../station-sources/vendor.ts';
import { readBorder } from '../stores/service/retention.ts';
import { type DeviceName, linkOf } from '../stores/uplinks/devices.ts';
import { type Judged, judgeUplinks, uplinksToReplay } from '../stores/uplinks/kept-uplinks.ts';
import { siftUplink } from './sift-uplink.ts';

/** Reads what is kept of a device again, by its link and mapping of now. The caller holds the device. */
export async function replayUplinks(tx: Tx, device: DeviceName, now: EpochMs): Promise<ReplayAnswer> {
  const link = await linkOf(tx, device);
  const bounds = { now, border: await readBorder(tx, 'readings') };
  const rows = new Map<EpochMs, VendorRow>();
  const judged: Judged[] = [];
  for (const { at, frameKey, fields } of await uplinksToReplay(tx, device)) {
    const { row, reason } = siftUplink({ at, fields, isSimulated: false }, link?.fields ?? null, bounds);
    if (row !== null) rows.set(at, { t: at, values: { ...rows.get(at)?.values, ...row.values } });
    judged.push({ at, frameKey, reason, isMeasured: row !== null });
  }
  await judgeUplinks(tx, device, judged);
  const target = link && { clientId: device.clientId, stationId: link.stationId };
  const saved = target ? await saveRows(tx, target, [...rows.values()]) : null;
  return {
    replayed: judged.filter(({ reason }) => reason === null).length,
    still_apart: judged.filter(({ reason }) => reason !== null).length,
    rows_new: saved?.rowsNew ?? 0,
    rows_changed: saved?.rowsChanged ?? 0,
  };
}
