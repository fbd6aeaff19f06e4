import { describe, expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

/** Tasks that end on demand, and the highest number that ran at once. */
function gate() {
  const open: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    open,
    most: () => most,
    work: async (name: string) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((end) => open.push(end));
      running -= 1;
      return name;
    },
  };
}
const tick = () => new Promise((done) => setTimeout(done));

describe('a limiter', () => {
  it('runs at most the allowed number, in order', async () => {
    const limit = createLimiter(2);
    const { open, most, work } = gate();
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => limit(() => work(name)));
    for (let i = 0; i < 5; i += 1) {
      await tick();
      open.shift()?.();
    }
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(most()).toBe(2);
  });

  it('continues after a failure', async () => {
    const limit = createLimiter(1);
    const failing = limit(() => Promise.reject(new Error('broken')));
    const next = limit(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  it('removes an aborted task before it starts', async () => {
    const limit = createLimiter(1);
    const { open, work } = gate();
    const first = limit(() => work('first'));
    const abort = new AbortController();
    let begun = false;
    const left = limit(async () => {
      begun = true;
    }, abort.signal);
    const last = limit(async () => 'last');
    await tick();
    abort.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    open[0]?.();
    expect([await first, await last]).toEqual(['first', 'last']);
    expect(begun).toBe(false);
    await expect(limit(async () => 1, abort.signal)).rejects.toThrow('gone');
  });
});
