import { afterAll, expect, test, vi } from 'vitest';
import type { Actor } from '../../tests/access-matrix/people.ts';

// Switches off the first protection: the rules allow everything.
vi.mock('@vigia/domain/access', async (original) => ({
  ...(await original<typeof import('@vigia/domain/access')>()),
  can: () => true,
  roleOnClient: () => 'admin',
  sectorsVisible: () => 'all',
  seesPerson: () => true,
}));

// Test files share their modules. These must be loaded again with the mock, and not be kept for other files.
vi.resetModules();
const { startEverybody } = await import('../../tests/access-matrix/everybody.ts');
const { ONLY_CLIENT_1, PROGRAM_ACTORS } = await import('../../tests/access-matrix/people.ts');
const { aimsOf } = await import('../../tests/access-matrix/homes.ts');
const { ROWS } = await import('../../tests/access-matrix/requests/all.ts');
const { requestOf, writes } = await import('../../tests/access-matrix/row.ts');
const { EMBED_KEY_ID, FOREIGN_CANARY } = await import('../../tests/support/small-farm.ts');

const { plantCanaries } = await import('../../tests/support/canaries.ts');

const { ask, undo, close } = await startEverybody(
  async (superuser) => void (await plantCanaries(superuser)),
).catch((error: unknown) => {
  vi.resetModules();
  throw error;
});
afterAll(async () => {
  vi.resetModules();
  vi.resetConfig();
  await close();
});

// Every row of the matrix by several people: a minute on a quiet machine.
vi.setConfig({ testTimeout: 300_000 });

const canary = new RegExp(FOREIGN_CANARY, 'i');
const isForeign = ({ client }: { client: number }): boolean => client !== 1;
const mayAsk = (right: string): readonly Actor[] =>
  right === 'partner' ? ['partner'] : [...ONLY_CLIENT_1, ...PROGRAM_ACTORS];

test('with every decision about rows switched off, no read answers a row of another client', async () => {
  const leaks: string[] = [];
  const answered = new Map<Actor, number>();
  for (const row of ROWS.filter((one) => !writes(one) && one.right !== 'public')) {
    for (const actor of mayAsk(row.right)) {
      for (const aim of aimsOf(row.aim)) {
        const answer = await ask(actor, ...requestOf(row, aim));
        if (answer.status === 200) answered.set(actor, (answered.get(actor) ?? 0) + 1);
        const leaked =
          canary.test(await answer.text()) || (aim.homes.some(isForeign) && answer.status === 200);
        if (leaked) leaks.push(`${row.route} to ${actor} at ${JSON.stringify(aim.ids)}`);
      }
    }
  }
  expect(leaks).toEqual([]);
  for (const actor of ONLY_CLIENT_1) expect(answered.get(actor), actor).toBeGreaterThan(100);
  expect(answered.get('partner')).toBeGreaterThan(0);
  const hidden = await ask('narrowed', '/v2/biofix/2');
  expect(hidden.status, 'the switch is off: also the other sector opens to everybody').toBe(200);
});

test('with every decision about rows switched off, no read answers a device or a person of other sectors', async () => {
  const leaks: string[] = [];
  let answered = 0;
  const inSectors = ['node', 'placed-node', 'station', 'sector', 'user'];
  for (const row of ROWS.filter((one) => !writes(one) && one.right === 'read')) {
    for (const aim of aimsOf(row.aim)) {
      const answer = await ask('narrowed', ...requestOf(row, aim));
      const isOpen = answer.status === 200;
      if (isOpen) answered += 1;
      const isElsewhere = inSectors.includes(row.aim) && aim.homes.some(({ sector }) => sector === 12);
      const leaked = /VG-2\b|south@/.test(await answer.text()) || (isElsewhere && isOpen);
      if (leaked) leaks.push(`${row.route} at ${JSON.stringify(aim.ids)}`);
    }
  }
  expect(answered).toBeGreaterThan(80);
  expect(leaks).toEqual([]);
});

test('with every decision about rows switched off, no read answers a key of widgets that opens other sectors', async () => {
  const keysOf = async (actor: Actor) =>
    ((await (await ask(actor, '/v2/embed-keys?client_id=1')).json()) as { key_id: number }[]).map(
      ({ key_id }) => key_id,
    );
  expect(await keysOf('narrowed'), 'it opens the sector in the north').toEqual([EMBED_KEY_ID]);
  expect(await keysOf('southAdviser')).toEqual([]);
});

test('with every decision about rows switched off, no write touches a row of another client', async () => {
  const wrong: string[] = [];
  await undo.restore();
  for (const row of ROWS.filter(writes)) {
    for (const aim of aimsOf(row.aim).filter(({ homes }) => homes.some(isForeign))) {
      for (const actor of ONLY_CLIENT_1) {
        const answer = await ask(actor, ...requestOf(row, aim));
        const title = `${row.route} (${row.label ?? ''}) by ${actor} at ${JSON.stringify(aim.ids)}`;
        if (answer.ok || canary.test(await answer.text())) wrong.push(`${title}: ${answer.status}`);
      }
      const changed = await undo.changed();
      if (changed.length > 0) wrong.push(`${row.route} at ${JSON.stringify(aim.ids)}: wrote ${changed}`);
      await undo.restore();
    }
  }
  expect(wrong).toEqual([]);
});
