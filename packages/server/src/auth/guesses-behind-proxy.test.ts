import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/cli.ts';
import { PASSWORD, PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { readConfig } from '../run/config.ts';
import { type Listener, listen } from '../run/listen.ts';

/** The service at a port, told that one proxy stands in front. */
const { folder, remove } = testFolder();
let service: TestApp;
let listener: Listener;
beforeAll(async () => {
  service = await startTestApp({ config: readConfig({ VIGIA_DATA: folder, VIGIA_PROXIES: '1' }) });
  const fetch = (request: Request, env: unknown) => service.app.fetch(request, env as object);
  listener = await listen({ fetch }, '127.0.0.1', 0);
});
afterAll(async () => {
  await listener.close(0);
  await service.close();
  remove();
});

/** Asked through the proxy, which writes its caller last; what stands before it, the caller has made up. */
const signIn = (password: string, caller: string, cookie = '') =>
  fetch(`${listener.address}/auth/sign-in`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `192.0.2.1, ${caller}`,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ email: PEOPLE.admin.email, password }),
  });

test('400 guesses at one account from 400 addresses behind a proxy end after 20; its owner comes in all the while', async () => {
  const first = await signIn(PASSWORD, '198.51.100.1');
  expect(first.status).toBe(200);
  const device = first.headers.getSetCookie().find((text) => text.startsWith('vigia_device='))!;
  const statuses: number[] = [];
  const owner: number[] = [];
  for (let i = 0; i < 400; i += 1) {
    statuses.push((await signIn(`un manzano ${i}`, `203.0.${Math.floor(i / 200)}.${i % 200}`)).status);
    if (i % 20 === 19) owner.push((await signIn(PASSWORD, '198.51.100.77', device.split(';')[0]!)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(401), ...Array(380).fill(429)]);
  expect(owner).toEqual(Array(20).fill(200));
});
