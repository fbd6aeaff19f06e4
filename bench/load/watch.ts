/** What is watched beside the people: the service's memory and event loop, and the one answer that reads nothing. */
import type { FarmServer } from '../../scripts/farm-server.ts';

const MEMORY_EVERY_MS = 1_000;
const LIVEZ_EVERY_MS = 250;

export interface Sample {
  /** Since the watch began, ms. */
  readonly at: number;
  readonly memoryBytes: number;
  /** 99 % of the ticks since the sample before came no later than this, ms. */
  readonly loopMs: number;
}

export interface Watch {
  readonly samples: readonly Sample[];
  readonly livez: readonly { readonly at: number; readonly ms: number }[];
  stop(): Promise<void>;
}

export function watch({ base }: FarmServer): Watch {
  const samples: Sample[] = [];
  const livez: { at: number; ms: number }[] = [];
  const began = performance.now();
  let isOver = false;
  const every = async (pause: number, look: (at: number) => Promise<void>) => {
    while (!isOver) {
      await look(performance.now() - began);
      await new Promise((wake) => setTimeout(wake, pause));
    }
  };
  const done = Promise.all([
    every(MEMORY_EVERY_MS, async (at) => {
      const text = await (await fetch(`${base}/metrics`)).text();
      const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
      const loopMs = 1_000 * of('nodejs_eventloop_lag_p99_seconds');
      samples.push({ at, memoryBytes: of('process_resident_memory_bytes'), loopMs });
    }),
    every(LIVEZ_EVERY_MS, async (at) => {
      const start = performance.now();
      await (await fetch(`${base}/livez`)).text();
      livez.push({ at, ms: performance.now() - start });
    }),
  ]);
  return {
    samples,
    livez,
    stop: async () => {
      isOver = true;
      await done;
    },
  };
}
