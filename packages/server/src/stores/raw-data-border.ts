import { type EpochMs, type IsoDate, startOfDay } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { RawDataBorderTable } from '../db/schema/devices.ts';

/** The instant before which raw data was dropped, so that none may come in any more; null when none ever was. */
export async function readBorder(tx: Tx, kind: RawDataBorderTable['kind']): Promise<EpochMs | null> {
  const row = await tx
    .selectFrom('raw_data_border')
    .select('dropped_before')
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ? startOfDay(row.dropped_before as IsoDate) : null;
}
