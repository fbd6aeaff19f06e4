import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { ROUTES } from '../routes/registry.ts';
import { createApp } from '../run/app.ts';
import { readConfig } from '../run/config.ts';

let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;
const folder = mkdtempSync(join(tmpdir(), 'vigia-pages-'));
const page = '<!doctype html><title>Vigía</title>';
const script = `export const answer = ${'4'.repeat(3000)};`;

beforeAll(async () => {
  const [consoleFolder, widgetsFolder] = [join(folder, 'console'), join(folder, 'widgets')];
  mkdirSync(join(consoleFolder, 'assets'), { recursive: true });
  mkdirSync(widgetsFolder);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(consoleFolder, 'index.html'), page);
  writeFileSync(join(consoleFolder, '.env'), 'secret');
  writeFileSync(join(consoleFolder, 'assets', 'main-4fZ_x9Ka.js'), script);
  writeFileSync(join(consoleFolder, 'campo con ñ.svg'), '<svg/>');
  writeFileSync(join(consoleFolder, 'assets', 'built-7hQ_k2Lm.js'), script);
  writeFileSync(join(consoleFolder, 'assets', 'built-7hQ_k2Lm.js.br'), brotliCompressSync('built'));
  symlinkSync(join(folder, 'secret.txt'), join(consoleFolder, 'link.txt'));
  writeFileSync(join(widgetsFolder, 'vigia.js'), script);
  service = await startTestApp({ consoleFolder, widgetsFolder });
  admin = await service.as('admin');
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => service.ask(path, { headers });
const html = { accept: 'text/html,*/*' };

describe('pages of the console', () => {
  test('answer every address that a browser opens', async () => {
    for (const path of ['/', '/home', '/sector/11', '/unknown/path?season=1']) {
      const answer = await get(path, html);
      expect([answer.status, await answer.text()]).toEqual([200, page]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('never stand in for a call or a file that is not there', async () => {
    for (const path of [
      '/v2/unknown',
      '/auth/x',
      '/embed/x',
      '/widgets/x.js',
      '/count_analytics/x',
      '/data_analytics',
    ]) {
      const answer = await get(path, html);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    }
    expect((await get('/assets/gone-12345678.js', { accept: '*/*' })).status).toBe(404);
    expect((await service.ask('/home', { method: 'POST', headers: html })).status).toBe(404);
  });

  test('name their files by content, so those are kept for good', async () => {
    const answer = await get('/assets/main-4fZ_x9Ka.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(200);
    const etag = answer.headers.get('etag')!;
    expect((await get('/assets/main-4fZ_x9Ka.js', { 'if-none-match': etag })).status).toBe(304);
    expect(await (await get('/assets/main-4fZ_x9Ka.js')).text()).toBe(script);
    expect(await (await get('/campo%20con%20%C3%B1.svg')).text()).toBe('<svg/>');
  });

  test('are sent as the build compressed them, where it did', async () => {
    const answer = await get('/assets/built-7hQ_k2Lm.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe('built');
    expect(await (await get('/assets/built-7hQ_k2Lm.js')).text()).toBe(script);
  });

  test('never lead out of their folder', async () => {
    const attempts = [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/link.txt',
      '/.env',
      '/%00',
      '/assets',
      '/%E0%A4%A',
      '/..%5csecret.txt',
      '//etc/passwd',
      '/etc/passwd',
    ];
    for (const path of attempts) {
      const answer = await service.app.request(`http://localhost${path}`);
      expect(answer.status, path).toBe(404);
      expect(await answer.text()).not.toContain('secret');
    }
  });
});

test('widgets may be loaded from any page', async () => {
  const answer = await get('/widgets/vigia.js', { origin: 'https://campo.example' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
});

describe('every answer', () => {
  test('carries the headers of its class', async () => {
    const answers = {
      page: await get('/', html),
      data: await admin('/v2/clients'),
      refusal: await get('/v2/clients'),
      missing: await get('/nowhere'),
      config: await get('/config.json'),
      session: await service.ask('/auth/refresh', { method: 'POST' }),
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
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:/);
  });

  test('insists on https where people come by https, and binds the cookie to the host', async () => {
    const config = { ...readConfig({}), publicUrl: 'https://vigia.example' };
    const { databases, clock } = service;
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

describe('a refusal', () => {
  test('is problem+json of one shape, without a word about the inside', async () => {
    const answer = await get('/v2/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'No encontrado',
      status: 404,
      code: 'not-found',
    });
  });

  test('of a large body comes before it is read', async () => {
    const body = { station_id_list: Array.from({ length: 20_000 }, (_, i) => i + 1) };
    const answer = await admin('/count_analytics/bug_count?date_start=2026-11-01&date_end=2026-11-02', {
      body,
    });
    expect(await answer.json()).toMatchObject({ status: 413, code: 'too-large' });
  });

  test('of a fault of ours has an id to find it by, and says no more', async () => {
    const broken = { ...service.databases, app: null as never };
    const lines: string[] = [];
    const { pino } = await import('pino');
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const app = createApp({ databases: broken, config: readConfig({}), now: () => service.clock.now, log });
    const token = await service.issuer.issue({ userId: 51, sessionId: await openSessionOf('grower') });
    const answer = await app.request('/v2/clients', {
      headers: { 'x-api-key': service.apiKey, authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(500);
    const problem = (await answer.json()) as Record<string, unknown>;
    expect(problem).toMatchObject({ code: 'internal-error', request_id: answer.headers.get('x-request-id') });
    expect(JSON.stringify(problem)).not.toMatch(/TypeError|null|\.ts/);
    expect(lines.join('')).toContain('TypeError');
    expect(lines.join('')).not.toContain(token);
    expect((await app.request('/readyz')).status).toBe(503);
  });

  const openSessionOf = async (person: 'grower') =>
    (await import('../../tests/support/small-farm.ts')).openSession(
      service.databases,
      person,
      service.clock.now,
    );
});

test('the service says whether it lives and can work', async () => {
  expect(await (await get('/livez')).json()).toEqual({ status: 'ok' });
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ok' });
  const { databases, clock } = service;
  const log = (await import('pino')).pino({ level: 'silent' });
  const app = createApp({
    databases,
    config: readConfig({}),
    now: () => clock.now,
    log,
    isReady: () => false,
  });
  expect((await app.request('/readyz')).status).toBe(503);
  expect((await app.request('/livez')).status).toBe(200);
});

test('/openapi.json describes every route with its shapes', async () => {
  const document = (await (await get('/openapi.json')).json()) as {
    openapi: string;
    paths: Record<
      string,
      Record<
        string,
        {
          parameters?: { name: string }[];
          requestBody?: unknown;
          responses: Record<string, { content?: object }>;
          security?: unknown;
        }
      >
    >;
    components: { schemas: { Problem: object } };
  };
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(new Set(described)).toEqual(new Set(ROUTES.map(({ method, path }) => `${method} ${path}`)));
  const series = document.paths['/data_analytics/climate/{metric}']!.post!;
  expect(series.parameters!.map((parameter) => parameter.name)).toEqual(
    expect.arrayContaining(['metric', 'date_start', 'date_end', 'station_aggregation', 'acc_from']),
  );
  expect(JSON.stringify(series.requestBody)).toContain('station_id_list');
  expect(JSON.stringify(series.responses['200'])).toContain('missing_days');
  expect(series.security).toEqual([{ apiKey: [], session: [] }]);
  expect(Object.keys(series.responses)).toEqual(['200', '400', '401', '403', '404', '413', 'default']);
  expect(JSON.stringify(document.components.schemas.Problem)).toContain('request_id');
});

describe('nonsense', () => {
  const ugly = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e3',
      'NaN',
      '2147483648',
      '99999999999999999999',
      "1' or '1'='1",
      '__proto__',
      '1;select',
      '\u0000',
      '2026-13-40',
      '0000-00-00',
      '%',
      '../..',
    ),
  );
  const names = [
    'client_id',
    'date_start',
    'date_end',
    'sector_id',
    'station_id',
    'type',
    'compute_days',
    'view',
    'acc_from',
    'format',
    'pest_id',
    'incremental_day_options',
    'key',
    'token',
  ];
  const valid = { date_start: '2026-11-01', date_end: '2026-11-10', client_id: '1' };

  test('never makes a 5xx, and always a documented answer', async () => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ROUTES),
        fc.array(ugly, { minLength: 2, maxLength: 2 }),
        fc.array(fc.tuple(fc.constantFrom(...names), ugly), { maxLength: 4 }),
        fc.oneof(
          fc.json(),
          fc.constantFrom(
            '{"station_id_list":[1001]}',
            '{"station_id_list":[1e99]}',
            '{"__proto__":{"a":1},"station_id_list":[1001]}',
            '{"email":"a\\u0000b","password":"x"}',
            '[',
          ),
        ),
        async (route, inPath, query, body) => {
          let used = 0;
          const path = route.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(inPath[used++ % 2]!));
          const search = new URLSearchParams(valid);
          for (const [name, value] of query) search.append(name, value);
          const answer = await admin(`${path}?${search}`, {
            method: route.method.toUpperCase(),
            ...(route.body && { body }),
            from: `fuzz ${Math.floor(seen.size)}`,
          });
          seen.add(answer.status);
          expect(answer.status, `${route.method} ${path}?${search} ${body}`).toBeLessThan(500);
          expect([200, 400, 401, 403, 404, 413, 429]).toContain(answer.status);
        },
      ),
      { numRuns: 1500 },
    );
    expect(seen).toContain(200);
    expect(seen).toContain(400);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});
