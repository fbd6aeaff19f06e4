import { readFileSync } from 'node:fs';
import { openSession } from '../crash/service.ts';
import type { ServerGroup } from './group.ts';

interface Recorded {
  readonly path: string;
  readonly body?: object;
}

const RECORDED = JSON.parse(
  readFileSync(new URL('../../fixtures/older/85e8863.answers.json', import.meta.url), 'utf8'),
) as Recorded[];
const PATHS = new Set(RECORDED.filter(({ body }) => body === undefined).map(({ path }) => path));

/** Somebody who reads, round and round. */
export interface Readers {
  /** Reads until `isOver` says so. @returns the refusals that say neither 503 nor when to come again */
  readUntil(isOver: () => boolean): Promise<string[]>;
  /** How often something was read. */
  readonly read: () => number;
}

/** The administrator of a client and a super administrator, who read all that the group answers them now. */
export async function readers(group: ServerGroup): Promise<Readers> {
  const calls: (() => Promise<string | null>)[] = [];
  let read = 0;
  for (const person of ['admin', 'superAdmin'] as const) {
    const { headers } = await openSession(group.address, person);
    for (const path of PATHS) {
      const ask = () => fetch(`${group.address}${path}`, { headers });
      if (!(await ask()).ok) continue;
      calls.push(async () => {
        const answer = await ask();
        const text = await answer.text();
        read += 1;
        const comesAgain = answer.status === 503 && answer.headers.has('retry-after');
        return answer.ok || comesAgain ? null : `${person} ${path}: ${answer.status} ${text}`;
      });
    }
  }
  return {
    readUntil: async (isOver) => {
      const faults: string[] = [];
      for (let turn = 0; !isOver(); turn += 1) {
        const fault = await calls[turn % calls.length]?.().catch(() => null); // the connection broke
        if (fault) faults.push(fault);
      }
      return faults;
    },
    read: () => read,
  };
}
