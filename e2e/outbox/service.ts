import { createHash } from 'node:crypto';
import { KEYS_KEPT_DAYS, PIECES_KEPT_DAYS } from '../../packages/server/src/jobs/expired.ts';
import { platePhoto } from '../../packages/server/src/seed/plate-photo.ts';
import { forgetKeys } from '../../packages/server/src/stores/service/idempotency.ts';
import { openSession, PEOPLE, type Person } from '../../packages/server/tests/support/small-farm.ts';
import { PHOTOS } from '../../packages/server/tests/support/small-photos.ts';
import { startTestApp, TEST_NOW } from '../../packages/server/tests/support/test-app.ts';
import { DAY_MS } from './device.ts';
import { type FarmState, insectsOf } from './farm-state.ts';

/** Makes a photo one of three pieces. */
const FILLING = Array.from({ length: 5 }, (_, n) => String(n).repeat(60_000));

/** A comment in a JPEG. */
const comment = (text: Buffer): Buffer => {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(text.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xfe]), size, text]);
};

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** When the service carried out what came with a key: numbers of its requests, and of that which was answered then. */
export interface CarriedOut {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** The service on a database of its own, and what a test asks its database. */
export async function startService() {
  const app = await startTestApp();
  const { owner } = app.databases;
  const superuser = await app.superuser();
  const base = await platePhoto({ width: 48, height: 32, insects: [], name: 'outbox' });
  const tokens = new Map<Person, string>();
  let made = 0;
  let elapsed = 0;
  let asked = 0;
  let pieced = 0;
  const carriedOut: CarriedOut[] = [];
  const next = (): number => {
    made += 1;
    return made;
  };
  return {
    apiKey: app.apiKey,
    /** True time of this world, epoch ms. */
    now: () => TEST_NOW + elapsed,
    fetch: async (request: Request): Promise<Response> => {
      const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
      asked += 1;
      app.clock.now += 1;
      const from = asked;
      const { status, body, headers } = await app.app.fetch(request, env);
      const key = request.headers.get('idempotency-key');
      if (key !== null && status < 300 && headers.get('idempotency-replayed') === null)
        carriedOut.push({ key, from, to: asked });
      const answered = new Headers(headers);
      answered.set('date', new Date(TEST_NOW + elapsed).toUTCString());
      return new Response(body, { status, headers: answered });
    },
    token: async (person: Person): Promise<string> => {
      const known = tokens.get(person);
      if (known) return known;
      const sessionId = await openSession(app.databases, person, app.clock.now);
      const token = await app.issuer.issue({ userId: PEOPLE[person].user_id, sessionId });
      tokens.set(person, token);
      return token;
    },
    /** Some time passes. */
    tick: () => {
      elapsed += 1_000;
    },
    /** A number that nothing has had yet. */
    next,
    /** A device that stands nowhere. @returns its serial number */
    device: async (): Promise<string> => {
      const serial_number = `OB-${next()}`;
      await owner
        .insertInto('node')
        .values({ client_id: 1, serial_number, node_firmware_version: '1.0' })
        .execute();
      return serial_number;
    },
    /** A real photo that nobody else has: JPEG, with comments of its own. A large one is sent in pieces. */
    photo: (name: string, isLarge: boolean): Buffer<ArrayBuffer> => {
      const text = [name, ...(isLarge ? FILLING : [])].map((part) => comment(Buffer.from(part)));
      return Buffer.concat([base.subarray(0, 2), ...text, base.subarray(2)]);
    },
    /** Days pass: the service forgets what it keeps for some days, as its nightly work does. */
    wait: async (days: number): Promise<void> => {
      elapsed += days * DAY_MS;
      for (const [table, at] of [
        ['idempotency', 'created_at'],
        ['photo_piece', 'sent_at'],
      ])
        await superuser.query(`update ${table} set ${at} = ${at} - $1 * interval '1 day'`, [days]);
      await forgetKeys(owner, new Date(Date.now() - KEYS_KEPT_DAYS * DAY_MS).toISOString());
      const oldest = new Date(TEST_NOW - PIECES_KEPT_DAYS * DAY_MS).toISOString();
      const gone = await superuser.query(
        'delete from photo_piece where sent_at < $1 returning length(content) as bytes',
        [oldest],
      );
      pieced += gone.rows.filter(({ bytes }) => bytes === 0).length;
    },
    /** What it carried out with a key, in the order of its answers. */
    carriedOut: (): readonly CarriedOut[] => carriedOut,
    state: async (userId: number): Promise<FarmState> => {
      const one = async (asked: string, ...values: unknown[]) => (await superuser.query(asked, values)).rows;
      const [station] = await one(
        'select station_tags as tags from station where client_id = 1 and station_id = 1001',
      );
      const read = await one(
        'select notification_id as id from notification_read where client_id = 1 and user_id = $1 order by 1',
        userId,
      );
      const [written] = await one(
        'select phenology_comment as text, datetime_changed as at from report_comment where client_id = 1 and sector_id = 11 and season_id = 101 and pest_id = 1',
      );
      const [{ at, version, analytics }] = await one(
        'select date_created as at, version, image_analytics as analytics from image where client_id = 1 and image_id = $1',
        PHOTOS.north,
      );
      return {
        tags: station.tags,
        read: read.map(({ id }: { id: number }) => id),
        comment: { text: written?.text ?? '', changedAt: written ? new Date(written.at).getTime() : null },
        photo: { takenAt: new Date(at).getTime(), version, insects: insectsOf(analytics) },
      };
    },
    /** Ids of what came with a key, in the order in which it was stored. */
    eventsOf: async (key: string): Promise<{ id: number; author: number }[]> => {
      const asked = `select event_id as id, author_id as author from event where client_id = 1 and split_part(comments, ' ', 1) = $1 order by 1`;
      return (await superuser.query(asked, [key])).rows;
    },
    countsOf: async (key: string): Promise<number[]> => {
      const asked =
        'select field_count_id as id from field_count where client_id = 1 and note = $1 order by 1';
      return (await superuser.query(asked, [key])).rows.map(({ id }: { id: number }) => id);
    },
    /** The numbers of counts with this note, by station. */
    foundOf: async (note: string): Promise<number[]> => {
      const asked =
        'select number_found as n from field_count where client_id = 1 and note = $1 order by station_id';
      return (await superuser.query(asked, [note])).rows.map(({ n }: { n: number }) => n);
    },
    /** Where the photo with these bytes is: `event/12`, as often as it is stored. */
    photosOf: async (content: Buffer): Promise<string[]> => {
      const asked = 'select source_entity_id as source from image where client_id = 1 and source_sha256 = $1';
      return (await superuser.query(asked, [sha256(content)])).rows.map(
        ({ source }: { source: string }) => source,
      );
    },
    /** How many photos came in pieces. */
    inPieces: async (): Promise<number> => {
      const asked = 'select count(*)::int as n from photo_piece where length(content) = 0';
      return pieced + (await superuser.query(asked)).rows[0].n;
    },
    close: async (): Promise<void> => {
      await superuser.end();
      await app.close();
    },
  };
}
export type Service = Awaited<ReturnType<typeof startService>>;
