import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { mountCspReports } from './csp-reports.ts';

let app: Hono<AppEnv>;
let logged: Record<string, unknown>[];
beforeEach(() => {
  logged = [];
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) });
  app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('log', log);
    c.set('address', '198.51.100.7');
    await next();
  });
  mountCspReports(app);
});

const send = (body: string) => app.request('/csp-reports', { method: 'POST', body });

test('a report is a line of the log, without what follows the path of an address', async () => {
  const body = {
    documentURL: 'https://vigia.example/sectors?client=3#a',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?who=me',
    sample: 'x'.repeat(5000),
  };
  expect((await send(JSON.stringify([{ type: 'csp-violation', age: 1, body }]))).status).toBe(204);
  expect(logged).toMatchObject([
    {
      level: 40,
      documentURL: 'https://vigia.example/sectors',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js',
      sample: 'x'.repeat(200),
    },
  ]);
});

test('reports in the older form are accepted as well', async () => {
  const report = {
    'document-uri': 'https://vigia.example/',
    'violated-directive': 'img-src',
    'blocked-uri': 'data',
  };
  expect((await send(JSON.stringify({ 'csp-report': report }))).status).toBe(204);
  expect(logged).toMatchObject([{ 'violated-directive': 'img-src', 'blocked-uri': 'data' }]);
});

test.each([
  ['no JSON', '{'],
  ['another kind', '[{"type":"deprecation","body":{}}]'],
  ['nothing', ''],
])('%s is passed over', async (_, body) => {
  expect((await send(body)).status).toBe(204);
  expect(logged).toEqual([]);
});

test('a page that never stops reporting fills no log', async () => {
  const report = JSON.stringify({ 'csp-report': { 'blocked-uri': 'eval' } });
  for (let i = 0; i < 40; i += 1) expect((await send(report)).status).toBe(204);
  expect(logged).toHaveLength(20);
});
