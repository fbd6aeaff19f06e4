import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { compressAnswers } from './compress.ts';
import { type StreamedFile, streamFile } from './stream-answer.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** The file behind a real connection, and how it ended. */
async function served(file: Pick<StreamedFile, 'chunks'> & Partial<StreamedFile>) {
  const ends: unknown[] = [];
  const app = new Hono<AppEnv>();
  app.use(compressAnswers());
  app.get('/', (c) =>
    streamFile(c, {
      type: 'text/csv; charset=utf-8',
      name: 'Lecturas Ñuble',
      extension: 'csv',
      isText: true,
      onEnd: (error) => ends.push(error),
      ...file,
    }),
  );
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closers.push(() => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/`, ends };
}

const PIECE = 'x'.repeat(100_000);
/** Chunks without end; `made` counts them. */
function endless() {
  const seen = { made: 0, isOver: false };
  async function* chunks() {
    try {
      for (;;) {
        seen.made += 1;
        yield PIECE;
      }
    } finally {
      seen.isOver = true;
    }
  }
  return { seen, chunks: chunks() };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isTrue(); tries += 1) await sleep(25);
  expect(isTrue()).toBe(true);
}

test('sends the chunks as a file with its name, compressed for whom takes that', async () => {
  async function* three() {
    yield 'a\n';
    yield new TextEncoder().encode('ñ\n');
    yield PIECE;
  }
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { url, ends } = await served({ chunks: three() });
    const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="Lecturas Nuble.csv"; filename*=UTF-8\'\'Lecturas%20%C3%91uble.csv',
    );
    expect(await answer.text()).toBe(`a\nñ\n${PIECE}`);
    expect(ends).toEqual([undefined]);
  }
});

test('makes no more than a slow reader takes, and stops when it goes away', async () => {
  const { seen, chunks } = endless();
  const { url, ends } = await served({ chunks });
  const leaving = new AbortController();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' }, signal: leaving.signal });
  const reader = answer.body!.getReader();
  await reader.read();
  await sleep(300);
  const { made } = seen;
  expect(made).toBeLessThan(150); // buffers of the two sockets hold a few megabytes
  await sleep(300);
  expect(seen.made).toBe(made);
  leaving.abort();
  await until(() => seen.isOver);
  await until(() => ends.length === 1);
});

test('gives up a reader that takes nothing', async () => {
  const { seen, chunks } = endless();
  const { url, ends } = await served({ chunks, patienceMs: 200 });
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  await until(() => seen.isOver);
  expect(String(ends[0])).toContain('nobody took anything');
  await expect(answer.text()).rejects.toThrow();
});

test('a file that breaks off is no whole file to its reader, compressed or not', async () => {
  async function* broken() {
    yield PIECE;
    throw new Error('the database went away');
  }
  for (const encoding of ['identity', 'gzip']) {
    const { url, ends } = await served({ chunks: broken() });
    const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    expect(String(ends[0])).toContain('the database went away');
  }
});

test('what is compressed is taken as it comes', async () => {
  const { chunks, seen } = endless();
  const { url } = await served({ chunks });
  const leaving = new AbortController();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' }, signal: leaving.signal });
  const { value } = await answer.body!.getReader().read();
  expect(value?.length).toBeGreaterThan(0);
  leaving.abort();
  await until(() => seen.isOver);
});
