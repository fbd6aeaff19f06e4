import type { UplinkNetwork } from '@vigia/api/contract';
import { expect } from 'vitest';
import { type Chances, chancesOf } from '../support/chances.ts';
import { UNKNOWN_DOOR_SECRET } from '../support/small-farm-uplinks.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { TEST_NOW } from '../support/test-now.ts';
import { ttsJoin } from '../support/uplink-messages.ts';
import { type Frame, framesOf } from './frames.ts';
import { type Restartable, uplinkFarm } from './uplink-farm.ts';
import { type UplinkSender, uplinkSender } from './uplink-sender.ts';

const DAY = 86_400_000;
/** A network server that repeats a request gives up after so many. */
const TRIES = 4;

interface Delivery {
  readonly frame: Frame;
  readonly arrives: number;
  readonly at: number;
}

/**
 * A day of a device behind a network server that tells late, twice and out of order, while others knock with wrong secrets
 * and nonsense, the secret is rotated, servers are stopped and connections to the database are killed. Everything follows
 * from the seed, save what is killed when.
 */
export async function playUplinks(
  database: TestDatabase,
  server: Restartable,
  clock: { now: number },
  { network, seed, stationId }: { network: UplinkNetwork; seed: number; stationId: number },
) {
  const chances = chancesOf(seed);
  const devEui = stationId.toString(16).toUpperCase().padStart(16, '0');
  clock.now = TEST_NOW - DAY;
  const frames = framesOf(chances, devEui, clock.now);
  const farm = await uplinkFarm(database, { network, stationId, devEui, now: () => clock.now });
  let secret = farm.secret;
  const sender = uplinkSender(
    network,
    () => `${server.url()}/v2/uplinks/${farm.doorId}`,
    () => secret,
  );
  const deliveries = frames
    .flatMap((frame) => frame.told.map((told): Delivery => ({ frame, ...told })))
    .sort((a, b) => a.arrives - b.arrives);
  const taken = new Set<Frame>();
  const middle = Math.floor(deliveries.length * (0.2 + chances.next() * 0.5));
  let odds = 0;
  for (let i = 0; i < deliveries.length; ) {
    const together = deliveries.slice(i, i + 1 + chances.below(4));
    clock.now = Math.max(clock.now, together.at(-1)!.arrives);
    if (i <= middle && middle < i + together.length) {
      secret = await farm.rotate();
      if (taken.size > 0) await farm.link();
    }
    const disturbed = disturb(database, server, sender, chances, frames[0]!);
    const sent = together.map((delivery) => deliver(sender, chances, delivery, taken));
    odds += (await disturbed) ? 1 : 0;
    await Promise.all(sent);
    i += together.length;
  }
  await farm.link();
  await farm.mapHumidity();
  await farm.replay();
  const unsure = frames.filter((frame) => !taken.has(frame));
  return { ...compare(frames, unsure, await farm.readings()), odds };
}

/** Tells an uplink until it is taken, or the network server gives up. */
async function deliver(
  sender: UplinkSender,
  chances: Chances,
  { frame, at }: Delivery,
  taken: Set<Frame>,
): Promise<void> {
  const patience = chances.happens(0.9) ? TRIES : 1;
  for (let i = 0; i < patience; i += 1) {
    const status = await sender.tell({ ...frame, at });
    if (status === 200) return void taken.add(frame);
    expect([0, 500, 503], 'a good uplink is not refused').toContain(status);
  }
}

/** @returns whether something odd was done */
async function disturb(
  database: TestDatabase,
  server: Restartable,
  sender: UplinkSender,
  chances: Chances,
  frame: Frame,
): Promise<boolean> {
  const way = chances.next();
  const answered = async (answer: Promise<number>, status: number) =>
    expect([0, status, 500, 503]).toContain(await answer);
  if (way < 0.06) await server.restart();
  else if (way < 0.14) await killQueries(database);
  else if (way < 0.2) await answered(sender.tell(frame, UNKNOWN_DOOR_SECRET), 401);
  else if (way < 0.26) await answered(sender.send('<html><body>502 Bad Gateway</body></html>'), 400);
  else if (way < 0.3) await answered(sender.send(JSON.stringify({ text: 'x'.repeat(300_000) })), 413);
  else if (way < 0.34) await answered(sender.send(JSON.stringify([frame])), 400);
  else if (way < 0.38) await answered(sender.send(JSON.stringify(ttsJoin(frame)), { event: 'join' }), 200);
  else return false;
  return true;
}

/** As a database that fails over: whoever is at work loses the connection, before or after the end of the transaction. */
async function killQueries({ superuser }: TestDatabase): Promise<void> {
  const client = await superuser();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = 'vigia_app' and state <> 'idle'`,
  );
  await client.end();
}

const thousandth = (value: number): number => Math.round(value * 1000) / 1000;

/** A frame that nobody said was taken may be there or not; all others are there once, at one of the times they were told. */
function compare(
  frames: readonly Frame[],
  unsure: readonly Frame[],
  stored: ReadonlyMap<number, readonly (number | null)[]>,
) {
  const outcome = { frames: frames.length - unsure.length, gaps: 0, doubles: 0, wrong: 0 };
  const left = new Set(stored.keys());
  for (const frame of frames) {
    const times = new Set(frame.told.map(({ at }) => at));
    const found = [...times].filter((at) => left.delete(at));
    const due = [thousandth(((frame.fields.env.temp - 32) * 5) / 9), frame.fields.hum];
    if (found.length === 0 && !unsure.includes(frame)) outcome.gaps += 1;
    if (found.length > 1) outcome.doubles += 1;
    if (found.some((at) => stored.get(at)!.some((value, i) => value !== due[i]))) outcome.wrong += 1;
  }
  return { ...outcome, doubles: outcome.doubles + left.size };
}
