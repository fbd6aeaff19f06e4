import { namesOf, type Pair } from './which-pairs.ts';

const EVERY_MS = 30_000;

/** Tells how far a run over pairs is, so that one that is cut has said what it proved and where to go on. */
export function progressOf(name: string, pairs: readonly Pair[], isTold: boolean) {
  const began = performance.now();
  let told = began;
  let done = 0;
  const say = (text: string) => {
    if (isTold) process.stdout.write(`${name}: ${text}\n`);
  };
  return {
    say,
    /** @param more what else there is to say of the run so far */
    done: (pair: Pair, more: string) => {
      done += 1;
      const now = performance.now();
      if (done < pairs.length && now - told < EVERY_MS) return;
      told = now;
      say(
        `${done} of ${pairs.length} pairs in ${Math.round((now - began) / 1000)} s, ${more}; last ${namesOf(pair)}`,
      );
    },
  };
}
