import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertSmallFarm } from '../../tests/support/small-farm.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { ensureMonths } from '../stores/measurements/months.ts';
import { putReadings } from '../stores/measurements/readings.ts';
import { Overtaken, untilDone } from './again.ts';
import { ofClient } from './name-client.ts';
import { asClient } from './tenant.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await insertSmallFarm(db.databases);
});
afterAll(() => db.cleanup());

describe('a transaction that gives way', () => {
  test('to another one of a ring is run again, and both are done once', async () => {
    let arrived = 0;
    let release = () => {};
    const bothHoldOne = new Promise<void>((done) => {
      release = done;
    });
    const runs: number[] = [];
    const rename = (first: number, second: number, mark: string) =>
      asClient(db.databases.app, 1, async (tx) => {
        runs.push(first);
        const add = (id: number) =>
          sql`update sector set sector_name = sector_name || ${mark}
            where ${ofClient(tx)} and sector_id = ${id}`.execute(tx);
        await add(first);
        arrived += 1;
        if (arrived === 2) release();
        await bothHoldOne;
        await add(second);
      });
    await Promise.all([rename(11, 12, ' a'), rename(12, 11, ' b')]);
    expect(runs).toHaveLength(3);
    const names = await db.databases.owner
      .selectFrom('sector')
      .select('sector_name')
      .where('sector_id', 'in', [11, 12])
      .execute();
    for (const { sector_name } of names) expect(sector_name.match(/ a/g)).toHaveLength(1);
    for (const { sector_name } of names) expect(sector_name.match(/ b/g)).toHaveLength(1);
  });

  test('because it was overtaken is run four times at most; any other failure is thrown at once', async () => {
    let runs = 0;
    const failing = (error: Error) =>
      untilDone(async () => {
        runs += 1;
        throw error;
      });
    await expect(failing(new Overtaken('moved'))).rejects.toThrow('moved');
    expect(runs).toBe(4);
    const others = [
      Object.assign(new Error('taken'), { code: '23505' }),
      // As a node of a Citus says it, without the field `constraint`.
      Object.assign(new Error('new row for relation "sector_102103" violates check constraint "lat_check"'), {
        code: '23514',
      }),
    ];
    for (const other of others) {
      runs = 0;
      await expect(failing(other)).rejects.toBe(other);
      expect(runs).toBe(1);
    }
  });

  test('and one whose empty month is dropped before its rows come makes the month again', async () => {
    const { app, owner } = db.databases;
    const t = Date.UTC(2021, 4, 10);
    let runs = 0;
    await asClient(app, 1, async (tx) => {
      await ensureMonths(tx, [t], 'reading');
      runs += 1;
      if (runs === 1) await sql`drop table reading_2021_05`.execute(owner);
      const row = { t, values: [12] };
      await putReadings(tx, { clientId: 1, stationId: 1001 }, [row], ['ambient_temperature_c'], null);
    });
    expect(runs).toBe(2);
    const { rows } = await sql`select t from reading_2021_05`.execute(owner);
    expect(rows).toHaveLength(1);
  });

  test('a row that breaks a check is no reason to run again', async () => {
    let runs = 0;
    const wrong = asClient(db.databases.app, 1, async (tx) => {
      runs += 1;
      await sql`update sector set sector_position_lat = 999 where ${ofClient(tx)} and sector_id = 11`.execute(
        tx,
      );
    });
    await expect(wrong).rejects.toMatchObject({ code: '23514' });
    expect(runs).toBe(1);
  });
});
