import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { codeAt } from '../../../tests/support/app-codes.ts';
import { wordsOfLetters } from '../../../tests/support/letters.ts';
import { PASSWORD, PEOPLE, type Person } from '../../../tests/support/people.ts';
import { type SignedIn, signingIn } from '../../../tests/support/sign-in.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { ENTITLEMENTS_TTL_MS } from '../../auth/entitlements.ts';
import { readConfig } from '../../run/config.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
const { enter, challenge, password } = signingIn(() => service);

const requires = async (on: boolean, clientId = 1) => {
  const ask = await service.as('superAdmin');
  return ask(`/v2/clients/${clientId}`, { method: 'PUT', body: { client_requires_second_step: on } });
};
async function setUp({ ask }: SignedIn, now = service.clock.now): Promise<string> {
  const begun = await ask('/auth/second_step/app', { method: 'POST' });
  const { secret } = (await begun.json()) as { secret: string };
  const code = codeAt(secret, now);
  expect((await ask('/auth/second_step/app/confirm', { body: { app_code: code } })).status).toBe(200);
  return secret;
}

describe('a client that requires a second step', () => {
  test('opens nothing but setting one up, in open sessions too, until there is one', async () => {
    const open = await enter('grower');
    expect(open.isSecondStepMissing).toBe(false);
    expect((await open.ask('/v2/clients')).status).toBe(200);
    expect(await (await requires(true)).json()).toMatchObject({ client_requires_second_step: true });
    expect(await (await open.ask('/v2/clients')).json()).toMatchObject({ code: 'second-step-missing' });
    const fresh = await enter('grower');
    expect(fresh.isSecondStepMissing).toBe(true);
    for (const path of ['/v2/clients', '/v2/stations?client_id=1', '/v2/users?client_id=1']) {
      expect((await fresh.ask(path)).status, path).toBe(403);
    }
    expect((await fresh.ask('/auth/second_step')).status).toBe(200);
    expect((await fresh.ask('/auth/sessions')).status).toBe(200);
    await setUp(fresh);
    expect((await fresh.ask('/v2/clients')).status).toBe(200);
    expect(await (await fresh.refresh()).json()).toMatchObject({ second_step_missing: false });
    expect((await challenge('grower')).challenge).toBe('SECOND_STEP_REQUIRED');
  });

  test('requires it of whoever reaches it by name, and of nobody else', async () => {
    expect((await enter('adviser')).isSecondStepMissing, 'of client 1').toBe(true);
    expect((await enter('foreigner')).isSecondStepMissing).toBe(false);
    expect((await enter('superAdmin')).isSecondStepMissing, 'reaches every client').toBe(false);
    await requires(false);
    await requires(true, 3);
    expect((await enter('adviser')).isSecondStepMissing, 'reaches client 3').toBe(true);
    expect((await enter('narrowed')).isSecondStepMissing).toBe(false);
    await requires(false, 3);
  });

  test('is made so by its administrator, and not by others; the history names who', async () => {
    const asManager = await service.as('manager');
    const asGrower = await enter('narrowed');
    const put = (on: boolean) => ({ method: 'PUT', body: { client_requires_second_step: on } });
    expect((await asGrower.ask('/v2/clients/1', put(true))).status).toBe(403);
    expect((await asManager('/v2/clients/1', put(true))).status).toBe(200);
    const [row] = await service.databases.owner
      .selectFrom('change_log')
      .selectAll()
      .where('kind', '=', 'client')
      .orderBy('change_id', 'desc')
      .execute();
    expect(row).toMatchObject({ user_id: PEOPLE.manager.user_id });
    expect(row?.fields).toMatchObject([{ field: 'client_requires_second_step', to: true }]);
    expect((await asManager('/v2/clients/1', put(false))).status, 'it binds the administrator too').toBe(403);
    await requires(false);
  });
});

/** Since when the people of a list sign in with a second step, of those for whom it is told. */
async function stepsIn(reader: Person, path: string) {
  interface Someone {
    readonly email: string;
    readonly second_step_since: string | null;
  }
  type Tree = { readonly clients: readonly { readonly users: readonly Someone[] }[] };
  const answer = (await (await (await service.as(reader))(path)).json()) as readonly Someone[] | Tree;
  const people = 'clients' in answer ? answer.clients[0]!.users : answer;
  const told = people.filter(({ second_step_since }) => second_step_since !== null);
  return Object.fromEntries(told.map((one) => [one.email.split('@')[0], one.second_step_since]));
}

