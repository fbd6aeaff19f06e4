import type { Vendor } from '@vigia/api/contract';
import { expect } from 'vitest';
import type { SourceTools } from '../../src/station-sources/pull-source.ts';
import { type Chances, chancesOf } from '../support/chances.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { TEST_NOW } from '../support/test-now.ts';
import type { TrueRecord, VendorServer } from '../support/vendor-server.ts';
import { oddOf } from './odds.ts';
import { type SourceFarm, sourceFarm } from './source-farm.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EVERY = 30 * MINUTE;
const STEPS = 24;
/** Past days that somebody asks for: longer ago than what is looked back at anyway. */
const PAST = { from: TEST_NOW - 12 * DAY, to: TEST_NOW - 9 * DAY };

/** What a schedule has shown. */
export interface Outcome {
  readonly records: number;
  readonly gaps: number;
  readonly doubles: number;
  readonly wrong: number;
  readonly odds: number;
}

/**
 * A day and a half of an account with a maker whose service throttles, lies, is late and revokes its keys, while servers
 * are stopped and killed; then a day without faults. Everything follows from the seed.
 */
export async function playSchedule(
  database: TestDatabase,
  server: VendorServer,
  { vendor, seed, stationId }: { vendor: Vendor; seed: number; stationId: number },
): Promise<Outcome> {
  const chances = chancesOf(seed);
  const clock = { now: TEST_NOW };
  server.now = () => clock.now;
  server.ahead = chances.happens(0.3) ? (chances.next() - 0.5) * 40 * MINUTE : 0;
  server.secondsAreLocal = chances.happens(0.5);
  server.openEnds = chances.oneOf([[], ['start'], ['end'], ['start', 'end']] as const);
  server.keys = { vendorKey: `llave-${seed}`, vendorSecret: 'un-secreto' };
  server.records = [
    ...truth(chances, PAST.from, PAST.to),
    ...truth(chances, TEST_NOW - DAY, TEST_NOW + STEPS * 2 * HOUR),
  ];
  let odds = 0;
  let share = 0.45;
  server.look = () => {
    const odd = chances.happens(share) ? oddOf(chances, clock.now) : undefined;
    if (odd) odds += 1;
    return odd;
  };
  const now = () => clock.now;
  const farm = await sourceFarm(database, server, { vendor, stationId, now, pulledTo: TEST_NOW - DAY });
  await askForPast(database, farm, PAST, clock.now);
  for (let step = 0; step < STEPS; step += 1) {
    clock.now += 5 * MINUTE + chances.below(100) * MINUTE;
    if (chances.happens(0.06)) server.keys = null;
    else if (server.keys === null && chances.happens(0.5)) {
      server.keys = { vendorKey: `llave-${seed}-${step}`, vendorSecret: 'otro' };
      await farm.putKeys(server.keys);
    }
    await roughly(database, server, farm, chances, clock.now);
  }
  const last = clock.now;
  share = 0;
  server.records = server.records.filter(({ t }) => t <= last);
  if (server.keys === null) server.keys = { vendorKey: `llave-${seed}-fin`, vendorSecret: 'otro' };
  await farm.putKeys(server.keys);
  await askAgain(database, farm, clock.now);
  for (const wait of [7 * HOUR, HOUR, DAY + HOUR, HOUR, HOUR]) {
    clock.now += wait;
    await farm.pull();
  }
  return { ...compare(server.records, await farm.readings()), odds };
}

