import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSmallFarm } from '../support/small-farm.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { playSchedule } from './schedule.ts';

/** `pnpm test:long webhooks` plays 100. */
const SCHEDULES = Number(process.env.VIGIA_WEBHOOK_SCHEDULES ?? 3);
const TIMEOUT_MS = 60_000 + SCHEDULES * 60_000;

let database: TestDatabase;
let receiver: Receiver;
beforeAll(async () => {
  database = await testDatabase();
  await insertSmallFarm(database.databases);
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver?.close();
  await database?.cleanup();
});

test('nothing is lost and the order is kept, whatever receivers and servers do', {
  timeout: TIMEOUT_MS,
}, async () => {
  const total = { told: 0, repeated: 0, faults: 0 };
  for (let seed = 0; seed < SCHEDULES; seed += 1) {
    const { lost, invented, disordered, wrong, ...shown } = await playSchedule(database, receiver, seed);
    expect({ seed, lost, invented, disordered, wrong }).toEqual({
      ...{ seed, lost: 0, invented: 0, disordered: 0, wrong: 0 },
    });
    for (const key of ['told', 'repeated', 'faults'] as const) total[key] += shown[key];
  }
  expect(total.told).toBeGreaterThan(SCHEDULES * 20);
  expect(total.faults, 'faults were played').toBeGreaterThan(SCHEDULES * 5);
  expect(total.repeated, 'messages came again').toBeGreaterThan(SCHEDULES);
  process.stdout.write(`${SCHEDULES} schedules: ${JSON.stringify(total)}\n`);
});
