import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
const get = (path: string) => service.ask(path, { headers: { accept: 'text/html' } });

test('the guide for makers of devices is served as well, and the first steps lead to it', async () => {
  const text = await (await get('/docs/devices')).text();
  expect(text).toContain('x-device-key');
  expect(text).toMatch(/<td>.*ambient_temperature_c/);
  expect(await (await get('/docs/first-farm')).text()).toContain('href="/docs/devices"');
  const programs = [...text.matchAll(/href="(examples\/[^"]+)"/g)].map(([, path]) => `/docs/${path}`);
  expect([...new Set(programs)].sort()).toEqual([
    '/docs/examples/devices/device.c',
    '/docs/examples/devices/device.py',
    '/docs/examples/devices/send.sh',
  ]);
  for (const path of programs) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    expect(await answer.text(), path).toContain('x-device-key');
  }
});

test.each([
  ['/docs/grower', 'Vigía en el campo', '/docs/administrator'],
  ['/docs/administrator', 'Administrar Vigía', '/docs/partner'],
  ['/docs/partner', 'Gráficos de Vigía en su sitio', null],
])('%s is the page of its readers', async (path, title, next) => {
  const text = await (await get(path)).text();
  expect(text).toContain('<html lang="es">');
  expect(text).toContain(`<h1>${title}</h1>`);
  if (next !== null) expect(text).toContain(`href="${next}"`);
  expect(text).not.toMatch(/href="[^"]*\.md"|<script|style=/);
});

test.each([
  ['/docs/first-farm', 'es', 'Su primer campo', '/docs/first-farm.en'],
  ['/docs/first-farm.en', 'en', 'Your first field', '/docs/first-farm'],
])('%s is the guide of the repository, with nothing from elsewhere', async (path, language, title, other) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  const text = await answer.text();
  expect(text).toContain(`<html lang="${language}">`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain('vigia create-admin --email');
  expect(text).toContain(`href="${other}"`);
  expect(text).not.toMatch(/href="[^"]*\.md"|<script|style=/);
  for (const [, link] of text.matchAll(/(?:href|src)="(\/[^"]+)"/g))
    expect((await get(link ?? '')).status, link).toBe(200);
});
