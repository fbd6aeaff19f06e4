import { CreateUserAnswer } from '@vigia/api/contract';
import { type PersonRole, personRole, rightsOf } from '@vigia/domain/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, PEOPLE, type Person } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { ENTITLEMENTS_TTL_MS } from '../../auth/entitlements.ts';

let service: TestApp;
const senders = new Map<Person, (path: string, ask?: Ask) => Promise<Response>>();
beforeAll(async () => {
  service = await startTestApp();
  for (const person of ['admin', 'manager', 'grower', 'superAdmin'] as const)
    senders.set(person, await service.as(person));
});
afterAll(() => service.close());

const NEW_NAMES = { first_name: 'Ana', last_name: 'Pérez' };
const NEW = { client_id: 1, ...NEW_NAMES };
let made = 0;
const create = async (more: object = {}, by: Person = 'admin', headers = {}) => {
  made += 1;
  const body = { ...NEW, email: `ana${made}@vigia.example`, ...more };
  return await senders.get(by)!('/v2/users', { body, headers });
};
interface Made {
  user_id: number;
  email: string;
  temporary_password: string;
  status: string;
}
const created = async (more?: object): Promise<Made> => (await (await create(more)).json()) as Made;
const put = (id: number, body: object, by: Person = 'admin', path = '/v2/users') =>
  senders.get(by)!(`${path}/${id}`, { method: 'PUT', body });
let from = 0;
const post = (path: string, body: object) => {
  from += 1;
  return service.ask(path, { body, from: `10.1.0.${from}` });
};
const signIn = (email: string, password: string) => post('/auth/sign-in', { email, password });
const CHOSEN = 'cosecha de cerezas';