/** A run that may be stopped, killed, or made by two servers at once. */
async function roughly(
  { databases }: TestDatabase,
  server: VendorServer,
  farm: SourceFarm,
  chances: Chances,
  now: number,
): Promise<void> {
  const free = (until: string | null) =>
    databases.owner
      .updateTable('station_source')
      .set({ taken_until: until })
      .where('source_id', '=', farm.sourceId)
      .execute();
  const way = chances.next();
  if (way < 0.6) await farm.pull();
  else if (way < 0.7) {
    // Another server believes that this one is dead.
    await Promise.all([farm.pull(), free(null).then(() => farm.pull())]);
  } else if (way < 0.85) {
    const stopping = new AbortController();
    const look = server.look;
    let questions = 1 + chances.below(3);
    server.look = (url) => {
      questions -= 1;
      if (questions === 0) stopping.abort(new Error('the server stops'));
      return look(url);
    };
    await farm.pull({ signal: stopping.signal }).catch(expectStopped);
    server.look = look;
  } else {
    // Killed while it stores: the transaction ends with it, and nobody gives the source back.
    await farm.pull(killedIn(farm, chances)).catch(expectStopped);
    await free(new Date(now + 10 * MINUTE).toISOString());
  }
}

const expectStopped = (error: unknown): void => {
  expect(String(error)).toMatch(/the server stops|killed/);
};

function killedIn(farm: SourceFarm, chances: Chances): Partial<SourceTools> {
  let answers = chances.below(3);
  const services = Object.fromEntries(
    Object.entries(farm.services).map(([vendor, service]) => [
      vendor,
      {
        ...service,
        translate: (...given: Parameters<typeof service.translate>) => {
          answers -= 1;
          if (answers < 0) throw new Error('killed');
          return service.translate(...given);
        },
      },
    ]),
  ) as unknown as SourceTools['services'];
  return { services };
}

async function askForPast(
  { databases }: TestDatabase,
  farm: SourceFarm,
  { from, to }: typeof PAST,
  now: number,
) {
  const iso = (at: number) => new Date(at).toISOString();
  await databases.owner
    .insertInto('source_backfill')
    .values({
      ...{ client_id: 1, source_id: farm.sourceId, vendor_station_id: farm.vendorStationId },
      ...{ from_t: iso(from), to_t: iso(to), done_to: iso(from), created_at: iso(now) },
    })
    .execute();
}

/** Asks again for what is left of a pull that the service refused. */
async function askAgain(database: TestDatabase, farm: SourceFarm, now: number): Promise<void> {
  const failed = await database.databases.owner
    .selectFrom('source_backfill')
    .select(['done_to', 'to_t'])
    .where('source_id', '=', farm.sourceId)
    .where('backfill_state', '=', 'failed')
    .execute();
  for (const { done_to, to_t } of failed)
    await askForPast(database, farm, { from: Date.parse(done_to), to: Date.parse(to_t) }, now);
}

/** A record each half hour; one in four comes late, some by more than a day, as after an outage. */
function truth(chances: Chances, from: number, to: number): TrueRecord[] {
  return Array.from({ length: Math.floor((to - from) / EVERY) }, (_, i) => {
    const t = from + i * EVERY;
    const late = chances.happens(0.25) ? chances.below(180) * MINUTE : 0;
    const veryLate = chances.happens(0.04) ? chances.below(26 * 60) * MINUTE : 0;
    return {
      t,
      fahrenheit: 30 + chances.below(700) / 10,
      humidity: 20 + chances.below(80),
      rain: chances.happens(0.1) ? chances.below(50) / 5 : 0,
      mph: chances.below(20),
      since: t + MINUTE + late + veryLate,
    };
  });
}

const thousandth = (value: number): number => Math.round(value * 1000) / 1000;

function compare(records: readonly TrueRecord[], stored: Awaited<ReturnType<SourceFarm['readings']>>) {
  const truths = new Map(
    records.map(({ t, fahrenheit, humidity, rain, mph }) => [
      t,
      [thousandth(((fahrenheit - 32) * 5) / 9), humidity, rain, thousandth(mph * 1.609344)],
    ]),
  );
  const wrong = [...truths].filter(([t, values]) => {
    const found = stored.get(t);
    return (
      found !== undefined && values.some((value, i) => Math.abs(value - (found[i] ?? Number.NaN)) > 0.0011)
    );
  });
  return {
    records: truths.size,
    gaps: [...truths.keys()].filter((t) => !stored.has(t)).length,
    doubles: [...stored.keys()].filter((t) => !truths.has(t)).length,
    wrong: wrong.length,
  };
}
