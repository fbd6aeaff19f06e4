import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DetectorUnavailable } from './detector.ts';
import { httpDetector } from './http-detector.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let url: string;
let handlers: Handler[] = [];
let requests: { url: string; method: string; headers: IncomingMessage['headers']; body: string }[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { url: at = '', method = '', headers } = request;
    requests.push({ url: at, method, headers, body: await text(request) });
    (handlers.shift() ?? json(200, { boxes: [] }))(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/insects?tenant=7`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  handlers = [];
  requests = [];
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
const box = (left: number, score: number) => ({
  centroid: { x: left + 5, y: 15 },
  detection_box: { left, top: 10, right: left + 10, bottom: 20 },
  score,
  class: 'Lobesia botrana',
});
const photo = { jpeg: Buffer.from('the photo'), width: 100, height: 80, model: 'lobesia' };
/** @param timeoutMs short only where the service does not answer */
const detector = (timeoutMs = 30_000) => httpDetector({ url, token: 'secret', timeoutMs, retryMs: 10 });

test('posts the photo and takes its boxes, the surest first', async () => {
  handlers = [json(200, { boxes: [box(10, 0.4), box(50, 0.9)], detector: 'yolo/3' })];
  expect(await detector().detect(photo)).toEqual([box(50, 0.9), box(10, 0.4)]);
  expect(requests).toMatchObject([
    { url: '/v1/insects?tenant=7&inference_model=lobesia', method: 'POST', body: 'the photo' },
  ]);
  expect(requests[0]?.headers).toMatchObject({
    'content-type': 'image/jpeg',
    authorization: 'Bearer secret',
  });
});

test('a model it does not know is null, not an empty plate', async () => {
  handlers = [json(404, {})];
  expect(await detector().detect(photo)).toBeNull();
});

test.each([500, 502, 503, 429, 408])('%i is tried once more', async (status) => {
  handlers = [json(status, {}), json(200, { boxes: [box(10, 0.4)] })];
  expect(await detector().detect(photo)).toHaveLength(1);
  handlers = [json(status, {}), json(status, {})];
  await expect(detector().detect(photo)).rejects.toBeInstanceOf(DetectorUnavailable);
  expect(requests).toHaveLength(4);
});

test('waits as long as the service asks for', async () => {
  handlers = [json(503, {}, { 'retry-after': '1' }), json(200, { boxes: [] })];
  const began = performance.now();
  await detector().detect(photo);
  expect(performance.now() - began).toBeGreaterThan(950);
});

const WRONG: [name: string, handler: Handler][] = [
  ['no JSON', (_, response) => response.end('<html>')],
  ['nothing', (_, response) => response.end()],
  ['another shape', json(200, { predictions: [] })],
  ['a bare list', json(200, [])],
  ['a score of 40', json(200, { boxes: [box(10, 40)] })],
  ['a box beside the photo', json(200, { boxes: [box(95, 0.5)] })],
  ['a box of text', json(200, { boxes: [{ ...box(10, 0.5), detection_box: '10 10 20 20' }] })],
  ['a centroid beside its box', json(200, { boxes: [{ ...box(10, 0.5), centroid: { x: 90, y: 15 } }] })],
  ['not numbers', (_, response) => response.end('{"boxes":[{"centroid":{"x":1e999,"y":null}}]}')],
  ['10,000 boxes', json(200, { boxes: Array.from({ length: 10_000 }, () => box(10, 0.5)) })],
  ['5 MB', (_, response) => response.end(`{"boxes":[]${' '.repeat(5 * 1024 * 1024)}}`)],
  ['a refusal', json(401, {})],
];

test.each(WRONG)('%s is an error about this photo, and not requested twice', async (_, handler) => {
  handlers = [handler];
  const error = await detector()
    .detect(photo)
    .catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(DetectorUnavailable);
  expect(requests).toHaveLength(1);
});

const AWAY: [name: string, handler: Handler][] = [
  ['a service that says nothing', () => undefined],
  ['a service that hangs half-way', (_, response) => void response.write('{"boxes":')],
  ['a connection that breaks', (request) => void request.socket.destroy()],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
];

test.each(AWAY)('%s is taken for a service that is away', async (_, handler) => {
  handlers = [handler, handler];
  const began = performance.now();
  await expect(detector(300).detect(photo)).rejects.toBeInstanceOf(DetectorUnavailable);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('nobody at the address is a service that is away', async () => {
  const nobody = httpDetector({ url: 'http://127.0.0.1:9/', timeoutMs: 300, retryMs: 10 });
  await expect(nobody.detect(photo)).rejects.toBeInstanceOf(DetectorUnavailable);
});

test('stops waiting when the server stops', async () => {
  handlers = [() => undefined];
  const stop = new AbortController();
  const slow = httpDetector({ url, timeoutMs: 60_000 });
  const running = slow.detect({ ...photo, signal: stop.signal });
  setTimeout(() => stop.abort(new Error('the server stops')), 50);
  await expect(running).rejects.toThrow('the server stops');
});
