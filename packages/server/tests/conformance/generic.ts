import type { Hono } from 'hono';
import { pino } from 'pino';
import type { AppEnv } from '../../src/http/app-env.ts';
import type { ProblemCode } from '../../src/http/problem.ts';
import type { Route } from '../../src/http/route.ts';
import { createApp } from '../../src/run/app.ts';
import { readConfig } from '../../src/run/config.ts';
import { OPENED } from '../access-matrix/opened.ts';
import { nameOf } from '../access-matrix/row.ts';
import { PEOPLE } from '../support/small-farm.ts';
import type { TestApp } from '../support/test-app.ts';
import { anyRequest, goodRequest, requestNotAllowed, requestNotFound, type Sent } from './good-requests.ts';
import type { Make } from './make.ts';
import { malformed } from './malformed.ts';
import { REFUSED_PROGRAMS, tooOftenByProgram } from './special-programs.ts';

const KEY = 'una sola vez';
const LARGEST_BODY_BYTES = 64 * 1024;

const send =
  (sent: Sent, headers: Readonly<Record<string, string>> = {}): Make =>
  ({ everybody: { ask } }) =>
    ask(sent.actor, sent.path, { ...sent.ask, headers: { ...sent.ask.headers, ...headers } });

const withHeaders = (headers: Readonly<Record<string, string>>) => (route: Route) => {
  const sent = anyRequest(route);
  return sent && send(sent, headers);
};

/** Body of a good request, with so many spaces after it. */
function padded(route: Route): Make | undefined {
  const good = anyRequest(route);
  if (!good || !(route.body ?? route.largestBody)) return undefined;
  const { body } = good.ask;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const size = (route.largestBody ?? LARGEST_BODY_BYTES) + 1;
  return send({ ...good, ask: { ...good.ask, body: text.padEnd(size) } });
}

/** The same key on two different requests of the same person. */
function keyTwice(route: Route): Make | undefined {
  const good = goodRequest(route);
  if (!good) return undefined;
  return async (tools) => {
    const season = { client_id: 1, season_name: 'Otra', date_start: '2027-05-01', date_end: '2028-04-30' };
    const headers = { 'idempotency-key': KEY };
    const first = await tools.everybody.ask(good.actor, '/v2/seasons', { body: season, headers });
    if (!first.ok) throw new Error(await first.text());
    return await send(good, headers)(tools);
  };
}

/** The key is taken, as by a request of the same person that has not ended yet. */
function keyHeld(route: Route): Make | undefined {
  const good = goodRequest(route);
  if (!good) return undefined;
  return async (tools) => {
    const { client_id, user_id } = PEOPLE[good.actor as keyof typeof PEOPLE];
    const name = `${client_id}:${user_id}:${KEY}`;
    await tools.superuser.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    const answer = await send(good, { 'idempotency-key': KEY })(tools);
    await tools.superuser.query('select pg_advisory_unlock_all()');
    return answer;
  };
}

/** Of somebody whose client is archived, until they have been answered. */
function whileArchived(route: Route): Make | undefined {
  const sent = anyRequest(route);
  if (!sent) return undefined;
  return async (tools) => {
    const { clock } = tools.everybody.service;
    const archive = async (isArchived: boolean) => {
      await tools.superuser.query('update client set client_is_archived = $1 where client_id = 1', [
        isArchived,
      ]);
      clock.now += 10_000;
    };
    await archive(true);
    const answer = await send({ ...sent, actor: 'grower' })(tools);
    await archive(false);
    return answer;
  };
}

/** Of somebody whose client asks for a second step, which they have not set up. */
function beforeSecondStep(route: Route): Make | undefined {
  const sent = anyRequest(route);
  if (!sent) return undefined;
  return async (tools) => {
    const { clock } = tools.everybody.service;
    const require = async (isRequired: boolean) => {
      const change = 'update client set client_requires_second_step = $1 where client_id = 1';
      await tools.superuser.query(change, [isRequired]);
      clock.now += 10_000;
    };
    await require(true);
    const answer = await send({ ...sent, actor: 'grower' })(tools);
    await require(false);
    return answer;
  };
}

const slowing = new Map<TestApp, Hono<AppEnv>>();

/** The same service where nobody who signs in may make a call. */
function slowed(service: TestApp): Hono<AppEnv> {
  const config = { ...readConfig({ VIGIA_DATA: service.dataFolder }), personCalls: 0 };
  const { databases, clock } = service;
  const log = pino({ level: 'silent' });
  const app = slowing.get(service) ?? createApp({ databases, config, now: () => clock.now, log });
  slowing.set(service, app);
  return app;
}

/** Of a program where programs may call, of a person elsewhere. */
function tooOften(route: Route): Make | undefined {
  if (OPENED[nameOf(route)]) return tooOftenByProgram(route);
  const sent = anyRequest(route);
  return (
    sent &&
    (({ everybody: { ask, service } }) => ask(sent.actor, sent.path, { ...sent.ask, at: slowed(service) }))
  );
}

/** How a refusal is made to happen at any route, as far as that follows from the route's shapes and the matrix. */
export const GENERIC: Readonly<Partial<Record<ProblemCode, (route: Route) => Make | undefined>>> = {
  ...REFUSED_PROGRAMS,
  'too-many-requests': tooOften,
  'bad-api-key': withHeaders({ 'x-api-key': 'app_made_up' }),
  'client-archived': whileArchived,
  'second-step-missing': beforeSecondStep,
  'not-signed-in': withHeaders({ authorization: '' }),
  'bad-door-secret': withHeaders({ authorization: '' }),
  'bad-device-key': withHeaders({ 'x-device-key': '' }),
  'bad-embed-key': withHeaders({ authorization: '' }),
  'cross-site': withHeaders({ 'sec-fetch-site': 'cross-site' }),
  'invalid-input': (route) => {
    const good = anyRequest(route);
    const wrong = good && malformed(route, good).next().value;
    return wrong ? send(wrong.sent) : undefined;
  },
  'malformed-json': (route) => {
    const good = anyRequest(route);
    return good && send({ ...good, ask: { ...good.ask, body: '{"a":' } });
  },
  'not-allowed': (route) => {
    const sent = requestNotAllowed(route);
    return sent && send(sent);
  },
  'not-found': (route) => {
    const sent = requestNotFound(route);
    return sent && send(sent);
  },
  'too-large': padded,
  'key-reused': keyTwice,
  'still-running': keyHeld,
};
