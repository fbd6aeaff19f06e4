import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Campaign, campaign } from './campaign.ts';
import { type ServerGroup, serverGroup } from './group.ts';
import { HAS_PGBOUNCER, pooledPostgres } from './pgbouncer.ts';
import { serversComeAndGo } from './rounds.ts';

const ROUNDS = Number(process.env.VIGIA_SERVER_ROUNDS ?? 1);

let group: ServerGroup;
let people: Campaign;
beforeAll(async () => {
  if (!HAS_PGBOUNCER) return;
  group = await serverGroup({ count: 2, postgres: await pooledPostgres() });
  people = await campaign(group);
});
afterAll(() => group?.close());

test.skipIf(!HAS_PGBOUNCER)(
  `behind PgBouncer in transaction mode, ${ROUNDS} rounds of kills: nothing acknowledged is lost, and no client sees another's rows`,
  { timeout: 60_000 + ROUNDS * 60_000 },
  async () => {
    await serversComeAndGo(group, people, ROUNDS);
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        const answer = await fetch(`${group.address}/v2/clients/${1 + (i % 3)}/infrastructure`, {
          headers: group.headers,
        });
        return `${1 + (i % 3)}: ${answer.status}`;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['1: 200', '2: 404', '3: 404']));
  },
);
