import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { createHttp } from './http.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { everyPage, MOST_PAGES } from './paging.ts';
import { MOST_ASKED_AFTER } from './retry.ts';
import { json, startTestServer, type TestServer } from './testing-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const http = (more: object = {}) =>
  createHttp({ baseUrl: server.origin, apiKey: 'key', getToken: () => 'token', ...more });
const Done = z.strictObject({ done: z.boolean() });
const problem = (status: number, code = 'refused') => ({ type: 'about:blank', title: 'No', status, code });
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('an upload', () => {
  const form = () => {
    const parts = new FormData();
    parts.append('file', new Blob([new Uint8Array([255, 216, 255])], { type: 'image/jpeg' }), 'trampa.jpg');
    parts.append('image_type', 'bug');
    return parts;
  };
  const post = { method: 'post', idempotencyKey: 'once' } as const;

  it('goes as a form, the same again after a failure, with the same key', async () => {
    server.answer = (_request, response, nth) =>
      nth === 1 ? json(response, 503, problem(503)) : json(response, 201, { done: true });
    expect(await http()('/v2/images', Done, { ...post, body: form() })).toEqual({ done: true });
    const [first, second] = server.seen;
    expect(first?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(first?.body).toContain('filename="trampa.jpg"');
    expect(first?.body).toContain('name="image_type"');
    expect(second?.body).toBe(first?.body);
    expect([first, second].map((request) => request?.headers['idempotency-key'])).toEqual(['once', 'once']);
  });

  it('goes again with a fresh token, whole', async () => {
    server.answer = ({ headers }, response) =>
      headers.authorization === 'Bearer fresh'
        ? json(response, 201, { done: true })
        : json(response, 401, problem(401));
    const send = http({ onUnauthorized: async () => 'fresh' });
    await send('/v2/images', Done, { ...post, body: form() });
    expect(server.seen.map(({ body }) => body.includes('trampa.jpg'))).toEqual([true, true]);
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['once', 'once']);
  });

  it('of a file goes as it is, by its type', async () => {
    server.answer = (_request, response) => json(response, 200, { done: true });
    const body = new Blob(['fecha,tmin\n'], { type: 'text/csv' });
    await http()('/v2/imports', Done, { ...post, body });
    expect(server.seen[0]).toMatchObject({ headers: { 'content-type': 'text/csv' }, body: 'fecha,tmin\n' });
  });
});

describe('an answer that is no JSON', () => {
  it('is handed out as text or as a file', async () => {
    server.answer = ({ headers }, response) =>
      headers.accept === 'image/jpeg'
        ? void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.from([255, 216, 0, 128]))
        : void response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end('ñandú=');
    expect(await http().text('/v2/images/1/file')).toBe('ñandú=');
    const blob = await http().blob('/v2/images/1/file', 'image/jpeg');
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([255, 216, 0, 128]);
  });

  it('is refused when it is another thing, and a refusal is reported as for JSON', async () => {
    server.answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    expect((await failure(http().blob('/v2/images/1/file', 'image/jpeg'))).kind).toBe('contract');
    server.answer = (_request, response) => json(response, 404, problem(404));
    expect((await failure(http().text('/v2/images/1/file'))).kind).toBe('not-found');
  });
});

describe('a write whose first attempt is still at work', () => {
  const call = { method: 'post', idempotencyKey: newIdempotencyKey() } as const;
  const running = problem(409, 'still-running');

  it('is sent again until its answer is there, as slowly as the server says', async () => {
    server.answer = (_request, response, nth) => {
      if (nth === 1) response.destroy();
      else if (nth < 4) json(response, 409, running, { 'retry-after': '1' });
      else json(response, 201, { done: true });
    };
    const began = performance.now();
    expect(await http()('/v2/events', Done, call)).toEqual({ done: true });
    expect(performance.now() - began).toBeGreaterThan(1_900);
    expect(new Set(server.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(server.seen).toHaveLength(4);
  });

  it('is given up in the end, and another conflict at once', async () => {
    server.answer = (_request, response) => json(response, 409, running, { 'retry-after': '0' });
    expect((await failure(http()('/v2/events', Done, call))).problem?.code).toBe('still-running');
    expect(server.seen).toHaveLength(MOST_ASKED_AFTER + 1);
    server.seen.length = 0;
    server.answer = (_request, response) => json(response, 409, problem(409, 'conflict'));
    expect((await failure(http()('/v2/events', Done, call))).kind).toBe('conflict');
    expect((await failure(http()('/v2/events', Done, { method: 'post' }))).kind).toBe('conflict');
    expect(server.seen).toHaveLength(2);
  });

  it('can be cancelled while it waits', async () => {
    const abort = new AbortController();
    server.answer = (_request, response) => {
      json(response, 409, running, { 'retry-after': '15' });
      setTimeout(() => abort.abort(), 50);
    };
    const began = performance.now();
    expect((await failure(http()('/v2/events', Done, { ...call, signal: abort.signal }))).kind).toBe(
      'aborted',
    );
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

it('a call that takes too long is a network error', async () => {
  server.answer = () => undefined;
  const call = { method: 'post', timeout: 100 } as const;
  expect((await failure(http()('/v2/events', Done, call))).kind).toBe('network');
});

describe('a list in pages', () => {
  const Page = z.strictObject({ items: z.array(z.number()), page_id: z.optional(z.string()) });
  const all = (signal?: AbortSignal) =>
    everyPage((page_id) => http()('/v2/events', Page, { query: { page_id }, signal }));

  it('is requested until no page is left', async () => {
    server.answer = ({ url }, response) => {
      const at = Number(url.searchParams.get('page_id') ?? 0);
      json(response, 200, { items: [at], ...(at < 3 && { page_id: String(at + 1) }) });
    };
    expect((await all()).flatMap(({ items }) => items)).toEqual([0, 1, 2, 3]);
    expect(server.seen[0]?.url.search).toBe('');
  });

  it('that leads back to itself, at once or later, ends', async () => {
    server.answer = (_request, response) => json(response, 200, { items: [], page_id: 'a' });
    expect((await failure(all())).kind).toBe('contract');
    expect(server.seen).toHaveLength(2);
    server.answer = (_request, response, nth) =>
      json(response, 200, { items: [], page_id: ['a', 'b', 'c'][nth % 3] });
    expect((await failure(all())).kind).toBe('contract');
    expect(server.seen).toHaveLength(6);
  });

  it('without an end is cut', async () => {
    let requests = 0;
    const endless = everyPage(async () => {
      requests += 1;
      return { page_id: String(requests) };
    });
    expect((await failure(endless)).kind).toBe('contract');
    expect(requests).toBe(MOST_PAGES);
  });

  it('can be cancelled between two', async () => {
    const abort = new AbortController();
    server.answer = (_request, response, nth) => {
      json(response, 200, { items: [], page_id: String(nth) });
      if (nth === 3) setTimeout(() => abort.abort(), 0);
    };
    expect((await failure(all(abort.signal))).kind).toBe('aborted');
    expect(server.seen.length).toBeLessThan(1_000);
  });
});