describe('a lost second step', () => {
  const lose = (by: Person, of: Person) =>
    service.as(by).then((ask) => ask(`/v2/users/${PEOPLE[of].user_id}/second_step`, { method: 'DELETE' }));

  test('is taken away by an administrator, who sees none of its secrets; the person’s sessions end', async () => {
    const session = await enter('narrowed');
    const secret = await setUp(session);
    const ask = await service.as('admin');
    const seen = await (await ask(`/v2/users/${PEOPLE.narrowed.user_id}/second_step`)).text();
    expect(JSON.parse(seen)).toEqual({ second_step_since: new Date(service.clock.now).toISOString() });
    expect(seen).not.toContain(secret);
    const since = JSON.parse(seen).second_step_since;
    for (const path of ['/v2/users?client_id=1', '/v2/clients/1/infrastructure']) {
      expect(await stepsIn('admin', path), path).toMatchObject({ narrowed: since });
      expect(await stepsIn('grower', path), path).not.toHaveProperty('narrowed');
    }
    expect((await lose('admin', 'narrowed')).status).toBe(204);
    expect(await stepsIn('admin', '/v2/clients/1/infrastructure')).not.toHaveProperty('narrowed');
    expect((await session.ask('/v2/clients')).status).toBe(401);
    expect((await password('narrowed')).headers.get('set-cookie')).not.toBeNull();
    expect((await lose('admin', 'narrowed')).status, 'there is none').toBe(409);
    const [row] = await service.databases.owner
      .selectFrom('change_log')
      .selectAll()
      .where('kind', '=', 'user')
      .orderBy('change_id', 'desc')
      .execute();
    expect(row).toMatchObject({ user_id: PEOPLE.admin.user_id, thing_name: PEOPLE.narrowed.email });
    expect(row?.fields).toMatchObject([{ field: 'second_step_since', to: null }]);
    await vi.waitFor(() => {
      const letters = wordsOfLetters(service.dataFolder, PEOPLE.narrowed.email);
      expect(letters.some((text) => text.includes('Desde ahora, después de la contraseña se pide'))).toBe(
        true,
      );
      expect(letters.some((text) => text.includes('Un administrador quitó el segundo paso'))).toBe(true);
    });
  });

  test('is taken away by those alone who may change all of the person’s', async () => {
    expect((await lose('neighbour', 'narrowed')).status).toBe(404);
    expect((await lose('grower', 'narrowed')).status).toBe(403);
    expect((await lose('manager', 'admin')).status, 'who holds root').toBe(403);
    expect((await lose('admin', 'adviser')).status, 'who reaches another client').toBe(403);
    expect((await lose('admin', 'admin')).status, 'one’s own').toBe(403);
  });
});

test('a temporary password is no way around it', async () => {
  await setUp(await enter('steward'));
  const ask = await service.as('admin');
  const given = await ask(`/v2/users/${PEOPLE.steward.user_id}/temporary_password`, { method: 'POST' });
  const { temporary_password } = (await given.json()) as { temporary_password: string };
  const body = {
    email: PEOPLE.steward.email,
    password: temporary_password,
    new_password: `${PASSWORD} y más`,
  };
  const answer = await service.ask('/auth/new-password', { body, from: '10.4.0.1' });
  expect(await answer.json()).toMatchObject({ challenge: 'SECOND_STEP_REQUIRED' });
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('the installation may require it of super administrators; the demo account is exempt', async () => {
  const more = { VIGIA_SUPER_SECOND_STEP: 'on', VIGIA_DEMO_EMAIL: PEOPLE.grower.email };
  const strict = await startTestApp({ config: readConfig({ VIGIA_DATA: service.dataFolder, ...more }) });
  const at = signingIn(() => strict);
  const root = await at.enter('superAdmin');
  expect(root.isSecondStepMissing).toBe(true);
  expect((await root.ask('/v2/clients')).status).toBe(403);
  expect((await at.enter('superReader')).isSecondStepMissing).toBe(true);
  expect((await at.enter('admin')).isSecondStepMissing).toBe(false);
  await strict.databases.owner.updateTable('client').set({ client_requires_second_step: true }).execute();
  strict.clock.now += ENTITLEMENTS_TTL_MS;
  const demo = await at.enter('grower');
  expect(demo.isSecondStepMissing).toBe(false);
  expect((await demo.ask('/auth/second_step/app', { method: 'POST' })).status).toBe(403);
  await strict.close();
});
