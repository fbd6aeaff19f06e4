/**
 * Every route × everybody × own, foreign and unknown things: who gets what, and that a refusal writes nothing.
 *
 * A new route needs a row in `requests/<area>.ts`, or the first test below fails. A row says
 * - `route`: method and path as in the registry; `label` distinguishes several rows of one route;
 * - `right`: who may (`rights.ts`), from the specification, not from the server's own table;
 * - whether programs may call it, and by which scope, stands in `opened.ts`;
 * - `aim`: what its id names (`places.ts`); `none` for a call about nothing in particular;
 * - `path`: the parameters of the path that are not that id (`{ metric: 'bug_count' }`);
 * - `ask`: the query, body and headers that, with this id, its owner would be answered well. It is given the `id` and
 *   the `client` and `sector` the thing lies in, for bodies that name more (`BELONGINGS[client]`);
 * - `good`: the status of a good answer, where it is not the route's.
 * The id stands in the path where a parameter has no value in `path`; otherwise `ask` puts it into query or body.
 * Whatever a row is aimed at has to be in `testing/small-farm.ts`, with the ids of `places.ts`.
 * After every write the database is put back as it was, so a row need not care for the others.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/routes/registry.ts';
import { FOREIGN_CANARY } from '../support/small-farm.ts';
import { type Everybody, startEverybody } from './everybody.ts';
import { type Aim, aimsOf } from './homes.ts';
import { OPENED } from './opened.ts';
import { ACTORS, type Actor, ONLY_CLIENT_1, PROGRAM_ACTORS } from './people.ts';
import { ROWS } from './requests/all.ts';
import { expected } from './rights.ts';
import { goodStatus, type MatrixRow, nameOf, requestOf, withoutOwnWords, writes } from './row.ts';

const FEWEST_CELLS = 8_000;
/** Reads change nothing, so several go at once. */
const AT_ONCE = 6;

const { undo, ask, later, close }: Everybody = await startEverybody();
afterAll(close);

test('every route has a row and every row a route', () => {
  expect([...new Set(ROWS.map(({ route }) => route))].toSorted()).toEqual(ROUTES.map(nameOf).toSorted());
});

test('what is opened to programs are routes', () => {
  expect(ROUTES.map(nameOf)).toEqual(expect.arrayContaining(Object.keys(OPENED)));
});

interface Cell {
  readonly actor: Actor;
  readonly aim: Aim;
}
const cellsOf = (row: MatrixRow): Cell[] =>
  ACTORS.flatMap((actor) => aimsOf(row.aim).map((aim) => ({ actor, aim })));

test(`there are at least ${FEWEST_CELLS} cells`, () => {
  expect(ROWS.flatMap(cellsOf).length).toBeGreaterThanOrEqual(FEWEST_CELLS);
});

describe.each(ROWS.map((row) => [`${row.route}${row.label ? ` (${row.label})` : ''}`, row] as const))(
  '%s',
  (_, row) => {
    test('answers each as they may', async () => {
      const wrong: string[] = [];
      const refusals = new Set<string>();
      const judge = async ({ actor, aim }: Cell) => {
        const due = expected(actor, row.right, aim, goodStatus(row), OPENED[row.route]);
        const answer = await ask(actor, ...requestOf(row, aim));
        const text = withoutOwnWords(await answer.text());
        const cell = `${actor} at ${JSON.stringify(aim.ids)}`;
        if (answer.status !== due)
          wrong.push(`${cell}: ${answer.status} instead of ${due}: ${text.slice(0, 300)}`);
        if (answer.status === 404) refusals.add(text);
        if ([...ONLY_CLIENT_1, ...PROGRAM_ACTORS].includes(actor) && text.includes(FOREIGN_CANARY))
          wrong.push(`${cell}: foreign text`);
        if (!writes(row)) return;
        const changed = await undo.changed();
        if (answer.status >= 400 && changed.length > 0) wrong.push(`${cell}: refused, yet wrote ${changed}`);
        if (changed.length === 0) return;
        await undo.restore(changed);
        await later();
      };
      if (writes(row)) await undo.restore(); // signing in has moved accounts since
      const cells = cellsOf(row);
      const step = writes(row) ? 1 : AT_ONCE;
      if (writes(row)) await undo.restore(); // signing in, which is public, leaves its mark on an account
      for (let i = 0; i < cells.length; i += step) await Promise.all(cells.slice(i, i + step).map(judge));
      expect(wrong).toEqual([]);
      expect([...refusals].slice(1), 'foreign and unknown look alike').toEqual([]);
    });
  },
);
