import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  doubledWrites,
  filesAndRows,
  halfBatches,
  halfEvents,
  lostWrites,
  ring,
  staleRollups,
} from './checks.ts';
import { type CrashFarm, crashFarm, type Victim } from './farm.ts';
import { tally } from './tally.ts';
import { attempt, drafts, type StoredPhoto, type Write } from './writers.ts';

/** `VIGIA_CRASH_ROUNDS=50` for the long run. */
const ROUNDS = Number(process.env.VIGIA_CRASH_ROUNDS ?? 5);
const VICTIMS: readonly Victim[] = ['server', 'backend', 'postgres', 'checkpointer', 'group'];
const SHORTEST_MS = 150;
const LONGEST_MS = 1_500;
/** Writes of a round that are acknowledged before the blow, at least. */
const LEAST_HEARD = 5;

let farm: CrashFarm;
beforeAll(async () => {
  farm = await crashFarm();
  const photo = await draft.photo();
  expect(await attempt(farm, photo)).toBe(true);
  written.push(photo);
  counted = (photo.acknowledged as unknown as { items: [StoredPhoto] }).items[0];
});
afterAll(async () => {
  expect(await farm?.close()).toBe(0);
});

const draft = drafts();
const written: Write[] = [];
/** The photo that somebody counts again and again. */
let counted: StoredPhoto;
const counts = tally();

/**
 * Writes until a write is not answered, or the blow has fallen: a service that lives on may answer every one.
 *
 * @param isOver whether the blow has fallen
 */
async function writer(next: () => Write | Promise<Write>, isOver: () => boolean): Promise<void> {
  for (;;) {
    const write = await next();
    written.push(write);
    if (!(await attempt(farm, write)) || isOver()) return;
  }
}

async function round(victim: Victim): Promise<void> {
  const began = written.length;
  let isStruck = false;
  const writers = [
    draft.application,
    draft.application,
    draft.biofix,
    draft.biofix,
    draft.swap,
    draft.readings,
    draft.readings,
    draft.photo,
    draft.edit,
    () => draft.count(counted),
    draft.import,
  ].map((next) => writer(next, () => isStruck));
  const wait = SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS);
  await new Promise((wake) => setTimeout(wake, wait));
  // On a slow machine too something was acknowledged before the blow.
  const heard = () => written.slice(began).filter(({ acknowledged }) => acknowledged).length;
  await vi.waitFor(() => expect(heard()).toBeGreaterThan(LEAST_HEARD), { timeout: 30_000, interval: 5 });
  await farm.kill(victim);
  isStruck = true;
  await Promise.all(writers);
  counts.restarted(victim, await farm.recover());
  expect(await lostWrites(farm, written), victim).toEqual([]);
  expect(await halfEvents(farm), victim).toEqual([]);
  expect(await halfBatches(farm, written.slice(began)), victim).toEqual([]);
  expect(await staleRollups(farm), victim).toEqual([]);
  // Whoever heard nothing asks again, as a telephone or a device would.
  for (const write of written.slice(began).filter(({ acknowledged }) => !acknowledged)) {
    counts.wasUnheard();
    expect(await attempt(farm, write), `${write.kind} again`).toBe(true);
  }
  expect(await lostWrites(farm, written.slice(began)), victim).toEqual([]);
  expect(await halfEvents(farm), victim).toEqual([]);
  expect(await filesAndRows(farm), victim).toEqual([]);
  expect(await doubledWrites(farm), victim).toEqual([]);
}

test(`kill -9 of the server, a backend, PostgreSQL, its checkpointer and all of them during writes, ${ROUNDS} rounds: nothing acknowledged is lost`, {
  timeout: 60_000 + ROUNDS * 60_000,
}, async () => {
  for (let i = 0; i < ROUNDS; i += 1) await round(VICTIMS[i % VICTIMS.length] as Victim);
  process.stdout.write(`${ROUNDS} rounds\n${counts.lines(written)}`);
  expect(written.length - counts.unheard, 'acknowledged at once').toBeGreaterThan(ROUNDS * LEAST_HEARD);
  expect(counts.unheard, 'cut off').toBeGreaterThanOrEqual(ROUNDS * 2);
});

/** What the logs say of writes that waited for each other, with PostgreSQL's lines below, which name the statements. */
const deadlocks = () => farm.logs().match(/(?:40P01|deadlock detected)[\s\S]{0,1500}/g) ?? [];

test('no two writes waited for each other', () => {
  expect(deadlocks()).toEqual([]);
});

test('the checks see what they are for', async () => {
  const { owner } = farm.databases;
  const lastOf = (kind: Write['kind']) =>
    written.findLast((write) => write.kind === kind && write.acknowledged) as Write;
  await owner.deleteFrom('event').where('comments', '=', lastOf('event').key).execute();
  expect(await halfEvents(farm)).toContain(`key without its event: ${lastOf('event').key}`);
  await owner.updateTable('biofix').set({ biofix_comment: 'otro' }).where('sector_id', '=', 11).execute();
  await owner.updateTable('station').set({ assigned_node_sn: null }).where('station_id', '=', 1002).execute();
  expect(await halfEvents(farm)).toHaveLength(3);
  await owner.updateTable('station').set({ station_name: 'otro' }).where('station_id', '=', 1002).execute();
  await owner.updateTable('capture').set({ in_photo: 0 }).execute();
  expect(await halfEvents(farm)).toHaveLength(5);
  const [t = '', other = ''] = [...(lastOf('readings').readings ?? new Map()).keys()];
  await owner.updateTable('reading').set({ ambient_temperature_c: -1 }).where('t', '=', t).execute();
  const lost = await lostWrites(farm, written);
  expect(lost.toSorted()).toEqual([`event ${lastOf('event').key}`, `readings ${lastOf('readings').key}`]);
  await owner.deleteFrom('reading').where('t', '=', other).execute();
  expect(await halfBatches(farm, written)).toEqual([`half: readings ${lastOf('readings').key}`]);
  const [day] = [...(lastOf('import').readings ?? new Map()).keys()];
  await owner.deleteFrom('daily_extreme').where('day', '=', day).execute();
  expect(await halfBatches(farm, written)).toContain(`half: import ${lastOf('import').key}`);
  expect((await staleRollups(farm)).length).toBeGreaterThan(0);
  await sql`insert into change_log select client_id, change_id + 100000, changed_at, user_id, user_email, user_name,
    kind, action, thing_id, thing_name, fields from change_log where fields @> '[{"field": "station_name"}]' limit 1`.execute(
    owner,
  );
  await sql`insert into image (client_id, station_id, image_type, date_created, day, source_entity_id, source_sha256)
    select client_id, station_id, image_type, date_created - interval '1 hour', day, source_entity_id, source_sha256
    from image limit 1`.execute(owner);
  await sql`insert into import_run (client_id, station_id, file_name, file_sha256, rows_read, rows_new, rows_same)
    select client_id, station_id, file_name, file_sha256, rows_read, rows_new, rows_same from import_run limit 1`.execute(
    owner,
  );
  expect(await doubledWrites(farm)).toHaveLength(3);
  await sql`delete from image where blob_key is null`.execute(owner);
  const { blob_key } = await owner.selectFrom('image').select('blob_key').executeTakeFirstOrThrow();
  await farm.blobs.delete(blob_key as string);
  expect(await filesAndRows(farm)).toContain(`no file: ${blob_key}`);
  await ring(farm);
  expect(deadlocks()).toHaveLength(1);
});
