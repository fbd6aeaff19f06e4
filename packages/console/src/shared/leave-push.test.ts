import { afterEach, expect, it, vi } from 'vitest';
import { leavePush } from './leave-push.ts';

afterEach(() => vi.unstubAllGlobals());

const browser = (getSubscription: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ pushManager: { getSubscription } }) },
  });

it('gives up the subscription of the browser', async () => {
  const unsubscribe = vi.fn(async () => true);
  browser(async () => ({ unsubscribe }));
  await leavePush();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('does nothing where there is none, or where the browser does not say', async () => {
  browser(async () => null);
  await expect(leavePush()).resolves.toBeUndefined();
  browser(() => Promise.reject(new Error('gone')));
  await expect(leavePush()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {});
  await expect(leavePush()).resolves.toBeUndefined();
});
