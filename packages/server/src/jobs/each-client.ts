import type { Tx } from '../access/reach.ts';
import { asClient } from '../db/tenant.ts';
import { clientsInUse } from '../stores/farm/archived-clients.ts';
import { everyClient } from '../stores/farm/every-client.ts';
import type { JobContext } from './job.ts';

type Work = (tx: Tx, clientId: number) => Promise<void>;

/** Like `eachClient`, only for clients that are not archived. */
export async function eachClientInUse(context: JobContext, work: Work): Promise<void> {
  await inTurn(context, await clientsInUse(context.databases.owner), work);
}

/**
 * Runs a job's work client by client. Each client has its own transaction, which sees only the rows of that
 * client, so a bug in a job cannot mix clients. After a failure the other clients are still processed.
 *
 * @throws {AggregateError} the failures, after the last client
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
