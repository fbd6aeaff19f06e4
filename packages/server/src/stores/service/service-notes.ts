import type { PhotoProgress } from '@vigia/domain/service';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** Notes of the service, by name. A note never contains a person or an address. */
export interface ServiceNotes {
  /** The last copy by `vigia backup`. */
  copy: { readonly bytes: number; readonly photos: number; readonly faults: number };
  /** Requests of a minute whose `X-Forwarded-For` does not fit the configured proxies. */
  proxies: { readonly requests: number; readonly odd: number; readonly kind: 'none-expected' | 'too-few' };
  /** A jump of this machine's clock, s; negative: backwards. */
  clock: { readonly seconds: number };
}
export type ServiceNote<Name extends keyof ServiceNotes> = ServiceNotes[Name] & {
  /** Epoch ms. */
  readonly at: number;
};

/** Writes a note, replacing an earlier one. @param at ISO instant */
export async function noteService<Name extends keyof ServiceNotes>(
  owner: Db,
  name: Name,
  value: ServiceNotes[Name],
  at: string,
): Promise<void> {
  const row = { value: JSON.stringify(value), noted_at: at };
  await owner
    .insertInto('service_note')
    .values({ name, ...row })
    .onConflict((known) => known.column('name').doUpdateSet(row))
    .execute();
}

/** The last note with a name; null without one. */
export async function readNote<Name extends keyof ServiceNotes>(
  db: Db,
  name: Name,
): Promise<ServiceNote<Name> | null> {
  const row = await db.selectFrom('service_note').selectAll().where('name', '=', name).executeTakeFirst();
  return row ? { ...(row.value as ServiceNotes[Name]), at: Date.parse(row.noted_at) } : null;
}

/** Whether the schema has notes: backups are also made of older schemas. */
export async function hasNotes(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    name: string | null;
  }>`select to_regclass('public.service_note')::text as name`.execute(db);
  return rows[0]?.name !== null;
}

const PHOTOS = 'photo-progress';
/** Progress is written every few seconds: a process without progress for this time is considered dead. */
const SILENT = sql`interval '60 seconds'`;

/** Starts the check of all photos; false when any server is already doing it. */
export async function beginPhotos(owner: Db): Promise<boolean> {
  const { rows } = await sql`
    insert into service_note (name, value, noted_at) values (${PHOTOS}, '{"done": 0, "total": 0}', now())
    on conflict (name) do update set value = excluded.value, noted_at = excluded.noted_at
      where service_note.noted_at < now() - ${SILENT} returning 1`.execute(owner);
  return rows.length > 0;
}

export async function notePhotos(owner: Db, progress: PhotoProgress): Promise<void> {
  await sql`update service_note set value = ${JSON.stringify(progress)}::jsonb, noted_at = now()
    where name = ${PHOTOS}`.execute(owner);
}

export async function endPhotos(owner: Db): Promise<void> {
  await owner.deleteFrom('service_note').where('name', '=', PHOTOS).execute();
}

/** Progress of the check of all photos; null when it is not running. */
export async function photoProgress(db: Db): Promise<PhotoProgress | null> {
  const { rows } = await sql<{ value: PhotoProgress }>`
    select value from service_note where name = ${PHOTOS} and noted_at >= now() - ${SILENT}`.execute(db);
  return rows[0]?.value ?? null;
}
