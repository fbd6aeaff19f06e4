import { ApiError } from '@vigia/api/client';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { heardClockErrorAtom } from '../state/clock.ts';
import { type Services, servicesAtom } from '../state/services.ts';
import { timeOfFirstTry } from './first-try.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { Queued } from './queue-item.ts';
import { type Act, type Keeping, sendOrKeep } from './send-or-keep.ts';

const DAYS_6_MS = 6 * 24 * 3_600_000;
const HERE = Date.now();

/** A device whose clock goes six days ahead, which has heard nothing since it was opened. */
function device(line: () => Response) {
  const store = createStore();
  const asked: string[] = [];
  const fetch = async (url: string | URL | Request) => {
    asked.push(String(url));
    return line();
  };
  store.set(servicesAtom, { access: { baseUrl: 'http://service.invalid', fetch } } as unknown as Services);
  return { store, asked };
}
const telling = () => new Response('', { headers: { date: new Date(HERE - DAYS_6_MS).toUTCString() } });
const broken = () => {
  throw new TypeError('fetch failed');
};

it('is the service’s time, asked for once where no answer has told it', async () => {
  const { store, asked } = device(telling);
  for (const _ of [1, 2])
    expect(Math.abs((await timeOfFirstTry(store)) - HERE + DAYS_6_MS)).toBeLessThan(60_000);
  expect(asked).toEqual(['http://service.invalid/livez']);
});

it('is the device’s, put right by what an answer has shown', async () => {
  const { store, asked } = device(broken);
  store.set(heardClockErrorAtom, -DAYS_6_MS);
  expect(Math.abs((await timeOfFirstTry(store)) - Date.now() + DAYS_6_MS)).toBeLessThan(60_000);
  expect(asked).toEqual([]);
});

it('keeps an act untried where nobody tells the time', async () => {
  const { store } = device(broken);
  const kept: Queued[] = [];
  const keeping: Keeping = {
    ...{ userId: 1, isOnline: true, waiting: [] as OutboxItem[] },
    now: () => timeOfFirstTry(store),
    keep: async (queued) => void kept.push(queued),
    removeReplaced: async () => undefined,
  };
  const act: Act = {
    ...{ id: 'k1', clientId: 1, subject: 'tags:12', about: 'Apalta 01' },
    content: { kind: 'tags', stationId: 12, before: [], tags: ['norte'] },
  };
  const neverCalled = async (): Promise<never> => {
    throw new Error('it was tried');
  };
  expect(await sendOrKeep(keeping, act, neverCalled)).toEqual({ isKept: true });
  expect(kept).toEqual([{ ...act, firstTriedAt: null }]);

  const hearing = { ...keeping, now: async () => HERE };
  const lost = async (): Promise<never> => {
    throw new ApiError('network', 'no answer');
  };
  await sendOrKeep(hearing, act, lost);
  expect(kept.at(-1)).toEqual({ ...act, firstTriedAt: HERE });
});