describe('a new person', () => {
  test('has the role user, a temporary password shown once, and no session before it is changed', async () => {
    const answer = await create({ email: ' Ana@Vigia.example ' });
    expect(answer.status).toBe(201);
    const user = (await answer.json()) as Made;
    expect(user).toMatchObject({ email: 'ana@vigia.example', status: 'FORCE_CHANGE_PASSWORD' });
    expect(user).toMatchObject({ access: { role: 'user' }, permissions: '', enabled: true });
    expect(user.temporary_password).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);

    const challenge = await signIn(user.email, user.temporary_password);
    expect(challenge.headers.get('set-cookie')).toBeNull();
    expect(await challenge.json()).toEqual({ challenge: 'NEW_PASSWORD_REQUIRED' });
    const change = { email: user.email, password: user.temporary_password, new_password: CHOSEN };
    expect((await post('/auth/new-password', { ...change, password: 'otra' })).status).toBe(401);
    const same = await post('/auth/new-password', { ...change, new_password: change.password });
    expect(await same.json()).toMatchObject({ status: 400, errors: [{ field: 'new_password' }] });
    const changed = await post('/auth/new-password', change);
    expect(await changed.json()).toMatchObject({ user: { status: 'CONFIRMED' }, expires_in: 600 });

    expect((await post('/auth/new-password', { ...change, new_password: 'otra cosa más' })).status).toBe(401);
    expect((await signIn(user.email, user.temporary_password)).status).toBe(401);
    expect(await (await signIn(user.email, CHOSEN)).json()).toHaveProperty('access_token');
  });

  test('changes a temporary password once, of many at the same time', async () => {
    const { email, temporary_password: password } = await created();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        post('/auth/new-password', { email, password, new_password: `${CHOSEN} ${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  });

  test('may be given a temporary password, which is then not repeated', async () => {
    const user = await created({ temporary_password: 'dicha por teléfono', access: { role: 'admin' } });
    expect(user).toMatchObject({ access: { role: 'admin' } });
    expect(user).not.toHaveProperty('temporary_password');
    expect(await (await signIn(user.email, 'dicha por teléfono')).json()).toHaveProperty('challenge');
  });

  test('has 72 hours to change it', async () => {
    const user = await created();
    const began = service.clock.now;
    service.clock.now += 72 * 3_600_000 - 1;
    expect((await signIn(user.email, user.temporary_password)).status).toBe(200);
    service.clock.now += 1;
    expect((await signIn(user.email, user.temporary_password)).status).toBe(401);
    service.clock.now = began;
  });

  test('is made once by a key, whose second answer has no password, and nothing keeps it', async () => {
    const body = { email: 'una@vigia.example' };
    const first = (await (await create(body, 'admin', { 'idempotency-key': 'k1' })).json()) as Made;
    const again = await create(body, 'admin', { 'idempotency-key': 'k1' });
    expect(again.status).toBe(201);
    const { temporary_password, ...rest } = first;
    expect(await again.json()).toEqual(rest);
    const kept = await service.databases.owner.selectFrom('idempotency').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(temporary_password);
    expect(service.log.join('')).not.toContain(temporary_password);
  });

  test('needs an address that nobody has, here or elsewhere', async () => {
    for (const email of [PEOPLE.grower.email, PEOPLE.foreigner.email.toUpperCase()])
      expect(await (await create({ email })).json()).toMatchObject({ status: 409, code: 'conflict' });
  });

  test('is refused with the name behind a used address where that person is seen, and elsewhere without, twenty times a day', async () => {
    const refusal = async (email: string, by: Person) =>
      (await (await create({ email }, by)).json()) as { detail?: string; status: number };
    const taken = { status: 409, detail: 'Ya existe una cuenta con ese correo' };
    expect(await refusal(PEOPLE.grower.email, 'manager')).toMatchObject(taken);
    expect(await refusal(PEOPLE.foreigner.email, 'superAdmin')).toMatchObject(taken);
    const neutral = await refusal(PEOPLE.foreigner.email, 'manager');
    expect(neutral).toMatchObject({ status: 409, detail: expect.not.stringContaining('existe') });
    for (let i = 1; i < 20; i += 1) await refusal(PEOPLE.foreigner.email, 'manager');
    expect((await refusal(PEOPLE.foreigner.email, 'manager')).status).toBe(429);
    expect((await refusal(PEOPLE.grower.email, 'manager')).status).toBe(409);
  });

  test('gets no temporary password that is soon guessed', async () => {
    const answer = await create({ temporary_password: 'temporal2026' });
    expect(await answer.json()).toMatchObject({ status: 400, errors: [{ field: 'temporary_password' }] });
  });

  test('needs names and an address', async () => {
    const answer = await create({ first_name: ' ', email: 'ana' });
    expect(await answer.json()).toMatchObject({
      status: 400,
      errors: [
        { field: 'first_name', message: 'Ingrese Nombre' },
        { field: 'email', message: 'Ingrese un correo válido' },
      ],
    });
    expect((await create({ temporary_password: 'corta' })).status).toBe(400);
    expect((await create({ access: { entities_under_sector: { 31: 'user' } } })).status).toBe(400);
    expect((await create({ access: { entities_under_sector: { 11: 'user' } } })).status).toBe(201);
  });

  test('is made by administrators, with no right above their own', async () => {
    expect((await create({}, 'grower')).status).toBe(403);
    expect((await create({ client_id: 3 })).status).toBe(404);
    for (const clients of [{ '*': 'user' }, { 3: 'user' }])
      expect((await create({ access: { entities_under_client: clients } })).status).toBe(403);
    expect((await create({ access: { entities_under_client: { '*': 'user' } } }, 'superAdmin')).status).toBe(
      201,
    );
  });
});

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
    const headers = { 'x-api-key': service.apiKey, authorization: `Bearer ${session.access_token}` };
    expect((await service.ask('/v2/clients', { headers })).status).toBe(200);
    expect((await put(user_id, { ...names, email, enabled: false })).status).toBe(200);
    service.clock.now += ENTITLEMENTS_TTL_MS;
    expect((await service.ask('/v2/clients', { headers })).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await put(user_id, { ...names, email, enabled: true })).status).toBe(200);
    expect((await service.ask('/v2/clients', { headers })).status, 'an old session stays over').toBe(401);
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

describe('a role', () => {
  const roleOf = (answer: unknown) => personRole(CreateUserAnswer.parse(answer));
  const bodyOf = (role: PersonRole, clientIds: number[] = [], sectorIds: number[] = []) => {
    const { permissions, access } = rightsOf(
      { role, clientIds, sectorIds },
      { clientId: 1, isOffered: () => true },
    );
    return {
      permissions,
      access: {
        role: access.role,
        entities_under_client: access.entitiesUnderClient,
        entities_under_sector: access.entitiesUnderSector,
      },
    };
  };

  test.each<[PersonRole, Person, number]>([
    ['grower', 'manager', 201],
    ['adviser', 'manager', 403],
    ['adviser', 'admin', 201],
    ['analyst', 'admin', 201],
    ['administrator', 'admin', 201],
    ['superadministrator', 'admin', 403],
    ['superadministrator', 'superAdmin', 201],
  ])('%s is given at creation by %s: %i', async (role, giver, status) => {
    const answer = await create(bodyOf(role), giver);
    expect(answer.status).toBe(status);
    if (status === 201) expect(roleOf(await answer.json())).toBe(role);
  });

  test('is changed later, there and back', async () => {
    const { user_id, email } = await created();
    for (const role of ['administrator', 'analyst', 'adviser', 'grower'] as const) {
      const answer = await put(user_id, { ...NEW_NAMES, email, ...bodyOf(role) });
      expect(roleOf(await answer.json())).toBe(role);
    }
  });

  test('serves clients that its giver administers, and fields of those', async () => {
    expect((await create(bodyOf('adviser', [3]))).status).toBe(403);
    const served = await create(bodyOf('adviser', [3], [11, 31]), 'superAdmin');
    expect(await served.json()).toMatchObject({
      permissions: 'root',
      access: { entities_under_client: { 3: 'user' }, entities_under_sector: { 11: 'user', 31: 'user' } },
    });
    const foreign = await create(bodyOf('grower', [], [31]), 'superAdmin');
    expect(await foreign.json()).toMatchObject({ errors: [{ field: 'access.entities_under_sector' }] });
  });

  test('of an administrator administers: another person, a field', async () => {
    const maker = await created({ temporary_password: CHOSEN, ...bodyOf('administrator') });
    const change = { email: maker.email, password: CHOSEN, new_password: 'una viña en flor' };
    const { access_token } = (await (await post('/auth/new-password', change)).json()) as {
      access_token: string;
    };
    const headers = { 'x-api-key': service.apiKey, authorization: `Bearer ${access_token}` };
    const ask = (path: string, body: object) => service.ask(path, { headers, body });
    const person = await ask('/v2/users', {
      ...NEW,
      email: 'otra@vigia.example',
      ...bodyOf('administrator'),
    });
    expect(person.status).toBe(201);
    const sector = {
      sector_name: 'Loma',
      sector_address: 'Melipilla, RM',
      sector_position_lat: -33,
      sector_position_lon: -71,
    };
    expect((await ask('/v2/sectors', { client_id: 1, ...sector })).status).toBe(201);
  });
});

test('requests can neither read nor change a password', async () => {
  const { app } = service.databases;
  await expect(app.selectFrom('user_account').select('password_hash').execute()).rejects.toThrow(/denied/);
  await expect(app.updateTable('user_account').set({ password_hash: 'x' }).execute()).rejects.toThrow(
    /denied/,
  );
  await expect(app.deleteFrom('user_account').execute()).rejects.toThrow(/denied/);
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
