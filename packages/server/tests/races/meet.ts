import type pg from 'pg';
import { expect, vi } from 'vitest';
import { IS_DISTRIBUTED } from '../citus/nodes.ts';
import type { TestApp } from '../support/test-app.ts';
import { deadlockCounter } from './deadlocks.ts';

const WAIT = { timeout: 10_000, interval: 5 };
/** Where the rows lie on nodes, connections wait there. */
const ACTIVITY = IS_DISTRIBUTED ? 'citus_stat_activity' : 'pg_stat_activity';

/**
 * Waits until so many connections of the database wait for others.
 *
 * @param superuser outside a transaction, in which PostgreSQL would answer the same again and again
 */
export async function untilWaiting(superuser: pg.Client, most: number): Promise<void> {
  const waiting = `select count(*)::int from ${ACTIVITY}
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await superuser.query(waiting)).rows[0].count).toBe(most), WAIT);
}

/**
 * Lets two writers meet: both wait for what `held` locks, the first one before the second, and then go on at once.
 *
 * @param held a statement that locks something in the middle of what both write
 */
export async function meet(
  service: TestApp,
  held: { readonly text: string; readonly values?: unknown[] },
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<void> {
  const deadlocks = deadlockCounter(service.databases);
  const [holder, watcher] = [await service.superuser(), await service.superuser()];
  await holder.query('begin');
  await holder.query(held);
  const one = first();
  await untilWaiting(watcher, 1);
  const two = second();
  await untilWaiting(watcher, 2);
  await holder.query('rollback');
  await Promise.all([one, two]);
  await holder.end();
  await watcher.end();
  expect(deadlocks()).toBe(0);
}
