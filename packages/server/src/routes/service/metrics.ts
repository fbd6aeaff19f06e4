import { timingSafeEqual } from 'node:crypto';
import { type AppContext, clientAddress } from '../../http/app-env.ts';
import { HttpProblem } from '../../http/problem.ts';
import { publicRoute } from '../../http/route.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
/** Headers of a proxy: a proxy on this machine also uses the loopback address, for a caller elsewhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

function isFromThisMachine(c: AppContext): boolean {
  return LOOPBACK.test(clientAddress(c)) && FORWARDED.every((name) => c.req.header(name) === undefined);
}

function hasToken(c: AppContext, token: string): boolean {
  const given = Buffer.from(c.req.header('authorization') ?? '');
  const due = Buffer.from(`Bearer ${token}`);
  return given.length === due.length && timingSafeEqual(given, due);
}

export const metricsRoutes = [
  publicRoute({
    method: 'get',
    path: '/metrics',
    refuses: ['not-allowed'],
    summary:
      'What the service counts about itself, for Prometheus: from this machine or with the metrics token',
    answered: 'Text in the format of Prometheus.',
    answer: null,
    run: async ({ c, services: { metrics, metricsToken, checks } }) => {
      const allowed = metricsToken === undefined ? isFromThisMachine(c) : hasToken(c, metricsToken);
      if (!allowed) throw new HttpProblem('not-allowed');
      // `/readyz` reports an unreadable folder; the other metrics are valid all the same.
      await checks.disk.look().then(metrics.hasRoom, () => undefined);
      return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
    },
  }),
];
