import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { ROUTES } from '../routes/registry.ts';
import { documentedRefusals } from './refusals.ts';
import type { Route } from './route.ts';

let service: TestApp;
let admin: TestApp['ask'];
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());

/** What a call may answer: as its description says, and 404 where an empty part of the path leads to no call. */
const statusesOf = (route: Route): readonly number[] => [
  route.status ?? 200,
  404,
  ...Object.keys(documentedRefusals(route)).map(Number),
];

describe('nonsense', () => {
  const ugly = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e3',
      'NaN',
      '2147483648',
      '99999999999999999999',
      "1' or '1'='1",
      '__proto__',
      '1;select',
      '\u0000',
      '2026-13-40',
      '0000-00-00',
      '%',
      '../..',
    ),
  );
  const names = [
    'client_id',
    'date_start',
    'date_end',
    'sector_id',
    'station_id',
    'type',
    'compute_days',
    'view',
    'acc_from',
    'format',
    'pest_id',
    'incremental_day_options',
    'key',
    'token',
  ];
  const valid = { date_start: '2026-11-01', date_end: '2026-11-10', client_id: '1' };

  test('never makes a 5xx, and always a documented answer', async () => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ROUTES),
        fc.array(ugly, { minLength: 2, maxLength: 2 }),
        fc.array(fc.tuple(fc.constantFrom(...names), ugly), { maxLength: 4 }),
        fc.oneof(
          fc.json(),
          fc.constantFrom(
            '{"station_id_list":[1001]}',
            '{"station_id_list":[1e99]}',
            '{"__proto__":{"a":1},"station_id_list":[1001]}',
            '{"email":"a\\u0000b","password":"x"}',
            '[',
          ),
        ),
        async (route, inPath, query, body) => {
          let used = 0;
          const path = route.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(inPath[used++ % 2]!));
          const search = new URLSearchParams(valid);
          for (const [name, value] of query) search.append(name, value);
          const answer = await admin(`${path}?${search}`, {
            method: route.method.toUpperCase(),
            ...(route.body && { body }),
            from: `fuzz ${Math.floor(seen.size)}`,
          });
          seen.add(answer.status);
          expect(statusesOf(route), `${route.method} ${path}?${search} ${body}`).toContain(answer.status);
        },
      ),
      { numRuns: 1500 },
    );
    expect(seen).toContain(200);
    expect(seen).toContain(400);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});
