import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMBED_KEY, EMBED_KEY_ID, PARTNER_ORIGIN } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

const DATA = '/embed/sectors/11/risk';
const PICTURE = `${DATA}.svg?key=${EMBED_KEY}`;
type Headers = Readonly<Record<string, string>>;

let service: TestApp;
let token: string;
beforeAll(async () => {
  service = await startTestApp();
  token = await tokenFor(PARTNER_ORIGIN);
});
afterAll(() => service.close());

const tokenFor = (origin: string) => service.embedTokens.issue({ clientId: 1, keyId: EMBED_KEY_ID, origin });
let nextAddress = 0;
const ask = (path: string, headers: Headers, body?: string) => {
  nextAddress += 1;
  return service.ask(path, {
    headers,
    from: `10.3.${Math.floor(nextAddress / 200)}.${nextAddress % 200}`,
    body,
  });
};

/** The three ways to get access, each valid except for the given headers. */
const CALLS = {
  session: (headers: Headers) =>
    ask('/embed/session', { 'content-type': 'text/plain', ...headers }, JSON.stringify({ key: EMBED_KEY })),
  data: (headers: Headers) => ask(DATA, { authorization: `Bearer ${token}`, ...headers }),
  picture: (headers: Headers) => ask(PICTURE, headers),
} as const;
const EACH = Object.entries(CALLS);

/** Origins of other sites, and forgeries of ours and of the partner's. */
const TRICKS: readonly Headers[] = [
  {},
  { origin: 'null' },
  { origin: 'NULL' },
  { origin: '' },
  { origin: ' ' },
  { origin: '*' },
  { origin: 'https://evil.example' },
  { origin: 'http://campo.example' },
  { origin: 'ws://campo.example' },
  { origin: 'ftp://campo.example' },
  { origin: '//campo.example' },
  { origin: 'campo.example' },
  { origin: 'https:campo.example' },
  { origin: 'https:/campo.example' },
  { origin: 'https:\\\\campo.example' },
  { origin: 'https://campo.example:8443' },
  { origin: 'https://campo.example:443' },
  { origin: 'https://campo.example:' },
  { origin: 'https://campo.example.' },
  { origin: 'https://.campo.example' },
  { origin: 'https://campo.example.evil.cl' },
  { origin: 'https://evilcampo.example' },
  { origin: 'https://campo.examples' },
  { origin: 'https://sub.campo.example' },
  { origin: 'https://campo-example' },
  { origin: 'https://campo.example@evil.cl' },
  { origin: 'https://user@campo.example' },
  { origin: 'https://user:pw@campo.example' },
  { origin: 'https://campo.example/' },
  { origin: 'https://campo.example/path' },
  { origin: 'https://campo.example?x' },
  { origin: 'https://campo.example#x' },
  { origin: 'https://campo.example%2eevil.cl' },
  { origin: 'https://campo%2eexample' },
  { origin: 'HTTPS://CAMPO.EXAMPLE' },
  { origin: 'https://Campo.example' },
  { origin: 'https://campo.example, https://evil.cl' },
  { origin: 'https://evil.cl, https://campo.example' },
  { origin: 'https://campo.example https://evil.cl' },
  { origin: 'https://xn--cmpo-hoa.example' },
  { origin: 'file://' },
  { origin: 'data:text/html,x' },
  { origin: 'chrome-extension://campo.example' },
  { origin: 'http://localhost:81' },
  { origin: 'http://localhost/' },
  { origin: 'https://localhost.campo.example' },
  { referer: 'https://evil.example/?https://campo.example' },
  { referer: 'https://campo.example@evil.example/' },
  { referer: 'https://campo.example.evil.cl/' },
  { referer: 'http://campo.example/' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://evil.example', referer: `${PARTNER_ORIGIN}/`, 'sec-fetch-site': 'same-origin' },
  { origin: 'null', referer: `${PARTNER_ORIGIN}/` },
  { 'x-forwarded-host': 'campo.example', origin: 'https://evil.example' },
];

test('there are at least forty tricks', () => {
  expect(new Set(TRICKS.map((trick) => JSON.stringify(trick))).size).toBeGreaterThanOrEqual(40);
});

describe.each(EACH)('a request for the %s', (_, call) => {
  test('the partner’s page comes in, and may read the answer', async () => {
    const answer = await call({ origin: PARTNER_ORIGIN });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PARTNER_ORIGIN);
    expect(answer.headers.get('vary')).toMatch(/Origin/);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test.each(TRICKS)('is refused: %o', async (headers) => {
    const answer = await call(headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'bad-embed-key' });
    // The page of the origin may read the refusal, also one without an origin: a file or a sandboxed frame.
    const read = answer.headers.get('access-control-allow-origin');
    const site =
      headers.origin === 'null' ? 'null' : URL.parse(headers.origin ?? headers.referer ?? '')?.origin;
    if (read !== null) expect(read).toBe(site);
    if (headers.origin === 'null') expect(read).toBe('null');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

test.each([
  ['our own page, by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
  ['our own page, by Origin', { origin: 'http://localhost' }],
  ['our own page, by Referer', { referer: 'http://localhost/widgets/demo.html' }],
  ['a picture on the partner’s page', { referer: `${PARTNER_ORIGIN}/ficha`, 'sec-fetch-site': 'cross-site' }],
])('is known: %s', async (_, headers) => {
  expect((await CALLS.picture(headers)).status).toBe(200);
});

test('a session of one of the key’s sites opens nothing at another, nor at our own pages', async () => {
  const other = 'https://otro.example';
  await service.databases.owner
    .updateTable('embed_key')
    .set({ allowed_origins: [PARTNER_ORIGIN, other] })
    .where('key_id', '=', EMBED_KEY_ID)
    .execute();
  service.clock.now += 5_000;
  const elsewhere = { authorization: `Bearer ${await tokenFor(other)}` };
  expect((await ask(DATA, { ...elsewhere, origin: other })).status).toBe(200);
  expect((await ask(DATA, { ...elsewhere, origin: PARTNER_ORIGIN })).status).toBe(403);
  expect((await ask(DATA, { ...elsewhere, 'sec-fetch-site': 'same-origin' })).status).toBe(403);
  expect((await ask(DATA, { authorization: `Bearer ${token}`, origin: other })).status).toBe(403);
});

test('a page may ask beforehand whether it may ask', async () => {
  const preflight = (path: string, origin: string) =>
    service.app.request(path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
  const answer = await preflight(DATA, PARTNER_ORIGIN);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe(PARTNER_ORIGIN);
  expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST');
  expect(answer.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
  expect((await preflight(DATA, 'null')).headers.get('access-control-allow-origin')).toBeNull();
  expect(
    (await preflight('/v2/clients', PARTNER_ORIGIN)).headers.get('access-control-allow-origin'),
  ).toBeNull();
});
