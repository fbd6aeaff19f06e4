import { describe, expect, test } from 'vitest';
import { PEOPLE, type Person } from '../../../tests/support/people.ts';
import { CHOSEN, type Made, startPeople } from './people.fixture.ts';

const { service, create, created, post, signIn } = startPeople();

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
    const began = service().clock.now;
    service().clock.now += 72 * 3_600_000 - 1;
    expect((await signIn(user.email, user.temporary_password)).status).toBe(200);
    service().clock.now += 1;
    expect((await signIn(user.email, user.temporary_password)).status).toBe(401);
    service().clock.now = began;
  });

  test('is made once by a key, whose second answer has no password, and nothing keeps it', async () => {
    const body = { email: 'una@vigia.example' };
    const first = (await (await create(body, 'admin', { 'idempotency-key': 'k1' })).json()) as Made;
    const again = await create(body, 'admin', { 'idempotency-key': 'k1' });
    expect(again.status).toBe(201);
    const { temporary_password, ...rest } = first;
    expect(await again.json()).toEqual(rest);
    const kept = await service().databases.owner.selectFrom('idempotency').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(temporary_password);
    expect(service().log.join('')).not.toContain(temporary_password);
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

test('requests can neither read nor change a password', async () => {
  const { app } = service().databases;
  await expect(app.selectFrom('user_account').select('password_hash').execute()).rejects.toThrow(/denied/);
  await expect(app.updateTable('user_account').set({ password_hash: 'x' }).execute()).rejects.toThrow(
    /denied/,
  );
  await expect(app.deleteFrom('user_account').execute()).rejects.toThrow(/denied/);
});
