import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { findChromium } from '../pdf/find-chromium.ts';
import { ROUTES } from '../routes/registry.ts';
import { createGate } from '../run/http-gate.ts';
import { type Listener, listen } from '../run/listen.ts';

const cache = mkdtempSync(join(tmpdir(), 'vigia-chromium-'));
const found = await findChromium(process.env.CHROMIUM_PATH, cache);
let service: TestApp;
let listener: Listener;
beforeAll(async () => {
  service = await startTestApp();
  const gate = createGate();
  listener = await listen(gate, '127.0.0.1', 0);
  gate.open(service.app);
});
afterAll(async () => {
  await listener.close(1_000);
  await service.close();
  rmSync(cache, { recursive: true });
});

test('the page and its files come from this server, nothing else of the library does', async () => {
  const page = await service.ask('/docs', { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  const text = await page.text();
  expect(text).not.toMatch(/https?:\/\/|<script>|style=|onload=/);
  for (const [, path] of text.matchAll(/(?:href|src)="([^"]+)"/g)) {
    expect((await service.ask(path ?? '')).status, path).toBe(200);
  }
  for (const path of ['/docs/package.json', '/docs/index.html', '/docs/..%2fpackage.json', '/docs/no']) {
    expect((await service.ask(path, { headers: { accept: 'text/html' } })).status, path).toBe(404);
  }
});

test.skipIf(!found)('a browser shows every call under our policy, and asks nobody else', async () => {
  const browser = await chromium.launch({
    executablePath: found?.executablePath ?? '',
    chromiumSandbox: process.getuid?.() !== 0,
    env: { PATH: process.env.PATH ?? '', ...found?.env },
  });
  try {
    const page = await browser.newPage();
    const requests = new Set<string>();
    const complaints: string[] = [];
    page.on('request', (request) => requests.add(new URL(request.url()).origin));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${listener.address}/docs`);
    const groups = page.locator('.opblock-tag');
    const calls = page.locator('.opblock:not(.webhooks .opblock)');
    await groups.first().waitFor();
    let shown = 0;
    for (const group of await groups.all()) {
      await group.click();
      await calls.first().waitFor();
      shown += await calls.count();
      await group.click();
      await calls.first().waitFor({ state: 'detached' });
    }
    expect(shown).toBe(ROUTES.length);
    expect(await page.locator('.webhooks .opblock').count()).toBeGreaterThan(0);
    await groups.first().click();
    await page.locator('.opblock', { hasText: '/livez' }).click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
    expect(complaints).toEqual([]);
    expect([...requests].filter((origin) => origin !== listener.address && origin !== 'null')).toEqual([]);
  } finally {
    await browser.close();
  }
});
