import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEVICE_KEY, EMBED_KEY, PARTNER_ORIGIN, PASSWORD, PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { ENTITLEMENTS_TTL_MS } from '../auth/entitlements.ts';
import { ROUTES } from '../routes/registry.ts';

/** Every secret that was sent or received, by its name. */
const secrets = new Map<string, string>();
const CANARY = 'kanarienvogel';
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service?.close());

let from = 0;
const post = (path: string, body: object, headers = {}) => {
  from += 1;
  return service.ask(path, { body, headers, from: `10.7.0.${from}` });
};

async function everySecret(): Promise<void> {
  const { email } = PEOPLE.grower;
  const signedIn = await post('/auth/sign-in', { email, password: PASSWORD });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  secrets.set('password', PASSWORD);
  secrets.set('access token', access_token);
  secrets.set('refresh token', /=([^;]+);/.exec(signedIn.headers.get('set-cookie') ?? '')?.[1] ?? '');
  const admin = await service.as('admin');
  const email2 = 'pajarito@campo.example';
  const body = { client_id: 1, first_name: 'Ana', last_name: 'Pérez', email: email2 };
  const made = (await (await admin('/v2/users', { body })).json()) as { temporary_password: string };
  secrets.set('temporary password', made.temporary_password);
  secrets.set('chosen password', 'alondra al alba');
  const chosen = { email: email2, password: made.temporary_password, new_password: 'alondra al alba' };
  expect((await post('/auth/new-password', chosen)).status).toBe(200);
  await post('/auth/forgot', { email: email2 });
  const code = await vi.waitFor(() => codeInOutbox(), 5_000);
  secrets.set('reset code', code);
  secrets.set('reset password', 'zorzal en la parra');
  expect(
    (await post('/auth/reset', { email: email2, code, new_password: 'zorzal en la parra' })).status,
  ).toBe(200);
  const key = (await (await admin('/v2/nodes/VG-2/keys', { method: 'POST' })).json()) as { key: string };
  secrets.set('new device key', key.key);
  const draft = { client_id: 1, name: 'Cooperativa', sector_ids: [11], station_ids: [], metrics: ['risk'] };
  const keyBody = { ...draft, origins: [PARTNER_ORIGIN], expires_at: null };
  const published = (await (await admin('/v2/embed-keys', { body: keyBody })).json()) as { key: string };
  secrets.set('new embed key', published.key);
  const token = { client_id: 1, token_name: 'Riego', scopes: ['farm.read'], sector_ids: null };
  const tokenBody = { ...token, expires_at: new Date(service.clock.now + 86_400_000).toISOString() };
  const program = (await (await admin('/v2/service-tokens', { body: tokenBody })).json()) as {
    secret: string;
  };
  secrets.set('service token', program.secret);
  const asProgram = { headers: { authorization: `Bearer ${program.secret}` } };
  expect((await service.ask('/v2/clients', asProgram)).status).toBe(200);
  expect((await service.ask(`/v2/clients?token=${program.secret}`, asProgram)).status).toBe(200);
  secrets.set('device key', DEVICE_KEY);
  secrets.set('embed key', EMBED_KEY);
}

function codeInOutbox(): string {
  const outbox = join(service.dataFolder, 'outbox');
  const letter = readFileSync(join(outbox, readdirSync(outbox).toSorted().at(-1) ?? ''), 'utf8');
  return /\b\d{8}\b/.exec(letter.split('\r\n\r\n')[1] ?? '')?.[0] as string;
}

/** Makes every call, with a secret wherever a caller can write one. */
async function askEverywhere(): Promise<Set<number>> {
  const seen = new Set<number>();
  const headers = {
    authorization: `Bearer ${secrets.get('access token')}`,
    'x-api-key': service.apiKey,
    'x-device-key': DEVICE_KEY,
    'x-vigia-key': EMBED_KEY,
    origin: PARTNER_ORIGIN,
    cookie: `vigia_refresh=${secrets.get('refresh token')}; other=${CANARY}`,
    'user-agent': CANARY,
    'x-forwarded-for': CANARY,
  };
  const body = {
    email: `${CANARY}@campo.cl`,
    password: CANARY,
    new_password: CANARY,
    code: CANARY,
    comment: CANARY,
  };
  for (const { method, path, body: shape } of ROUTES) {
    const address = `${path.replaceAll(/\{\w+\}/g, '1001')}?token=${CANARY}&code=${CANARY}&q=${CANARY}`;
    const answer = await service.ask(address, {
      method: method.toUpperCase(),
      headers,
      ...(shape && { body }),
    });
    seen.add(answer.status);
  }
  await service.ask(`/nowhere/${CANARY}?token=${CANARY}`, { headers });
  return seen;
}

function leaked(): string[] {
  const text = service.log.join('');
  const found = [...secrets].filter(([, secret]) => text.includes(secret)).map(([name]) => name);
  return text.includes(CANARY) ? [...found, 'canary'] : found;
}

test('no secret of a caller, of an answer or of a letter is ever logged', async () => {
  await everySecret();
  expect([...secrets.values()].every((secret) => secret.length >= 8)).toBe(true);
  expect(secrets.size).toBe(12);
  const seen = await askEverywhere();
  expect([...seen].every((status) => status < 500)).toBe(true);
  expect(service.log.length).toBeGreaterThan(ROUTES.length);
  expect(leaked()).toEqual([]);
});

test('not even when the database fails in the midst of it', async () => {
  const before = service.log.length;
  const { owner } = service.databases;
  await sql`alter table user_account rename to user_gone`.execute(owner);
  service.clock.now += ENTITLEMENTS_TTL_MS;
  const faults = await askEverywhere();
  const { email } = PEOPLE.admin;
  expect((await post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(500);
  expect(faults.has(500)).toBe(true);
  const logged = service.log.slice(before).join('');
  expect(logged).toContain('"code":"42P01"');
  expect(logged).toContain('"stack":');
  expect(leaked()).toEqual([]);
  expect(logged).not.toContain('@vigia.example');
});

test('every line is JSON with its time, level and request', async () => {
  for (const line of service.log) {
    const logged = JSON.parse(line) as Record<string, unknown>;
    expect(logged).toMatchObject({ time: expect.any(Number), level: expect.any(Number) });
    if (logged.msg === 'answered') {
      expect(logged).toMatchObject({
        reqId: expect.stringMatching(/^[\w-]{8,64}$/),
        status: expect.any(Number),
      });
    }
  }
});
