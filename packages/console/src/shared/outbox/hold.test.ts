import { afterEach, expect, it, vi } from 'vitest';
import { hold, letGo } from './hold.ts';

/** Locks shared by several tabs, as in a browser; `others` are held by other tabs. */
function locksOf(others: Set<string>) {
  return {
    request: async (name: string, _: unknown, work: (lock: object | null) => unknown) => {
      if (others.has(name)) return void work(null);
      others.add(name);
      await work({});
      others.delete(name);
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

it('a draft is locked by one tab, which may lock it again, until it is released', async () => {
  const taken = new Set(['vigia-report-theirs']);
  vi.stubGlobal('navigator', { locks: locksOf(taken) });
  expect(await hold('theirs')).toBe(false);
  expect(await hold('mine')).toBe(true);
  expect(await hold('mine')).toBe(true);
  expect(taken).toContain('vigia-report-mine');
  letGo('mine');
  await vi.waitFor(() => expect(taken).not.toContain('vigia-report-mine'));
  taken.delete('vigia-report-theirs');
  expect(await hold('theirs')).toBe(true);
  letGo('theirs');
});

it('a draft that this tab gives up and takes again at once is not another tab’s', async () => {
  const taken = new Set<string>();
  vi.stubGlobal('navigator', { locks: locksOf(taken) });
  expect(await hold('again')).toBe(true);
  letGo('again');
  expect(await hold('again')).toBe(true);
  letGo('again');
  await vi.waitFor(() => expect(taken.size).toBe(0));
});

it('without locks in the browser, every draft may be written', async () => {
  vi.stubGlobal('navigator', {});
  expect(await hold('any')).toBe(true);
  letGo('any');
  letGo('never held');
});
