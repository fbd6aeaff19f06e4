import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClient } from './create-client.ts';
import { authCalls } from './resources/auth.ts';
import { json, startTestServer, type TestServer } from './testing-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const wire = {
  user_id: 7,
  client_id: 1,
  email: 'ana@vigia.example',
  first_name: 'Ana',
  last_name: 'Pérez',
  permissions: '',
  enabled: true,
  status: 'FORCE_CHANGE_PASSWORD',
  date_created: '2026-11-21T15:00:00.000Z',
  last_access: null,
  second_step_since: null,
  access: { role: 'user', entities_under_client: {}, entities_under_sector: {} },
};
const names = { firstName: 'Ana', lastName: 'Pérez', email: 'ana@vigia.example' };
const sent = () => JSON.parse(server.seen.at(-1)?.body ?? '');

it('makes a person and returns the temporary password', async () => {
  const { people } = createClient({ baseUrl: server.origin, apiKey: 'key', getToken: () => 'token' });
  server.answer = (_request, response) => json(response, 201, { ...wire, temporary_password: 'k3pw-9xta' });
  const made = await people.createUser({ ...names, clientId: 1 }, 'key-1');
  expect(made).toMatchObject({ user: { id: 7, firstName: 'Ana' }, temporaryPassword: 'k3pw-9xta' });
  expect(sent()).toMatchObject({ client_id: 1, first_name: 'Ana', access: { role: 'user' } });
  server.answer = (_request, response) => json(response, 200, { ...wire, enabled: false });
  const access = { role: 'user', entitiesUnderClient: {}, entitiesUnderSector: { 11: 'user' } } as const;
  expect(await people.updateUser(7, { ...names, enabled: false, access })).toMatchObject({ enabled: false });
  expect(sent()).toEqual({
    first_name: 'Ana',
    last_name: 'Pérez',
    email: 'ana@vigia.example',
    enabled: false,
    access: { role: 'user', entities_under_client: {}, entities_under_sector: { 11: 'user' } },
  });
});

it('makes a person of a role, and changes passwords', async () => {
  const { people } = createClient({ baseUrl: server.origin, apiKey: 'key', getToken: () => 'token' });
  server.answer = (_request, response) => json(response, 201, wire);
  const access = { role: 'user', entitiesUnderClient: { 3: 'user' }, entitiesUnderSector: {} } as const;
  await people.createUser({ ...names, clientId: 1, rights: { permissions: 'root', access } }, 'key-1');
  expect(sent()).toMatchObject({
    permissions: 'root',
    access: { role: 'user', entities_under_client: { 3: 'user' }, entities_under_sector: {} },
  });
  const answer = { temporary_password: 'k3pw-9xta', expires_at: '2026-11-27T15:00:00.000Z' };
  server.answer = (_request, response) => json(response, 201, answer);
  expect(await people.giveTemporaryPassword(7)).toBe('k3pw-9xta');
  expect(server.seen.at(-1)?.url.pathname).toBe('/v2/users/7/temporary_password');
  server.answer = (_request, response) => json(response, 200, {});
  await people.changeOwnPassword('k3pw-9xta', 'cosecha temprana');
  expect(sent()).toEqual({ password: 'k3pw-9xta', new_password: 'cosecha temprana' });
});

it('reports a temporary password at sign-in, and changes it', async () => {
  const calls = authCalls({ baseUrl: server.origin, apiKey: 'key' });
  server.answer = (_request, response) => json(response, 200, { challenge: 'NEW_PASSWORD_REQUIRED' });
  expect(await calls.signIn('ana@vigia.example', 'k3pw-9xta')).toBe('new-password');
  server.answer = (_request, response) =>
    json(response, 200, { access_token: 'a', expires_in: 600, user: wire, second_step_missing: false });
  const signedIn = await calls.choosePassword('ana@vigia.example', 'k3pw-9xta', 'cosecha temprana');
  expect(signedIn).toMatchObject({ accessToken: 'a', user: { id: 7 } });
  expect(sent()).toMatchObject({ password: 'k3pw-9xta', new_password: 'cosecha temprana' });
});

it('reports the second step at sign-in, and finishes with it', async () => {
  const calls = authCalls({ baseUrl: server.origin, apiKey: 'key' });
  const challenge = {
    challenge: 'SECOND_STEP_REQUIRED',
    challenge_token: 'una-prenda',
    second_steps: ['app', 'backup-code'],
    passkey_options: null,
  };
  server.answer = (_request, response) => json(response, 200, challenge);
  const question = { token: 'una-prenda', steps: ['app', 'backup-code'], passkeyOptions: null };
  expect(await calls.signIn('ana@vigia.example', 'clave')).toMatchObject(question);
  expect(await calls.choosePassword('ana@vigia.example', 'k3pw', 'cosecha')).toMatchObject(question);
  server.answer = (_request, response) =>
    json(response, 200, { access_token: 'a', expires_in: 600, user: wire, second_step_missing: false });
  const signedIn = await calls.answerSecondStep({ token: 'una-prenda', code: '492039' });
  expect(signedIn).toMatchObject({ accessToken: 'a', isSecondStepMissing: false });
  expect(sent()).toEqual({ challenge_token: 'una-prenda', code: '492039' });
});
