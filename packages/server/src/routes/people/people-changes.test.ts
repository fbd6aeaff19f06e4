import { describe, expect, test } from 'vitest';
import { PASSWORD, PEOPLE } from '../../../tests/support/people.ts';
import { ENTITLEMENTS_TTL_MS } from '../../auth/entitlements.ts';
import { startPeople } from './people.fixture.ts';

const { service, created, put, signIn } = startPeople();

describe('a change of a person', () => {
  const names = { first_name: 'Luz', last_name: 'Soto' };

  test('changes what it names, and the older call alike', async () => {
    const { user_id, email } = await created();
    const answer = await put(user_id, { ...names, email: 'luz@vigia.example', access: { role: 'admin' } });
    expect(await answer.json()).toMatchObject({ ...names, email: 'luz@vigia.example', permissions: '' });
    const older = { ...names, client_id: 1, permissions: '', date_created: '2026-01-01', old_email: email };
    const stale = await put(user_id, { ...older, new_email: email }, 'admin', '/users');
    expect(stale.status).toBe(409);
    const asNow = { ...older, old_email: 'Luz@vigia.example', new_email: 'luzs@vigia.example' };
    const changed = await put(user_id, asNow, 'admin', '/users');
    expect(await changed.json()).toMatchObject({ email: 'luzs@vigia.example', access: { role: 'admin' } });
    expect((await put(user_id, { ...asNow, client_id: 3 }, 'admin', '/users')).status).toBe(404);
    expect((await put(user_id, { ...names, email: PEOPLE.grower.email })).status).toBe(409);
    expect((await put(user_id, { ...names, email: 'no' })).status).toBe(400);
  });

  test('that disables somebody has them out within five seconds, and for good', async () => {
    const { email, user_id } = PEOPLE.disabled;
    const session = (await (await signIn(email, PASSWORD)).json()) as { access_token: string };
    const headers = { 'x-api-key': service().apiKey, authorization: `Bearer ${session.access_token}` };
    expect((await service().ask('/v2/clients', { headers })).status).toBe(200);
    expect((await put(user_id, { ...names, email, enabled: false })).status).toBe(200);
    service().clock.now += ENTITLEMENTS_TTL_MS;
    expect((await service().ask('/v2/clients', { headers })).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await put(user_id, { ...names, email, enabled: true })).status).toBe(200);
    expect((await service().ask('/v2/clients', { headers })).status, 'an old session stays over').toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test('gives nobody a right above the giver’s', async () => {
    const { user_id, email } = await created();
    const root = { ...names, email, permissions: 'root' };
    const refused = await put(user_id, root, 'manager');
    expect(refused.status, 'root is given by who holds it').toBe(403);
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'permissions' }] });
    expect((await put(user_id, root)).status).toBe(200);
    expect((await put(user_id, root, 'manager')).status).toBe(403);
    const everywhere = { role: 'user', entities_under_client: { '*': 'admin' } };
    expect((await put(user_id, { ...names, email, access: everywhere })).status).toBe(403);
  });

  test('takes over no account that reaches further', async () => {
    const { user_id, email } = PEOPLE.adviser;
    expect((await put(user_id, { ...names, email: 'mio@vigia.example' })).status).toBe(403);
    expect((await put(user_id, { ...names, email })).status).toBe(200);
  });

  test('locks nobody out of their own account', async () => {
    const { user_id, email } = PEOPLE.admin;
    expect((await put(user_id, { ...names, email, enabled: false })).status).toBe(400);
    expect((await put(user_id, { ...names, email, access: { role: 'user' } })).status).toBe(400);
    expect((await put(user_id, { ...names, email, permissions: '' })).status).toBe(400);
    const { user_id: chief, email: address } = PEOPLE.superAdmin;
    const demoted = { role: 'admin', entities_under_client: {} };
    expect((await put(chief, { ...names, email: address, access: demoted }, 'superAdmin')).status).toBe(400);
  });

  test('joins what two changed of the rights, and refuses what both did', async () => {
    const { user_id, email } = await created();
    const access = { role: 'user', entities_under_client: {}, entities_under_sector: {} };
    const seen = { ...names, email, permissions: '', access };
    expect((await put(user_id, { ...names, email, permissions: 'root' })).status).toBe(200);
    const role = { ...access, role: 'admin' };
    const other = await put(user_id, { ...names, email, access: role, permissions: '', seen });
    expect(await other.json()).toMatchObject({ permissions: 'root', access: role });
    const clash = await put(user_id, {
      ...names,
      email,
      access: { ...access, entities_under_sector: { 11: 'user' } },
      seen: { ...seen, access: { ...access, entities_under_sector: { 12: 'user' } } },
    });
    expect(clash.status).toBe(409);
    expect(await clash.json()).toMatchObject({ errors: [{ field: 'access.entities_under_sector' }] });
  });
});

describe('two that edit one person', () => {
  const names = { first_name: 'Ana', last_name: 'Pérez' };

  test('at the same moment: one is refused, at the field that both changed', async () => {
    const { user_id, email } = await created();
    const seen = { ...names, email };
    const edit = (first_name: string) => put(user_id, { ...seen, first_name, seen });
    const answers = await Promise.all([edit('Anita'), edit('Anna')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({
      errors: [{ field: 'first_name', message: expect.stringContaining('mientras usted editaba') }],
    });
  });

  test('in different parts: what only one of both changed is saved', async () => {
    const { user_id, email } = await created();
    const access = { role: 'user', entities_under_client: {}, entities_under_sector: {} };
    const seen = { ...names, email, enabled: true, access };
    expect((await put(user_id, { ...names, email, access: { role: 'admin' } })).status).toBe(200);
    const later = await put(user_id, { ...seen, first_name: 'Anita', enabled: false, seen });
    expect(await later.json()).toMatchObject({
      first_name: 'Anita',
      enabled: false,
      access: { ...access, role: 'admin' },
    });
  });
});
