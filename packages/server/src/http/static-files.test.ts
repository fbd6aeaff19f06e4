import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { html, page, script, servicePages } from './built-pages.fixture.ts';

const { service, get } = servicePages();

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
    expect((await service().ask('/home', { method: 'POST', headers: html })).status).toBe(404);
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
      const answer = await service().app.request(`http://localhost${path}`);
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
