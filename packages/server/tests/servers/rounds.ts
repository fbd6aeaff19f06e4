import { expect } from 'vitest';
import type { Campaign } from './campaign.ts';
import type { ServerGroup } from './group.ts';

const ROUND_MS = 1_500;
/** Writes of a round that are acknowledged, at least: one of each kind. */
const LEAST = 9;

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** Kills or stops any server while people write, starts another, and looks at the end whether anything is lost. */
export async function serversComeAndGo(group: ServerGroup, people: Campaign, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false;
    const writing = people.writeUntil(() => isOver);
    await pause(Math.random() * ROUND_MS);
    const one = Math.floor(Math.random() * group.servers.length);
    await group.end(one, round % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    await pause(Math.random() * ROUND_MS);
    await group.add();
    isOver = true;
    await writing;
    await group.signIn();
  }
  await people.settle();
  expect(people.acknowledged()).toBeGreaterThan(rounds * LEAST);
  process.stdout.write(
    `${rounds} rounds: ${people.acknowledged()} writes acknowledged, ${people.repeated()} times sent again; 0 lost, 0 half, 0 doubled\n`,
  );
}
