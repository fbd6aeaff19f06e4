import type { ServedImage } from '@vigia/api/contract';
import { dayOfInstant } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import { bumpDataVersion } from '../measurements/data-version.ts';

/** Visits after which the trap has a fresh sticky paper, as in `paperNotifications`. */
export const PAPER_VISITS = ['device_install', 'device_swap', 'station_maintenance'];

/** Station and time of a photo. */
interface Moment {
  readonly client_id: number;
  readonly station_id: number;
  readonly t: string;
}
interface CaptureKey extends Moment {
  readonly pest_id: number;
}

const momentOf = ({ clientId, stationId, takenAt }: ServedImage): Moment | null =>
  stationId === null
    ? null
    : { client_id: clientId, station_id: stationId, t: new Date(takenAt).toISOString() };

/** Number of insects by pest id. */
export type Counts = ReadonlyMap<number, number>;

export const countsOf = ({ analytics }: Pick<ServedImage, 'analytics'>): Counts =>
  new Map(Object.entries(analytics?.bug ?? {}).map(([pest, { overall }]) => [Number(pest), overall]));

/**
 * Updates the captures of the image's station from its count: one row per counted pest at the time of the
 * photo. The station gets a new data version, so results are computed anew.
 *
 * @param freshPaper pests for which the photo is known to be the first one on fresh paper
 */
export async function keepCaptures(
  tx: Tx,
  image: ServedImage,
  counts: Counts,
  freshPaper: readonly number[] = [],
): Promise<void> {
  const moment = momentOf(image);
  if (moment === null) return;
  const gone = [...countsOf(image).keys()].filter((pestId) => !counts.has(pestId));
  await dropPests(tx, moment, gone);
  for (const [pest_id, in_photo] of counts) {
    const key = { ...moment, pest_id };
    const plate_changed = freshPaper.includes(pest_id) || (await hasFreshPaper(tx, key));
    const { inserted } = await tx
      .insertInto('capture')
      .values({
        ...key,
        day: dayOfInstant(image.takenAt),
        in_photo,
        plate_changed,
        node_sn: image.nodeSerial,
      })
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'station_id', 'pest_id', 't']).doUpdateSet({ in_photo }),
      )
      .returning(sql<boolean>`xmax = 0`.as('inserted'))
      .executeTakeFirstOrThrow();
    if (inserted && plate_changed) await settleNext(tx, key);
  }
  await bumpDataVersion(tx, moment.client_id, moment.station_id);
}

/**
 * Deletes the captures of an image's count, before the image is deleted, moved or given another date. If it was
 * the first photo on fresh paper, the next photo becomes the first.
 *
 * @returns pests for which it was the first one on fresh paper
 */
export async function dropCaptures(tx: Tx, image: ServedImage): Promise<number[]> {
  const moment = momentOf(image);
  if (moment === null) return [];
  const fresh = await dropPests(tx, moment, [...countsOf(image).keys()]);
  await bumpDataVersion(tx, moment.client_id, moment.station_id);
  return fresh;
}

/** @returns pests for which it was the first photo on fresh paper; the next photo is marked in its place */
async function dropPests(tx: Tx, moment: Moment, pestIds: readonly number[]): Promise<number[]> {
  const { client_id, station_id, t } = moment;
  const rows = await tx
    .deleteFrom('capture')
    .where('client_id', '=', client_id)
    .where('station_id', '=', station_id)
    .where('t', '=', t)
    .where(sql<boolean>`pest_id = any(${pestIds}::int[])`)
    .returning(['pest_id', 'plate_changed'])
    .execute();
  const fresh = rows.filter((row) => row.plate_changed).map((row) => row.pest_id);
  for (const pest_id of fresh) await markNext(tx, { ...moment, pest_id }, true);
  return fresh;
}

/**
 * Updates the next capture after one was inserted before it. It is no longer the first on fresh paper, unless
 * the paper was changed in between.
 */
async function settleNext(tx: Tx, key: CaptureKey): Promise<void> {
  const next = await nextMoment(tx, key);
  if (next !== null && !(await hasFreshPaper(tx, { ...key, t: next }))) await markNext(tx, key, false);
}

async function markNext(tx: Tx, key: CaptureKey, plate_changed: boolean): Promise<void> {
  const next = await nextMoment(tx, key);
  if (next === null) return;
  await tx
    .updateTable('capture')
    .set({ plate_changed })
    .where('client_id', '=', key.client_id)
    .where('station_id', '=', key.station_id)
    .where('pest_id', '=', key.pest_id)
    .where('t', '=', next)
    .execute();
}

const ofTrap = (tx: Tx, { client_id, station_id, pest_id }: CaptureKey) =>
  tx
    .selectFrom('capture')
    .where('client_id', '=', client_id)
    .where('station_id', '=', station_id)
    .where('pest_id', '=', pest_id);

async function nextMoment(tx: Tx, key: CaptureKey): Promise<string | null> {
  const row = await ofTrap(tx, key)
    .select((each) => each.fn.min<string | null>('t').as('t'))
    .where('t', '>', key.t)
    .executeTakeFirst();
  return row?.t ?? null;
}

/** Whether the paper was changed between the previous photo and this one. */
async function hasFreshPaper(tx: Tx, key: CaptureKey): Promise<boolean> {
  const photoBefore = ofTrap(tx, key)
    .select((row) => row.fn.max('t').as('t'))
    .where('t', '<', key.t);
  const visit = await tx
    .selectFrom('event')
    .select('event_id')
    .where('client_id', '=', key.client_id)
    .where('station_id', '=', key.station_id)
    .where(sql<boolean>`type = any(${PAPER_VISITS}::text[])`)
    .where('datetime_event', '<=', key.t)
    .where((row) =>
      row('datetime_event', '>', row.fn.coalesce(photoBefore, sql<string>`'-infinity'::timestamptz`)),
    )
    .limit(1)
    .executeTakeFirst();
  return visit !== undefined;
}
