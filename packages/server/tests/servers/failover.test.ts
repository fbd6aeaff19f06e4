import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Campaign, campaign } from './campaign.ts';
import { type ServerGroup, serverGroup } from './group.ts';
import { HAS_REPLICATION, type ReplicatedPostgres, replicatedPostgres } from './replicated.ts';

let postgres: ReplicatedPostgres;
let group: ServerGroup;
let people: Campaign;
beforeAll(async () => {
  if (!HAS_REPLICATION) return;
  postgres = await replicatedPostgres();
  group = await serverGroup({ count: 2, postgres });
  people = await campaign(group);
});
afterAll(() => group?.close());

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

test.skipIf(!HAS_REPLICATION)(
  'the primary is killed while all servers get requests and its synchronous replica takes over: nothing acknowledged is lost',
  { timeout: 180_000 },
  async () => {
    let isOver = false;
    const writing = people.writeUntil(() => isOver);
    await expect.poll(() => people.acknowledged(), { timeout: 60_000 }).toBeGreaterThan(30);
    const before = people.acknowledged();
    await postgres.failOver();
    await pause(3_000);
    isOver = true;
    await writing;
    await people.settle();
    expect(people.acknowledged()).toBeGreaterThan(before);
    process.stdout.write(
      `${before} writes acknowledged before, ${people.acknowledged() - before} after, ${people.repeated()} times sent again; 0 lost, 0 half, 0 doubled\n`,
    );
  },
);
