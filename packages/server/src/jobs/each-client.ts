import type { Tx } from '../access/reach.ts';
import type { Db } from '../db/pool.ts';
import { asClient } from '../db/tenant.ts';
import { clientsInUse } from '../stores/farm/archived-clients.ts';
import { everyClient } from '../stores/farm/every-client.ts';
import type { JobContext } from './job.ts';

type Work<T> = (tx: Tx, clientId: number) => Promise<T>;

/** Like `eachClient`, only for clients that are not archived. */
export async function eachClientInUse(context: JobContext, work: Work<void>): Promise<void> {
  const { background, owner } = context.databases;
  await eachOf(context, background, await clientsInUse(owner), work);
}

/** Like `eachOf`, for all clients. */
export async function eachClient(context: JobContext, work: Work<void>): Promise<void> {
  const { background, owner } = context.databases;
  await eachOf(context, background, await everyClient(owner), work);
}

/**
 * Runs a job's work client by client. Each client has its own transaction, which sees only the rows of that
 * client, so a bug in a job cannot mix clients: by the policies, or, where it works as the owner, by the client that its
 * statements name. After a failure the other clients are still processed.
 *
 * @returns what the work returned for each client, once its transaction was done
 * @throws {AggregateError} the failures, after the last client
 */
export async function eachOf<T>(
  { log, signal }: Pick<JobContext, 'log' | 'signal'>,
  db: Db,
  clients: readonly number[],
  work: Work<T>,
): Promise<T[]> {
  const done: T[] = [];
  const failures: unknown[] = [];
  for (const clientId of clients) {
    signal.throwIfAborted();
    try {
      done.push(await asClient(db, clientId, (tx) => work(tx, clientId)));
    } catch (error) {
      log.error({ err: error, clientId }, 'a job failed for a client');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `failed for ${failures.length} clients`);
  return done;
}
