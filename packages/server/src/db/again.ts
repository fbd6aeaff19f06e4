import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isOutdated } from './kept-statements.ts';
import type { Db } from './pool.ts';
import type { Database } from './schema.ts';

/** Data that a transaction had read was changed by another one before it was locked: it has to begin anew. */
export class Overtaken extends Error {}

/** A transaction needs what can only be made in one of its own: it is undone, that is made, and it begins anew. */
export class NeededBefore extends Overtaken {
  readonly make: (tx: Transaction<Database>) => Promise<void>;

  constructor(make: (tx: Transaction<Database>) => Promise<void>) {
    super();
    this.make = make;
  }
}

/** A deadlock and a serialization failure: PostgreSQL undid the whole transaction so that another one could go on. */
const GAVE_WAY = new Set(['40P01', '40001']);

const MOST_RUNS = 4;
const LONGEST_PAUSE_MS = 40;

/** Whether PostgreSQL undid a transaction so that another one could go on. */
export const gaveWay = (error: unknown): boolean =>
  error instanceof Error && GAVE_WAY.has((error as { code?: string }).code ?? '');

/**
 * Whether a row found no partition: the nightly job dropped its month, still empty, after `ensureMonths` had seen it. The next
 * run makes it again. A row that breaks a check has the same code, and the name of the check; from a node of a Citus the name
 * comes in the message only.
 */
function lostItsMonth(error: unknown): boolean {
  const {
    code,
    constraint,
    message = '',
  } = error as { code?: string; constraint?: string; message?: string };
  const breaksCheck = constraint !== undefined || message.includes('check constraint');
  return error instanceof Error && code === '23514' && !breaksCheck;
}

const mayRunAgain = (error: unknown): boolean =>
  error instanceof Overtaken || gaveWay(error) || lostItsMonth(error) || isOutdated(error);

/**
 * Runs a transaction, and runs it again where it gave way to another one: it was undone, and its caller
 * need not know. After four runs the error is the caller's.
 */
export async function untilDone<T>(transaction: () => Promise<T>): Promise<T> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (runs === MOST_RUNS || !mayRunAgain(error)) throw error;
      await sleep(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}

/** Runs `work` in one transaction; again if it gave way to another one or needed something before, see `untilDone`. */
export const oneTransaction = <T>(db: Db, work: (tx: Transaction<Database>) => Promise<T>): Promise<T> =>
  untilDone(async () => {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (error instanceof NeededBefore) await db.transaction().execute(error.make);
      throw error;
    }
  });
