import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

const root = mkdtempSync(join(tmpdir(), 'vigia-storybook-'));
const storybookFolder = join(root, 'storybook-static');
const script = "window.CONFIG_TYPE = 'PRODUCTION';";
let service: TestApp;

beforeAll(async () => {
  service = await startTestApp({ storybookFolder });
});
afterAll(async () => {
  await service.close();
  rmSync(root, { recursive: true });
});

const get = (path: string) => service.ask(path, { headers: { accept: 'text/html' } });

function build(title: string, madeAt: Date): void {
  mkdirSync(join(storybookFolder, 'assets'), { recursive: true });
  const index = join(storybookFolder, 'index.html');
  writeFileSync(index, `<title>${title}</title><script>${script}</script><script src="./a.js"></script>`);
  utimesSync(index, madeAt, madeAt);
  writeFileSync(join(storybookFolder, 'iframe.html'), '<script type="module">import "./b.js";</script>');
  writeFileSync(join(storybookFolder, 'assets', 'iframe-DUKMvd6I.js'), 'export {};');
  writeFileSync(join(storybookFolder, 'tokens.json'), '{}');
}

test('a page says that the manual is not built yet, and looks again', async () => {
  const answer = await get('/storybook/');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const text = await answer.text();
  expect(text).toContain('<html lang="es">');
  expect(text).toContain('http-equiv="refresh"');
  expect(text).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect((await get('/storybook/tokens.json')).status).toBe(404);
});

test('what was built is served, and another build in its place', async () => {
  build('first', new Date(1e12));
  const moved = await get('/storybook');
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/storybook/']);
  const answer = await get('/storybook/?path=/docs/bienvenida--docs');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toContain('<title>first</title>');
  const asset = await get('/storybook/assets/iframe-DUKMvd6I.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await get('/storybook/tokens.json')).headers.get('content-type')).toBe('application/json');
  for (const path of ['gone.js', '..%2F..%2Fsecret', '%ff'])
    expect((await get(`/storybook/${path}`)).status, path).toBe(404);

  build('second', new Date(2e12));
  expect(await (await get('/storybook/')).text()).toContain('<title>second</title>');
});

test('its pages may run the scripts that they contain and no other, and frame each other alone', async () => {
  const policy = (await get('/storybook/iframe.html')).headers.get('content-security-policy') ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' 'sha256-`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'self'");
  const file = await get('/storybook/assets/iframe-DUKMvd6I.js');
  expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('no address of it is there when it is turned off', async () => {
  const without = await startTestApp();
  expect((await without.ask('/storybook/')).status).toBe(404);
  await without.close();
});
