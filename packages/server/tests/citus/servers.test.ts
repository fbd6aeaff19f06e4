import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaign } from '../servers/campaign.ts';
import { type ServerGroup, serverGroup } from '../servers/group.ts';
import { serversComeAndGo } from '../servers/rounds.ts';
import { distributedDatabase, NODES } from './nodes.ts';

/** `VIGIA_CITUS_ROUNDS=20` for the long run. */
const ROUNDS = Number(process.env.VIGIA_CITUS_ROUNDS ?? 2);

describe.runIf(NODES.length > 0)('three servers on a Citus', () => {
  let group: ServerGroup;
  beforeAll(async () => {
    const { urls, cleanup } = await distributedDatabase();
    group = await serverGroup({ count: 3, postgres: { urls, direct: urls, stop: cleanup } });
  }, 300_000);
  afterAll(() => group?.close(), 120_000);

  test(`any is killed or stopped while all are asked, ${ROUNDS} rounds: nothing acknowledged is lost, half or doubled`, {
    timeout: 60_000 + ROUNDS * 60_000,
  }, async () => {
    await serversComeAndGo(group, await campaign(group), ROUNDS);
    expect(group.servers).toHaveLength(3);
  });
});
