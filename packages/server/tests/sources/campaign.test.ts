import { VENDORS } from '@vigia/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSmallFarm } from '../support/small-farm.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { startVendorServer, type VendorServer } from '../support/vendor-server.ts';
import { playSchedule } from './schedule.ts';

/** Of each maker; `pnpm test:long sources` plays 500. */
const SCHEDULES = Number(process.env.VIGIA_SOURCE_SCHEDULES ?? 8);
const TIMEOUT_MS = 60_000 + SCHEDULES * 60_000;

let database: TestDatabase;
let server: VendorServer;
beforeAll(async () => {
  database = await testDatabase();
  await insertSmallFarm(database.databases);
  server = await startVendorServer();
});
afterAll(async () => {
  await server.close();
  await database.cleanup();
});

test.for(VENDORS)(
  'from %s everything comes once, whatever its service and our servers do',
  { timeout: TIMEOUT_MS },
  async (vendor) => {
    const first = 50_000 + VENDORS.indexOf(vendor) * 10_000;
    const total = { records: 0, odds: 0 };
    for (let seed = 0; seed < SCHEDULES; seed += 1) {
      const outcome = await playSchedule(database, server, { vendor, seed, stationId: first + seed });
      const { gaps, doubles, wrong } = outcome;
      expect({ seed, gaps, doubles, wrong }).toEqual({ seed, gaps: 0, doubles: 0, wrong: 0 });
      total.records += outcome.records;
      total.odds += outcome.odds;
    }
    expect(total.odds, 'faults were played').toBeGreaterThan(SCHEDULES * 5);
    process.stdout.write(
      `${vendor}: ${SCHEDULES} schedules, ${total.records} records, ${total.odds} faults\n`,
    );
  },
);
