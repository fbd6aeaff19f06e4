import { median } from './table.ts';

/** Enough for every runner to have been compiled to its fastest form before a round counts. */
const WARM_UP = 30;
export const ROUNDS = 15;

/** Median milliseconds of each runner, over rounds in which every one runs once. */
export function race<Name extends string>(
  runners: Readonly<Record<Name, () => unknown>>,
): Record<Name, number> {
  const names = Object.keys(runners) as Name[];
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const name of names) {
      const ms = time(runners[name]);
      if (round >= WARM_UP) samples.get(name)?.push(ms);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** A race between two things that answer differently would say nothing. */
export function agree(name: string, ours: number | undefined, theirs: number | undefined): void {
  if (ours === undefined || theirs === undefined || !(Math.abs(ours - theirs) <= 1e-6 * Math.abs(theirs))) {
    throw new Error(`${name}: ${ours} and ${theirs} differ, the race would compare two things`);
  }
}
