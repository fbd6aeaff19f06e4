/** Chances of a schedule, the same for the same seed (mulberry32). */
export function chancesOf(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    /** A whole number from 0 to less than `most`. */
    below: (most: number): number => Math.floor(next() * most),
    happens: (share: number): boolean => next() < share,
    oneOf: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  };
}
export type Chances = ReturnType<typeof chancesOf>;
