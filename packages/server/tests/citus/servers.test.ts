import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectAsSuperuser, type Superuser } from '../../src/db/roles.ts';
import { type Campaign, campaign } from '../servers/campaign.ts';
import { type ServerGroup, serverGroup } from '../servers/group.ts';
import { serversComeAndGo } from '../servers/rounds.ts';
import { distributedDatabase, NODES } from './nodes.ts';
import { postmasterOf } from './postmaster.ts';

/** `VIGIA_CITUS_ROUNDS=20` for the long run. */
const ROUNDS = Number(process.env.VIGIA_CITUS_ROUNDS ?? 2);
/** Nodes that are killed, each in its turn; none unless asked for, as whoever else is on the nodes would be cut off, too. */
const KILLS = Number(process.env.VIGIA_CITUS_KILLS ?? 0);
/** Writes that are acknowledged before a node is killed, and once it is up again. */
const LEAST = 20;
/** A transaction that is cut between its two phases holds its rows until Citus ends it, once a minute. */
const PATIENCE_MS = 100_000;

describe.runIf(NODES.length > 0)('three servers on a Citus', () => {
  let group: ServerGroup;
  let people: Campaign;
  beforeAll(async () => {
    const { urls, cleanup } = await distributedDatabase();
    group = await serverGroup({ count: 3, postgres: { urls, direct: urls, stop: cleanup } });
    people = await campaign(group, PATIENCE_MS);
  }, 900_000);
  afterAll(() => group?.close(), 120_000);

  test(`any is killed or stopped while all are asked, ${ROUNDS} rounds: nothing acknowledged is lost, half or doubled`, {
    timeout: 60_000 + ROUNDS * 60_000,
  }, async () => {
    await serversComeAndGo(group, people, ROUNDS);
    expect(group.servers).toHaveLength(3);
  });

  test('a node that loses its connections while all are asked', { timeout: 300_000 }, async () => {
    let isOver = false;
    const writing = people.writeUntil(() => isOver);
    for (const node of NODES.slice(1)) {
      await sleep(1_000);
      expect(await cutConnections(node)).toBeGreaterThan(0);
    }
    await sleep(1_000);
    isOver = true;
    await writing;
    await people.settle();
  });

  test.runIf(KILLS > 0)(
    `a node whose PostgreSQL is killed while all are asked, ${KILLS} times`,
    {
      timeout: 60_000 + KILLS * 300_000,
    },
    async () => {
      const began = [people.acknowledged(), people.repeated()] as const;
      for (let i = 0; i < KILLS; i += 1) await killWhileWriting(NODES[i % NODES.length] as Superuser);
      await people.settle();
      const [acknowledged, repeated] = [people.acknowledged() - began[0], people.repeated() - began[1]];
      expect(repeated).toBeGreaterThan(0);
      process.stdout.write(
        `${KILLS} kills: ${acknowledged} writes acknowledged, ${repeated} times sent again; 0 lost, 0 half, 0 doubled\n`,
      );
    },
  );

  async function killWhileWriting(node: Superuser): Promise<void> {
    const postgres = await postmasterOf(node);
    let isOver = false;
    const writing = people.writeUntil(() => isOver);
    const untilWritten = async () => {
      const wanted = people.acknowledged() + LEAST;
      while (people.acknowledged() < wanted) await Promise.race([sleep(50), writing]);
    };
    await untilWritten();
    postgres.kill();
    await sleep(Math.random() * 1_000);
    await postgres.start();
    await untilWritten();
    isOver = true;
    await writing;
  }

  /** @returns how many of the coordinator's connections to the node were cut */
  async function cutConnections(node: Superuser): Promise<number> {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      group.databases.owner,
    );
    const admin = await connectAsSuperuser(node);
    const cut = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename like 'vigia%'`,
      [rows[0]!.name],
    );
    await admin.end();
    return cut.rowCount ?? 0;
  }
});
