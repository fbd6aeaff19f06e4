import { ApiError } from '@vigia/api/client';
import { expect, it } from 'vitest';
import { serviceClock } from './service-clock.ts';

const AT = Date.UTC(2019, 0, 1);
const baseUrl = 'http://service.invalid';
const signal = new AbortController().signal;

it('is the service’s time, asked once', async () => {
  const asked: string[] = [];
  const fetch = async (url: string | URL | Request) => {
    asked.push(String(url));
    return new Response('', { headers: { date: new Date(AT).toUTCString() } });
  };
  const now = serviceClock({ baseUrl, fetch }, signal);
  const first = await now();
  expect(first - AT).toBeLessThan(1_000);
  expect(await now()).toBeGreaterThanOrEqual(first);
  expect(asked).toEqual(['http://service.invalid/livez']);
});

it('is the device’s own where the service does not tell it, and nothing without a line', async () => {
  const silent = serviceClock({ baseUrl, fetch: async () => new Response('') }, signal);
  expect(Math.abs((await silent()) - Date.now())).toBeLessThan(5_000);
  const failing = async () =>
    new Response('', { status: 502, headers: { date: new Date(AT).toUTCString() } });
  const behindProxy = serviceClock({ baseUrl, fetch: failing }, signal);
  await expect(behindProxy()).rejects.toMatchObject({ kind: 'network' });
  let isBroken = true;
  const fetch = async () => {
    if (isBroken) throw new TypeError('fetch failed');
    return new Response('', { headers: { date: new Date(AT).toUTCString() } });
  };
  const now = serviceClock({ baseUrl, fetch }, signal);
  await expect(now()).rejects.toMatchObject({ name: ApiError.name, kind: 'network' });
  isBroken = false;
  expect((await now()) - AT).toBeLessThan(1_000);
});
