import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { answers } from '../../db/check.ts';
import { HttpProblem } from '../../http/problem.ts';
import { publicRoute } from '../../http/route.ts';
import type { Services } from '../../run/services.ts';

const Alive = z.strictObject({ status: z.literal('ok') });
const Ready = z.strictObject({ ...Alive.shape, disk: z.optional(z.literal('low')) });
const READY_WITHIN_MS = 500;
/** Longest time for a test of writing: the disk may have other data to write first. */
const WRITTEN_WITHIN_MS = 5_000;

/** Rejects if the work takes longer. The timer does not keep the process alive. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const notReady = () => new HttpProblem('not-ready', { headers: { 'retry-after': '5' } });

export const healthCheckRoutes = [
  publicRoute({
    method: 'get',
    path: '/livez',
    summary: 'The process answers',
    answer: Alive,
    run: async () => ({ status: 'ok' as const }),
  }),
  publicRoute({
    method: 'get',
    path: '/readyz',
    summary: 'The service can do its work: the database answers, it can write, and no shutdown is under way',
    about: 'Room on the disk is looked at every ten seconds at most.',
    answer: Ready,
    run: async ({ services: { databases, isReady, checks, log } }) => {
      if (!isReady()) throw notReady();
      try {
        await within(READY_WITHIN_MS, answers(databases.app));
      } catch (error) {
        log.warn({ err: error }, 'the database does not answer');
        throw notReady();
      }
      return { status: 'ok' as const, ...(await roomOf(checks, log)) };
    },
  }),
];

/** @throws {HttpProblem} nothing can be written, so uploads would be lost */
async function roomOf({ disk }: Services['checks'], log: Logger): Promise<{ disk?: 'low' }> {
  const state = await within(WRITTEN_WITHIN_MS, disk.look()).catch((error: unknown) => String(error));
  if (typeof state === 'string' || state.fault !== null) {
    log.warn(
      { reason: typeof state === 'string' ? state : state.fault },
      'the data folder cannot be written',
    );
    throw notReady();
  }
  return state.level === 'well' ? {} : { disk: 'low' };
}
