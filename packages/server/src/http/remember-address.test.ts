import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type AppEnv, clientAddress } from './app-env.ts';
import { rememberAddress } from './remember-address.ts';

const CONNECTED = '10.0.0.1';

async function seen(proxies: number, forwarded?: string): Promise<string> {
  const app = new Hono<AppEnv>();
  app.use(rememberAddress(proxies));
  app.get('/', (c) => c.text(clientAddress(c)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: CONNECTED } } });
  return await answer.text();
}

test('without proxies of one’s own the connection counts, whatever a header says', async () => {
  expect(await seen(0, '203.0.113.9')).toBe(CONNECTED);
});

test('behind proxies the outermost says where a request comes from, and no sender can forge that', async () => {
  expect(await seen(1, '203.0.113.9')).toBe('203.0.113.9');
  expect(await seen(1, '1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
  expect(await seen(2, '1.2.3.4, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
  expect(await seen(1, '2001:db8::7')).toBe('2001:db8::7');
});

test('what no proxy writes is not believed', async () => {
  expect(await seen(1)).toBe(CONNECTED);
  expect(await seen(1, 'unknown')).toBe(CONNECTED);
  expect(await seen(2, '203.0.113.9')).toBe(CONNECTED);
});
