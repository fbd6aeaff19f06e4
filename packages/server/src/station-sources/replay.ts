import { MAX_SOURCE_APART, type ReplayAnswer } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import { readBorder } from '../stores/service/retention.ts';
import type { PulledStation } from '../stores/sources/pulled-stations.ts';
import { keepApart, takeApart } from '../stores/sources/source-apart.ts';
import { saveTranslated } from './save-records.ts';
import type { VendorService } from './vendor.ts';

/** Reads what was kept aside of a station again, the oldest first, and stores what is a measurement now. */
export async function replayApart(
  tx: Tx,
  station: PulledStation,
  service: VendorService,
  now: EpochMs,
): Promise<ReplayAnswer> {
  const bounds = { now, border: await readBorder(tx, 'readings') };
  const answer = { replayed: 0, still_apart: 0, rows_new: 0, rows_changed: 0 };
  for (const content of await takeApart(tx, station, MAX_SOURCE_APART)) {
    const translated = service.translate(content, station, bounds);
    if (translated === null)
      await keepApart(tx, station, [{ reason: 'bad-answer', sentT: '', content }], now);
    if (translated === null || translated.apart.length > 0) answer.still_apart += 1;
    else answer.replayed += 1;
    if (translated === null) continue;
    const saved = await saveTranslated(tx, station, translated, now);
    answer.rows_new += saved.rowsNew;
    answer.rows_changed += saved.rowsChanged;
  }
  return answer;
}
