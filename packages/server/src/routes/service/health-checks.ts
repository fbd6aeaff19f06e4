import * as z from 'zod/mini';
import { answers } from '../../db/check.ts';
import { HttpProblem } from '../../http/problem.ts';
import { publicRoute } from '../../http/route.ts';

const Alive = z.strictObject({ status: z.literal('ok') });
const READY_WITHIN_MS = 500;

/** Rejects when the work takes longer; the timer never keeps the process alive. */
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
    summary: 'The service can do its work: the database answers and no shutdown is under way',
    answer: Alive,
    run: async ({ services: { databases, isReady, log } }) => {
      if (!isReady()) throw notReady();
      try {
        await within(READY_WITHIN_MS, answers(databases.app));
      } catch (error) {
        log.warn({ err: error }, 'the database does not answer');
        throw notReady();
      }
      return { status: 'ok' as const };
    },
  }),
];
