import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startEverybody } from '../../tests/access-matrix/everybody.ts';
import { nameOf } from '../../tests/access-matrix/row.ts';
import { hostile, nearly } from '../../tests/support/hostile.ts';
import { ROUTES } from '../routes/registry.ts';
import type { Route } from './route.ts';

/** Number of requests: `VIGIA_FUZZ_REQUESTS=20000` for the long run; `VIGIA_FUZZ_SEED` repeats a run. */
const REQUESTS = Number(process.env.VIGIA_FUZZ_REQUESTS ?? 2_000);
const SEED = Number(process.env.VIGIA_FUZZ_SEED ?? Date.now() % 2 ** 31);
/** Calls that hash a password, which takes a tenth of a second on purpose. */
const SLOW = ['POST /auth/sign-in', 'POST /auth/new-password', 'POST /auth/reset'];

/** Those who may do most come more often, so that enough is carried out. */
const ACTORS = [
  ...['admin', 'admin', 'admin', 'superAdmin', 'superAdmin', 'superAdmin', 'superAdmin'],
  ...['grower', 'partner', 'program', 'northProgram'],
] as const;

const { ask, close } = await startEverybody();
afterAll(close);

/** Replaces unpaired surrogates, which cannot be part of a URL. */
const wellFormed = (text: string): string => Buffer.from(text).toString();
const asText = (value: unknown): string =>
  wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const partOf = (shape: Route['query']): fc.Arbitrary<Record<string, unknown>> =>
  shape
    ? nearly(shape).map((value) => (value !== null && typeof value === 'object' ? { ...value } : {}))
    : fc.constant({});

const requestTo = (route: Route) =>
  fc.record({
    route: fc.constant(route),
    actor: fc.constantFrom(...ACTORS),
    param: partOf(route.param),
    query: partOf(route.query),
    body: route.body
      ? fc.oneof({ weight: 6, arbitrary: nearly(route.body) }, hostile)
      : fc.constant(undefined),
  });

test(`${REQUESTS} nearly valid and hostile requests, seed ${SEED}: no answer is a fault of ours`, {
  timeout: 120_000 + REQUESTS * 60,
}, async () => {
  const routes = ROUTES.filter((route) => !SLOW.includes(nameOf(route)));
  const requests = fc.oneof(...routes.map(requestTo));
  const seen = new Map<number, number>();
  const send = async ({
    route,
    actor,
    param,
    query,
    body,
  }: typeof requests extends fc.Arbitrary<infer R> ? R : never) => {
    const path = route.path.replaceAll(
      /\{(\w+)\}/g,
      (_, name) => encodeURIComponent(asText(param[name] ?? '1001')) || '1',
    );
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]) => [wellFormed(key), asText(value)]),
    );
    const answer = await ask(actor, `${path}?${search}`, {
      method: route.method.toUpperCase(),
      ...(body !== undefined && { body }),
    });
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
    expect(answer.status, await answer.clone().text()).toBeLessThan(500);
  };
  await fc.assert(fc.asyncProperty(requests, send), { numRuns: REQUESTS, seed: SEED });
  const carriedOut = [200, 201, 202, 204].reduce((sum, status) => sum + (seen.get(status) ?? 0), 0);
  expect(carriedOut, 'some are good').toBeGreaterThan(REQUESTS / 20);
  expect(seen.get(400), 'some are malformed').toBeGreaterThan(REQUESTS / 20);
});
