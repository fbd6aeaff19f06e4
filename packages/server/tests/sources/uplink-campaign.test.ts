import { UPLINK_NETWORKS } from '@vigia/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFolder } from '../support/cli.ts';
import { insertSmallFarm } from '../support/small-farm.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { TEST_NOW } from '../support/test-now.ts';
import { type Restartable, restartable } from './uplink-farm.ts';
import { playUplinks } from './uplink-schedule.ts';

/** Of each network server; `pnpm test:long sources` plays 500. */
const SCHEDULES = Number(process.env.VIGIA_SOURCE_SCHEDULES ?? 5);
const TIMEOUT_MS = 60_000 + SCHEDULES * 60_000;

const scratch = testFolder();
const clock = { now: TEST_NOW };
let database: TestDatabase;
let server: Restartable;
beforeAll(async () => {
  database = await testDatabase();
  await insertSmallFarm(database.databases);
  server = await restartable(database, () => clock.now, scratch.folder);
});
afterAll(async () => {
  await server.close();
  await database.cleanup();
  scratch.remove();
});

test.for(UPLINK_NETWORKS)(
  'uplinks told by %s are stored once each, whatever comes between',
  { timeout: TIMEOUT_MS },
  async (network) => {
    const first = 70_000 + UPLINK_NETWORKS.indexOf(network) * 10_000;
    const total = { frames: 0, odds: 0 };
    for (let seed = 0; seed < SCHEDULES; seed += 1) {
      const played = await playUplinks(database, server, clock, { network, seed, stationId: first + seed });
      const { gaps, doubles, wrong } = played;
      expect({ seed, gaps, doubles, wrong }).toEqual({ seed, gaps: 0, doubles: 0, wrong: 0 });
      total.frames += played.frames;
      total.odds += played.odds;
    }
    expect(total.odds, 'faults were played').toBeGreaterThan(SCHEDULES * 3);
    expect(total.frames, 'most were taken').toBeGreaterThan(SCHEDULES * 30);
    process.stdout.write(
      `${network}: ${SCHEDULES} schedules, ${total.frames} uplinks, ${total.odds} faults\n`,
    );
  },
);
