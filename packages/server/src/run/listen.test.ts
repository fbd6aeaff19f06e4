import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { type Listener, listen } from './listen.ts';

/** Longer than a test may last. */
const GRACE_MS = 600_000;
const agent = new Agent({ keepAlive: true });
let listener: Listener;
afterEach(() => {
  agent.destroy();
  return listener.close(0);
});

const answering = async (fetch: () => Promise<Response>) => {
  listener = await listen({ fetch }, '127.0.0.1', 0);
};
const answer = (): Promise<IncomingMessage> =>
  new Promise((done, refuse) => get(listener.address, { agent }, done).on('error', refuse));

it('keeps a connection for longer than the proxies in front do', async () => {
  await answering(async () => new Response('one'));
  const first = await answer();
  const { localPort } = first.socket;
  const seconds = Number(String(first.headers['keep-alive']).replace('timeout=', ''));
  expect(seconds).toBeGreaterThan(120);
  await text(first);
  const second = await answer();
  expect(second.socket.localPort).toBe(localPort);
  expect(await text(second)).toBe('one');
});

it('lets the answer under way finish, and is closed with it: no kept connection delays it', async () => {
  let ask!: () => void;
  let finish!: (response: Response) => void;
  const requested = new Promise<void>((done) => {
    ask = done;
  });
  const response = new Promise<Response>((done) => {
    finish = done;
  });
  await answering(() => {
    ask();
    return response;
  });
  const late = answer();
  await requested;
  const closed = listener.close(GRACE_MS);
  finish(new Response('whole'));
  expect(await text(await late)).toBe('whole');
  await closed;
});

it('takes no more connections than it may, and none that sends its headers too slowly', async () => {
  const fetch = async () => new Response('never');
  listener = await listen({ fetch }, '127.0.0.1', 0, { headersMs: 200, checkMs: 50, connections: 1 });
  const port = Number(new URL(listener.address).port);
  const slow = connect(port, '127.0.0.1');
  slow.write('GET / HTTP/1.1\r\nhost: x\r\n');
  const second = connect(port, '127.0.0.1');
  expect(await text(second).catch(() => '')).toBe('');
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 408 /);
});
