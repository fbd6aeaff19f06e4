import { setTimeout as sleep } from 'node:timers/promises';
import { sealOf } from '../auth/second-step/seal.ts';
import { asClient } from '../db/tenant.ts';
import { pullSource, type SourceTools } from '../station-sources/pull-source.ts';
import { clientsInUse } from '../stores/farm/archived-clients.ts';
import { dueSources } from '../stores/sources/pulled-sources.ts';
import type { Job, JobContext } from './job.ts';

/** Pulls measurements of stations that growers own from their makers’ services. */
export const stationSources: Job = {
  name: 'station-sources',
  cron: '*/5 * * * *',
  run: async (context) => (context.vendors ? await pullAll(context, context.vendors) : {}),
};

/** After a failure of one source the others are still pulled. */
async function pullAll(context: JobContext, services: SourceTools['services']) {
  const { databases, now, log, signal } = context;
  const total = { sources: 0, rowsNew: 0, rowsChanged: 0, apart: 0, faults: 0 };
  const failures: unknown[] = [];
  const pause = (ms: number) => sleep(ms, undefined, { signal });
  const tools = { ...context, services, pause, seal: sealOf(databases.auth, now) };
  for (const clientId of await clientsInUse(databases.owner)) {
    const due = await asClient(databases.background, clientId, (tx) => dueSources(tx, clientId, now()));
    for (const sourceId of due) {
      signal.throwIfAborted();
      try {
        const counts = await pullSource(tools, clientId, sourceId);
        if (counts === null) continue;
        total.sources += 1;
        for (const key of ['rowsNew', 'rowsChanged', 'apart', 'faults'] as const) total[key] += counts[key];
      } catch (error) {
        signal.throwIfAborted();
        log.error({ err: error, clientId, sourceId }, 'a source could not be pulled');
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `failed for ${failures.length} sources`);
  return total;
}
