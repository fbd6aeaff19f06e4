import type { Tx } from '../access/reach.ts';
import { asClient } from '../db/tenant.ts';
import type { JobContext } from './job.ts';

/**
 * Runs a job's work client by client, each in a transaction of its own that sees that client's rows alone: a fault in
 * a job cannot mix clients any more than one in a request. One client's failure does not keep the others waiting.
 *
 * @throws {AggregateError} the failures, after every client has had its turn
 */
export async function eachClient(
  { databases, log, signal }: JobContext,
  work: (tx: Tx, clientId: number) => Promise<void>,
): Promise<void> {
  const clients = await databases.owner
    .selectFrom('client')
    .select('client_id')
    .orderBy('client_id')
    .execute();
  const failures: unknown[] = [];
  for (const { client_id: clientId } of clients) {
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
