import { describe, expect, test } from 'vitest';
import { createApp } from '../run/app.ts';
import { readConfig } from '../run/config.ts';
import { html, servicePages } from './built-pages.fixture.ts';

const { service, admin, get } = servicePages();

/** By `openssl dgst -sha256 -binary | base64`. */
const HASH = {
  ofThePage: 'IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc=',
  ofNothing: '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
};

describe('every answer', () => {
  test('carries the headers of its class', async () => {
    const answers = {
      page: await get('/', html),
      data: await admin('/v2/clients'),
      refusal: await get('/v2/clients'),
      missing: await get('/nowhere'),
      config: await get('/config.json'),
      session: await service().ask('/auth/refresh', { method: 'POST' }),
      series: await admin('/count_analytics/bug_count?date_start=2026-11-01&date_end=2026-11-02', {
        body: { station_id_list: [1001] },
      }),
      widget: await get('/widgets/vigia.js'),
    };
    for (const [name, { headers }] of Object.entries(answers)) {
      expect(headers.get('x-content-type-options'), name).toBe('nosniff');
      expect(headers.get('referrer-policy'), name).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy'), name).toBe('same-origin');
      expect(headers.get('content-security-policy'), name).toContain("frame-ancestors 'none'");
      expect(headers.get('x-request-id'), name).toMatch(/^[\w-]{8,64}$/);
      expect(headers.get('server') ?? headers.get('x-powered-by'), name).toBeNull();
      const isPublicFile = ['page', 'widget'].includes(name);
      if (!isPublicFile) expect(headers.get('cache-control'), name).toBe('no-store');
      if (!isPublicFile) expect(headers.get('content-security-policy'), name).toContain("default-src 'none'");
      if (name !== 'widget') expect(headers.get('access-control-allow-origin'), name).toBeNull();
      expect(headers.get('strict-transport-security'), name).toBeNull();
    }
    const policy = answers.page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'; script-src 'self';"); // so no plug-in's object either
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(answers.page.headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
    expect(policy).not.toMatch(/unsafe|https?:/);
  });

  test('names the style elements of the page by their hashes, and no other may have text', async () => {
    const policy = (await get('/', html)).headers.get('content-security-policy')!;
    const [, styles = ''] = /; style-src ([^;]+);/.exec(policy)!;
    expect(policy.match(/style-src/g)).toHaveLength(1);
    expect(styles.split(' ')).toEqual(
      expect.arrayContaining(["'self'", `'sha256-${HASH.ofThePage}'`, `'sha256-${HASH.ofNothing}'`]),
    );
    expect(styles).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/);
  });

  test('insists on https where people come by https, and binds the cookie to the host', async () => {
    const config = { ...readConfig({}), publicUrl: 'https://vigia.example' };
    const { databases, clock } = service();
    const log = (await import('pino')).pino({ level: 'silent' });
    const app = createApp({ databases, config, now: () => clock.now, log });
    const body = JSON.stringify({ email: 'grower@vigia.example', password: 'un cerezo en flor' });
    const headers = { 'content-type': 'application/json' };
    const answer = await app.request('/auth/sign-in', { method: 'POST', body, headers });
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    const cookies = answer.headers.getSetCookie();
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Host-.*; Path=\/; .*HttpOnly; Secure; SameSite=/);
    const refresh = cookies.find((cookie) => cookie.startsWith('__Host-vigia_refresh='))!;
    expect(refresh).toMatch(/^[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/);
    const refreshed = await app.request('/auth/refresh', {
      method: 'POST',
      headers: { cookie: refresh.split(';')[0]! },
    });
    expect(refreshed.status).toBe(200);
  });

  test.each(['0x3e9', '1001.', '01001', '+1001', '1001%0a', '%201001', '1e3', '-1', '0', '2147483648'])(
    'is a refusal where an id is written %s',
    async (id) => {
      expect((await admin(`/v2/stations/${id}`)).status).toBe(400);
    },
  );

  test('takes over a plain request id and nothing else', async () => {
    expect((await get('/livez', { 'x-request-id': 'proxy-123456' })).headers.get('x-request-id')).toBe(
      'proxy-123456',
    );
    expect(
      (await get('/livez', { 'x-request-id': '{"level":60}' })).headers.get('x-request-id'),
    ).not.toContain('level');
  });

  test('is compressed when it pays', async () => {
    const answer = await admin('/v2/clients/1/infrastructure', {
      headers: { 'accept-encoding': 'br;q=0, gzip' },
    });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toBe('accept-encoding, authorization');
    const text = await new Response(answer.body!.pipeThrough(new DecompressionStream('gzip'))).text();
    expect(JSON.parse(text).clients[0].client_name).toBe('Viña Los Aromos');
    expect((await get('/livez', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
  });
});
