import { addDays, dayOfInstant, type IsoDate } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import { asClient } from '../db/tenant.ts';
import { deleteOlder, dropEmptyMonths, partsOf, RAW_TABLES } from '../stores/service/raw-data.ts';
import {
  moveBorder,
  RETENTION_KINDS,
  type RetentionKind,
  readRetention,
} from '../stores/service/retention.ts';
import { eachClient } from './each-client.ts';
import type { Job, JobContext } from './job.ts';

/**
 * Deletes data that is older than a client wants to keep. Hourly and daily sums, and counts of photos, stay.
 */
export const retention: Job = {
  name: 'retention',
  cron: '23 2 * * *',
  run: async (context) => {
    const due: { clientId: ClientId; kind: RetentionKind; border: IsoDate }[] = [];
    const today = dayOfInstant(context.now());
    // The border moves first, in its own transaction: from then on no older data is accepted.
    await eachClient(context, async (tx, clientId) => {
      for (const { kind, keep_days } of await readRetention(tx, clientId)) {
        if (keep_days === null) continue;
        const border = addDays(today, -keep_days);
        await moveBorder(tx, clientId, kind, border);
        due.push({ clientId, kind, border });
      }
    });
    const dropped: Record<string, number> = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, 0]));
    for (const { clientId, kind, border } of due) {
      dropped[kind] = (dropped[kind] ?? 0) + (await dropOlder(context, clientId, kind, border));
    }
    return { ...dropped, months: due.length === 0 ? 0 : await dropEmptyMonths(context.databases.owner) };
  },
};

async function dropOlder(
  { databases, signal }: JobContext,
  clientId: ClientId,
  kind: RetentionKind,
  border: IsoDate,
): Promise<number> {
  let count = 0;
  for (const raw of RAW_TABLES[kind]) {
    for (const part of await partsOf(databases.owner, raw.table)) {
      signal.throwIfAborted();
      count += await asClient(databases.background, clientId, (tx) =>
        deleteOlder(tx, clientId, { ...raw, part, border }),
      );
    }
  }
  return count;
}
