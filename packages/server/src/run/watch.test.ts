import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { proxyTally } from '../http/proxy-tally.ts';
import { readNote } from '../stores/service/service-notes.ts';
import { watcher } from './watch.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.cleanup());
beforeEach(async () => {
  await db.databases.owner.deleteFrom('service_note').execute();
});

const log = pino({ level: 'silent' });
const START = Date.UTC(2026, 10, 21);

test('a clock that is set is noted with how far it jumped; one that runs is not', async () => {
  const { owner } = db.databases;
  let [wall, steady] = [START, 1000];
  const look = watcher({ owner, proxies: proxyTally(0), now: () => wall, steady: () => steady, log });
  [wall, steady] = [wall + 60_000, steady + 60_050];
  await look();
  expect(await readNote(owner, 'clock')).toBeNull();
  [wall, steady] = [wall + 60_000 - 7_200_000, steady + 60_000];
  await look();
  expect(await readNote(owner, 'clock')).toMatchObject({ seconds: -7200, at: wall });
  await owner.deleteFrom('service_note').execute();
  [wall, steady] = [wall + 60_000, steady + 60_000];
  await look();
  expect(await readNote(owner, 'clock')).toBeNull();
});

test('requests that do not fit the proxies are noted as numbers alone', async () => {
  const { owner } = db.databases;
  const tally = proxyTally(0);
  const look = watcher({ owner, proxies: tally, now: () => START, log });
  for (let i = 0; i < 6; i++) tally.count({ addresses: 1, direct: true });
  tally.count({ addresses: 0, direct: false });
  await look();
  expect(await readNote(owner, 'proxies')).toEqual({ requests: 7, odd: 6, kind: 'none-expected', at: START });
});
