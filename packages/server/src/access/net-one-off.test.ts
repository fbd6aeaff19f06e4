import { afterAll, expect, test, vi } from 'vitest';

// The first net, off: whatever is asked of whatever row, the answer is yes.
vi.mock('@vigia/domain', async (original) => ({
  ...(await original<typeof import('@vigia/domain')>()),
  can: () => true,
  roleOnClient: () => 'admin',
}));

const { startEverybody } = await import('./matrix/everybody.ts');
const { ONLY_CLIENT_1 } = await import('./matrix/people.ts');
const { aimsOf } = await import('./matrix/places.ts');
const { ROWS } = await import('./matrix/requests/all.ts');
const { requestOf, writes } = await import('./matrix/row.ts');
const { FOREIGN_CANARY } = await import('../testing/small-farm.ts');

const { ask, close } = await startEverybody();
afterAll(close);

test('with every decision about rows switched off, no read answers a row of another client', async () => {
  const leaks: string[] = [];
  let answered = 0;
  for (const row of ROWS.filter((one) => !writes(one) && one.right !== 'public' && one.right !== 'partner')) {
    for (const actor of ONLY_CLIENT_1) {
      for (const aim of aimsOf(row.aim)) {
        const answer = await ask(actor, ...requestOf(row, aim));
        if (answer.status === 200) answered += 1;
        const foreign = aim.places.some(({ client }) => client !== 1);
        const leaked = (await answer.text()).includes(FOREIGN_CANARY) || (foreign && answer.status === 200);
        if (leaked) leaks.push(`${row.route} to ${actor} at ${JSON.stringify(aim.ids)}`);
      }
    }
  }
  expect(leaks).toEqual([]);
  expect(answered, 'the switch is off: also the root’s view opens to everybody').toBeGreaterThan(100);
  expect((await ask('narrowed', '/v2/stations/1002')).status).toBe(200);
});
