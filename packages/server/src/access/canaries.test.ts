import { afterAll, describe, expect, test } from 'vitest';
import { startEverybody } from '../../tests/access-matrix/everybody.ts';
import { aimsOf } from '../../tests/access-matrix/homes.ts';
import { type Actor, ONLY_CLIENT_1, PROGRAM_ACTORS } from '../../tests/access-matrix/people.ts';
import { ROWS } from '../../tests/access-matrix/requests/all.ts';
import { requestOf, withoutOwnWords, writes } from '../../tests/access-matrix/row.ts';
import { columnsWithoutCanary, plantCanaries } from '../../tests/support/canaries.ts';
import { FOREIGN_CANARY } from '../../tests/support/small-farm.ts';

let words: string[] = [];
const { ask, service, undo, close } = await startEverybody(async (superuser) => {
  words = await plantCanaries(superuser);
});
afterAll(close);

const ASKING: readonly Actor[] = [...ONLY_CLIENT_1, ...PROGRAM_ACTORS, 'partner', 'device', 'anonymous'];
const canary = new RegExp(FOREIGN_CANARY, 'i');

test('every text of every tenant table contains a canary of the other client', async () => {
  const superuser = await service.superuser();
  const without = await columnsWithoutCanary(superuser);
  await superuser.end();
  expect(without).toEqual([]);
  expect(words, 'columns of fixed words').toContain('user_account.role');
  expect(words.length).toBeLessThan(30);
});

test('the canaries are seen by those whose client it is', async () => {
  for (const path of ['/v2/sectors?client_id=3', '/v2/nodes?client_id=3', '/v2/stations/3001']) {
    expect(await (await ask('neighbour', path)).text(), path).toMatch(canary);
  }
});

describe.each(ROWS.map((row) => [`${row.route}${row.label ? ` (${row.label})` : ''}`, row] as const))(
  '%s',
  (_, row) => {
    test('shows nobody else the other client', async () => {
      const leaks: string[] = [];
      for (const aim of aimsOf(row.aim)) {
        const send = async (actor: Actor) => {
          const answer = await ask(actor, ...requestOf(row, aim));
          const output = `${withoutOwnWords(await answer.text())} ${JSON.stringify([...answer.headers])}`;
          if (canary.test(output)) leaks.push(`${actor} at ${aim.ids}: ${output.slice(0, 300)}`);
        };
        if (!writes(row)) await Promise.all(ASKING.map(send));
        else for (const actor of ASKING) await send(actor);
      }
      if (writes(row)) await undo.restore();
      expect(leaks).toEqual([]);
    });
  },
);
