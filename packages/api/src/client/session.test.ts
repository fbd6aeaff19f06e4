import type { User } from '@vigia/domain/farm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authCalls } from './resources/auth.ts';
import { createSession } from './session.ts';
import { json, startTestServer, type TestServer } from './testing-server.ts';

let server: TestServer;
let users: (string | null)[];
let clock: number;
beforeEach(async () => {
  server = await startTestServer();
  users = [];
  clock = 0;
});
afterEach(() => server.close());

const answer = (token: string, email = 'ana@vigia.example') => ({
  access_token: token,
  expires_in: 600,
  user: {
    user_id: 1,
    client_id: 1,
    email,
    first_name: 'Ana',
    last_name: 'Rojas',
    permissions: 'root',
    enabled: true,
    status: 'confirmed',
    date_created: '2026-01-01T00:00:00Z',
    last_access: null,
    second_step_since: null,
    access: { role: 'admin', entities_under_client: {}, entities_under_sector: {} },
  },
  second_step_missing: false,
});
const refused = { type: 'about:blank', title: 'No', status: 401, code: 'session_over' };

const newSession = () =>
  createSession({
    calls: authCalls({ baseUrl: server.origin, apiKey: 'key' }),
    onChange: (user: User | null) => users.push(user?.email ?? null),
    now: () => clock,
  });

describe('a session', () => {
  it('begins with a sign-in and hands out its token', async () => {
    server.answer = (_request, response) => json(response, 200, answer('first'));
    const session = newSession();
    expect(await session.token()).toBeNull();
    await session.signIn('ana@vigia.example', 'clave');
    expect(await session.token()).toBe('first');
    expect(users).toEqual(['ana@vigia.example']);
    expect(server.seen).toHaveLength(1);
  });

  it('comes back after a reload, or says that it is over', async () => {
    server.answer = (_request, response) => json(response, 200, answer('restored'));
    expect(await newSession().refresh()).toBe('restored');
    server.answer = (_request, response) => json(response, 401, refused);
    expect(await newSession().refresh()).toBeNull();
    expect(users).toEqual(['ana@vigia.example', null]);
  });

  it('renews a token that is about to end, once for all who ask', async () => {
    server.answer = (request, response, nth) =>
      json(response, 200, answer(request.url.pathname.endsWith('refresh') ? `renewed ${nth}` : 'first'));
    const session = newSession();
    await session.signIn('ana@vigia.example', 'clave');
    clock = 575_000;
    const tokens = await Promise.all([session.token(), session.token(), session.refresh()]);
    expect(tokens).toEqual(['renewed 2', 'renewed 2', 'renewed 2']);
    expect(server.seen).toHaveLength(2);
  });

  it('stays when the service is merely out of reach', async () => {
    server.answer = (_request, response) => json(response, 200, answer('first'));
    const session = newSession();
    await session.signIn('ana@vigia.example', 'clave');
    server.answer = (_request, response) => json(response, 500, { ...refused, status: 500 });
    await expect(session.refresh()).rejects.toMatchObject({ kind: 'server' });
    expect(await session.token()).toBe('first');
    expect(users).toEqual(['ana@vigia.example']);
  });

  it('is not brought back by a refresh that was under way at sign-out', async () => {
    server.answer = (_request, response) => json(response, 200, answer('first'));
    const session = newSession();
    await session.signIn('ana@vigia.example', 'clave');
    const renewing = session.refresh();
    const { revoked } = session.signOut();
    await revoked;
    expect(await renewing).toBeNull();
    expect(await session.token()).toBeNull();
    expect(users).toEqual(['ana@vigia.example', null]);
    expect(server.seen.map((request) => request.url.pathname)).toContain('/auth/sign-out');
  });
});
