import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countedError, withServiceTime } from './clock.ts';

const NOW = Date.parse('2026-11-27T15:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

const answering = (date: string | null) => async () =>
  new Response('{}', { headers: date === null ? {} : { date } });
async function errorsOf(date: string | null, method: string, init: RequestInit = {}): Promise<number[]> {
  const errors: number[] = [];
  const send = withServiceTime(answering(date), (error) => errors.push(error));
  await send('https://vigia.example/', { method, ...init });
  return errors;
}

it('compares the clock with answers that no cache can hold', async () => {
  expect(await errorsOf('Fri, 27 Nov 2026 15:00:00 GMT', 'post')).toEqual([0]);
  expect(await errorsOf('Mon, 30 Nov 2026 15:00:00 GMT', 'POST')).toEqual([3 * 24 * 3_600_000]);
  expect(await errorsOf('Fri, 27 Nov 2026 14:00:00 GMT', 'POST')).toEqual([-3_600_000]);
  expect(await errorsOf('Mon, 30 Nov 2026 15:00:00 GMT', 'GET')).toEqual([]);
  const uncached = { cache: 'no-store' } as const;
  expect(await errorsOf('Fri, 27 Nov 2026 16:00:00 GMT', 'GET', uncached)).toEqual([3_600_000]);
  expect(await errorsOf(null, 'POST')).toEqual([]);
  expect(await errorsOf('yesterday', 'POST')).toEqual([]);
});

it('reads the method of a request, too', async () => {
  const errors: number[] = [];
  const send = withServiceTime(answering('Fri, 27 Nov 2026 15:01:00 GMT'), (error) => errors.push(error));
  await send(new Request('https://vigia.example/', { method: 'POST' }));
  expect(errors).toEqual([60_000]);
});

it('counts what can make a date wrong', () => {
  expect([599_000, -599_000, 600_000, -86_400_000].map(countedError)).toEqual([0, 0, 600_000, -86_400_000]);
});
