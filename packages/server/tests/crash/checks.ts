import { EVENT_TYPES } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { WrittenFarm } from './farm.ts';
import type { Write } from './writers.ts';

/** Acknowledged writes that the database or the store does not have, or has otherwise. */
export async function lostWrites(farm: WrittenFarm, writes: readonly Write[]): Promise<string[]> {
  const { owner } = farm.databases;
  const { rows: events } = await sql<{ key: string; event_id: number }>`
    select comments as key, event_id from event`.execute(owner);
  const { rows: images } = await sql<{ image_id: number }>`select image_id from image`.execute(owner);
  const { measured, imported } = await storedValues(farm);
  const recorded = await recordedChanges(farm);
  const eventOf = new Map(events.map((event) => [event.key, event.event_id]));
  const imageIds = new Set(images.map(({ image_id }) => image_id));
  const isThere = ({ kind, key, acknowledged, readings: sent }: Write): boolean => {
    if (kind === 'event') return eventOf.get(key) === acknowledged?.event_id;
    if (kind === 'edit' || kind === 'count') return (recorded.get(`${kind} ${key}`) ?? 0) > 0;
    if (kind === 'import') return [...(sent ?? [])].every(([day, value]) => imported.get(day) === value);
    if (kind === 'readings') return [...(sent ?? [])].every(([t, value]) => measured.get(t) === value);
    const items = (acknowledged as { items: { image_id: number }[] }).items;
    return items.length === 1 && items.every(({ image_id }) => imageIds.has(image_id));
  };
  return writes
    .filter((write) => write.acknowledged && !isThere(write))
    .map(({ kind, key }) => `${kind} ${key}`);
}

/** How often the history of changes has each edit (`edit {name}`) and count (`count {number}`). */
async function recordedChanges({ databases }: WrittenFarm): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ what: string; times: number }>`
    select case field->>'field' when 'station_name' then 'edit ' || (field->>'to')
        else 'count ' || substring(field->>'to' from '\\d+$') end as what, count(*)::int as times
      from change_log, jsonb_array_elements(fields) field
      where action = 'changed' and field->>'field' in ('station_name', 'image_analytics')
      group by 1`.execute(databases.owner);
  return new Map(rows.map(({ what, times }) => [what, times]));
}

/** Edits and counts that the history has more than once; photos and imported files that were stored twice. */
export async function doubledWrites(farm: WrittenFarm): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'photo ' || source_sha256 as what from image group by source_sha256 having count(*) > 1
    union all select 'import ' || file_sha256 from import_run group by file_sha256 having count(*) > 1`.execute(
    farm.databases.owner,
  );
  const recorded = [...(await recordedChanges(farm))]
    .filter(([, times]) => times > 1)
    .map(([what]) => ({ what }));
  return [...recorded, ...rows].map(({ what }) => `twice: ${what}`);
}

/**
 * Reports with one part written and another not, written twice, or whose effect is missing; edits and counts whose effect
 * is another one. All are of client 1.
 */
export async function halfEvents({ databases }: WrittenFarm): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with sent as (select * from event where client_id = 1 and comments ~ '^[0-9a-f-]{36}$'),
      kept as (select key, (coalesce(answer->>'id', answer->>'event_id'))::int as event_id from idempotency
        where client_id = 1 and answer->>'type' = any(${[...EVENT_TYPES]}))
    select 'event without its key: ' || comments as fault from sent
      where not exists (select from kept where key = comments and kept.event_id = sent.event_id)
    union all select 'key without its event: ' || key from kept
      where not exists (select from sent where sent.event_id = kept.event_id)
    union all select 'twice: ' || comments from sent group by comments having count(*) > 1
    union all select 'biofix is not the one reported last' from
      (select comments from sent where type = 'biofix_set' order by event_id desc limit 1) latest
      where not exists (select from biofix where client_id = 1 and sector_id = 11 and season_id = 101 and pest_id = 1
        and biofix_comment = latest.comments)
    union all select 'device is not the one reported last' from
      (select new_node_id from sent where type = 'device_swap' order by event_id desc limit 1) latest
      where not exists (select from station where client_id = 1 and station_id = 1002 and assigned_node_sn = latest.new_node_id)
    union all select 'name is not the one written last' from
      (select field->>'to' as name from change_log, jsonb_array_elements(fields) field
        where client_id = 1 and kind = 'station' and field->>'field' = 'station_name' order by change_id desc limit 1) latest
      where not exists (select from station where client_id = 1 and station_id = 1002 and station_name = latest.name)
    union all select 'capture is not the count' from image i
      where i.client_id = 1 and i.image_analytics is not null and not exists (select from capture c
        where c.client_id = 1 and c.station_id = i.station_id and c.t = i.date_created and c.pest_id = 1
          and c.in_photo = (i.image_analytics->'bug'->'1'->>'overall')::int)`.execute(databases.owner);
  return rows.map(({ fault }) => fault);
}

/** Batches and imports of which one part is stored and another not. */
export async function halfBatches(farm: WrittenFarm, writes: readonly Write[]): Promise<string[]> {
  const { measured, imported } = await storedValues(farm);
  return writes
    .filter(({ kind, readings = new Map() }) => {
      const stored = kind === 'import' ? imported : measured;
      const there = [...readings.keys()].filter((key) => stored.has(key)).length;
      return there > 0 && there < readings.size;
    })
    .map(({ kind, key }) => `half: ${kind} ${key}`);
}

/** What is stored of readings by their instants, and of imported minima by their days. */
async function storedValues({ databases: { owner } }: WrittenFarm) {
  const { rows: readings } = await sql<{ t: string; value: number }>`
    select t, ambient_temperature_c as value from reading`.execute(owner);
  const { rows: days } = await sql<{ day: string; value: number }>`
    select day::text, t_min as value from daily_extreme where station_id = 1002`.execute(owner);
  return {
    measured: new Map(readings.map(({ t, value }) => [new Date(t).toISOString(), value])),
    imported: new Map(days.map(({ day, value }) => [day, value])),
  };
}
