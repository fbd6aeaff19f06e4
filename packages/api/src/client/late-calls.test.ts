import { expect, it, vi } from 'vitest';
import { lateCalls } from './late-calls.ts';

const sum = { of: async (a: number, b: number) => a + b };

it('fetches the code of calls with the first of them', async () => {
  const load = vi.fn(async () => sum);
  const calls = lateCalls(load);
  expect(await Promise.resolve(calls)).toBe(calls);
  expect(load).not.toHaveBeenCalled();
  expect(await calls.of(2, 3)).toBe(5);
});

it('fails as a broken line does when the code cannot be had, and tries again with the next call', async () => {
  const load = vi.fn(async () => sum).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const calls = lateCalls(load);
  await expect(calls.of(2, 3)).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
  expect(await calls.of(2, 3)).toBe(5);
});
