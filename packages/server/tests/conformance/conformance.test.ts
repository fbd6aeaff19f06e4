/**
 * Every operation of the registry with a good answer and with every refusal that its document names (`refusalsOf`).
 * Requests come from the rows of the access matrix and from what the shapes say; what neither can make happen is in
 * `special.ts`. A new route, or a new refusal of a route, that nothing makes happen fails here. That every answer of
 * the whole suite is what the document says, and no other, is held by `testing/test-app.ts`.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { PROBLEMS, type ProblemCode } from '../../src/http/problem.ts';
import { refusalsOf } from '../../src/http/refusals.ts';
import type { Route } from '../../src/http/route.ts';
import { ROUTES } from '../../src/routes/registry.ts';
import { type Everybody, startEverybody } from '../access-matrix/everybody.ts';
import { nameOf } from '../access-matrix/row.ts';
import { GENERIC } from './generic.ts';
import { anyRequest, goodRequest } from './good-requests.ts';
import { malformed } from './malformed.ts';
import { SPECIAL } from './special.ts';

const everybody: Everybody = await startEverybody();
const { undo, ask, later, service } = everybody;
afterAll(everybody.close);
const superuser = await service.superuser();
afterAll(() => superuser.end());

const specialOf = (route: Route, answer: ProblemCode | 'good') =>
  SPECIAL.find((one) => one.route === nameOf(route) && one.answer === answer);

test('special cases are listed for routes and answers that exist', () => {
  const documented = ROUTES.flatMap((route) =>
    ['good', ...refusalsOf(route)].map((answer) => `${nameOf(route)} ${answer}`),
  );
  expect(documented).toEqual(
    expect.arrayContaining(SPECIAL.map(({ route, answer }) => `${route} ${answer}`)),
  );
});

describe.each(ROUTES.map((route) => [nameOf(route), route] as const))('%s', (_, route) => {
  test('answers well', async () => {
    await undo.restore();
    await later();
    const special = specialOf(route, 'good');
    const good = goodRequest(route);
    expect(special ?? good, 'a row of the matrix, or a special case').toBeDefined();
    const answer = special
      ? await special.run({ everybody, superuser })
      : await ask(good!.actor, good!.path, good!.ask);
    expect(answer.status, await answer.clone().text()).toBe(route.status ?? 200);
  });

  test.each(refusalsOf(route))('refuses: %s', async (code) => {
    await undo.restore();
    await later();
    const special = specialOf(route, code);
    const make = special?.run ?? GENERIC[code]?.(route);
    expect(make, 'a way to make it happen, in special.ts').toBeDefined();
    const answer = await make!({ everybody, superuser });
    const text = await answer.text();
    expect(JSON.parse(text), text).toMatchObject({ status: PROBLEMS[code][0], code });
    if (code === 'too-many-requests') expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  const any = anyRequest(route);
  const wrong = any ? [...malformed(route, any)] : [];
  test.runIf(wrong.length > 0)('names the field that is wrong, and writes nothing', async () => {
    await undo.restore();
    for (const { what, field, sent } of wrong) {
      const answer = await ask(sent.actor, sent.path, sent.ask);
      const problem = (await answer.json()) as { code: string; errors?: { field: string }[] };
      expect([answer.status, problem.code], what).toEqual([400, 'invalid-input']);
      const named = problem.errors?.some((one) => one.field === field || one.field.startsWith(`${field}.`));
      expect(named, `${what}: ${JSON.stringify(problem)}`).toBe(true);
    }
    expect(await undo.changed()).toEqual([]);
  });
});
