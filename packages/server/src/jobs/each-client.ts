import type { Tx } from '../access/reach.ts';
import { asClient } from '../db/tenant.ts';
import { clientsInUse } from '../stores/farm/archived-clients.ts';
import { everyClient } from '../stores/farm/every-client.ts';
import type { JobContext } from './job.ts';

type Work = (tx: Tx, clientId: number) => Promise<void>;

/** As `eachClient`, for the clients in use: jobs that compute or notify leave archived ones out. */
export async function eachClientInUse(context: JobContext, work: Work): Promise<void> {
  await inTurn(context, await clientsInUse(context.databases.owner), work);
}

/**
 * Runs a job's work client by client, each in a transaction of its own that sees that client's rows alone: a fault in
 * a job cannot mix clients any more than one in a request. One client's failure does not keep the others waiting.
 *
 * @throws {AggregateError} the failures, after every client has had its turn
 */
export async function eachClient(context: JobContext, work: Work): Promise<void> {
  await inTurn(context, await everyClient(context.databases.owner), work);
}

async function inTurn(
  { databases, log, signal }: JobContext,
  clients: readonly number[],
  work: Work,
): Promise<void> {
  const failures: unknown[] = [];
  for (const clientId of clients) {
    signal.throwIfAborted();
    try {
      await asClient(databases.background, clientId, (tx) => work(tx, clientId));
    } catch (error) {
      log.error({ err: error, clientId }, 'a job failed for a client');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `failed for ${failures.length} clients`);
}
