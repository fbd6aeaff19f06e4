import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Campaign, LEAST_ACKNOWLEDGED, startCampaign } from './campaign.ts';
import { doubledWrites, halfBatches, halfEvents, lostWrites } from './checks.ts';
import { START_MS, type Victim } from './farm.ts';
import { filesAndRows, ring, staleRollups } from './state.ts';
import type { Write } from './writers.ts';

/** `VIGIA_CRASH_ROUNDS=1000` for the long run: a farm of its own for each hundred. */
const ROUNDS = Number(process.env.VIGIA_CRASH_ROUNDS ?? 5);
const ROUNDS_OF_A_FARM = 100;
const FARMS = Array.from({ length: Math.ceil(ROUNDS / ROUNDS_OF_A_FARM) }, (_, i) =>
  Math.min(ROUNDS_OF_A_FARM, ROUNDS - i * ROUNDS_OF_A_FARM),
);
const VICTIMS: readonly Victim[] = ['server', 'backend', 'postgres', 'checkpointer', 'group'];

describe.each(FARMS.map((rounds, i) => [i + 1, rounds] as const))('farm %i, %i rounds', (_, rounds) => {
  let campaign: Campaign;
  beforeAll(async () => {
    campaign = await startCampaign();
  }, 2 * START_MS);
  afterAll(async () => {
    expect(await campaign?.farm.close()).toBe(0);
  });

  test('kill -9 of the server, a backend, PostgreSQL, its checkpointer and all of them during writes: nothing acknowledged is lost', {
    timeout: 60_000 + rounds * 60_000,
  }, async () => {
    for (let i = 0; i < rounds; i += 1) await campaign.round(VICTIMS[i % VICTIMS.length] as Victim);
    const { counts, written } = campaign;
    process.stdout.write(`${rounds} rounds\n${counts.lines(written)}`);
    expect(written.length - counts.unanswered, 'acknowledged at once').toBeGreaterThan(
      rounds * LEAST_ACKNOWLEDGED,
    );
    expect(counts.unanswered, 'cut off').toBeGreaterThanOrEqual(rounds * 2);
  });

  test('no two writes waited for each other', () => {
    expect(campaign.deadlocks()).toEqual([]);
  });

  test('the checks see what they are for', async () => {
    const { farm, written } = campaign;
    const { owner } = farm.databases;
    const lastOf = (kind: Write['kind']) =>
      written.findLast((write) => write.kind === kind && write.acknowledged) as Write;
    await owner.deleteFrom('event').where('comments', '=', lastOf('event').key).execute();
    expect(await halfEvents(farm)).toContain(`key without its event: ${lastOf('event').key}`);
    await owner.updateTable('biofix').set({ biofix_comment: 'otro' }).where('sector_id', '=', 11).execute();
    await owner
      .updateTable('station')
      .set({ assigned_node_sn: null })
      .where('station_id', '=', 1002)
      .execute();
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
    expect(campaign.deadlocks()).toHaveLength(1);
  });
});
