import { createClient } from '@vigia/api/client';
import { PIECE_BYTES } from '@vigia/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BreakingLine, breakingLine } from '../../../tests/support/breaking-line.ts';
import { PEOPLE } from '../../../tests/support/people.ts';
import { openSession } from '../../../tests/support/small-farm.ts';
import { INSTALLS } from '../../../tests/support/small-photos.ts';
import { type TypedLine, typedLine } from '../../../tests/support/typed-line.ts';
import { sha256 } from '../../images/photo.ts';
import { jpegOf } from '../../images/pixels.ts';
import { expiredRows } from '../../jobs/expired.ts';
import type { JobContext } from '../../jobs/job.ts';
import { emptyPlate } from '../../seed/plate-photo.ts';
import { json, startPhotos } from './images.fixture.ts';

const { service, grower, admin } = startPhotos();
const PATH = `/v2/events/${INSTALLS.north}`;
const OCTETS = { 'content-type': 'application/octet-stream' };
const DAY_MS = 86_400_000;

/** A photo of several pieces. */
const largePhoto = async (name: string): Promise<Buffer<ArrayBuffer>> => {
  const plate = emptyPlate({ width: 1_400, height: 1_000, name });
  for (let at = 0; at < plate.pixels.length; at += 7) plate.pixels[at] = (at * 2_654_435_761) % 251;
  return await jpegOf(plate);
};
const owner = () => service().databases.owner;
const rows = () => owner().selectFrom('photo_piece').select(['photo_key', 'at_byte']).execute();
const storedAs = (content: Buffer) =>
  owner()
    .selectFrom('image')
    .select('source_entity_id')
    .where('source_sha256', '=', sha256(content))
    .execute();

const add = (key: string, at: number, content: Uint8Array, ask = grower) =>
  ask(`${PATH}/pieces?photo_key=${key}&at_byte=${at}`, { method: 'POST', body: content, headers: OCTETS });
const received = async (key: string, ask = grower) =>
  await json<{ received_bytes: number }>(add(key, 0, new Uint8Array(0), ask));
const finish = (key: string, ask = grower) => {
  const body = new FormData();
  body.set('photo_key', key);
  return ask(`${PATH}/images`, { method: 'POST', body, headers: { 'idempotency-key': key } });
};

describe('a photo in pieces', () => {
  test('goes on where it ends, and a piece that comes twice or too early changes nothing', async () => {
    const photo = await largePhoto('in-pieces');
    const half = Math.ceil(photo.length / 2);
    const key = 'photo-of-two-pieces';
    expect(await received(key)).toEqual({ received_bytes: 0 });
    expect(await json(add(key, 0, photo.subarray(0, half)))).toEqual({ received_bytes: half });
    expect(await json(add(key, 0, photo.subarray(0, half)))).toEqual({ received_bytes: half });
    expect(await json(add(key, half + 1, photo.subarray(half + 1)))).toEqual({ received_bytes: half });
    expect(await received(key)).toEqual({ received_bytes: half });
    expect(await json(add(key, half, photo.subarray(half)))).toEqual({ received_bytes: photo.length });
    expect((await finish(key)).status).toBe(201);
    expect(await storedAs(photo)).toEqual([{ source_entity_id: `event/${INSTALLS.north}` }]);
    // Asked once more, as the answer was lost: nothing has to be sent again, and the answer is the same.
    expect(await received(key)).toEqual({ received_bytes: photo.length });
    const again = await finish(key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await storedAs(photo)).toHaveLength(1);
  });

  test('is its sender’s alone', async () => {
    const key = 'photo-of-the-grower';
    await add(key, 0, new Uint8Array(10));
    expect(await received(key, admin)).toEqual({ received_bytes: 0 });
    const refused = await finish(key, admin);
    expect([refused.status, (await refused.json()) as object]).toMatchObject([
      400,
      { errors: [{ field: 'photo_key', message: 'Las partes de la foto ya no están: envíela de nuevo' }] },
    ]);
    expect(await received(key)).toEqual({ received_bytes: 10 });
  });

  test('that is none is refused when it is whole, and a report without photos takes no piece', async () => {
    const key = 'no-photo-at-all';
    await add(key, 0, new TextEncoder().encode('no es una foto'));
    expect((await finish(key)).status).toBe(415);
    const other = await admin(`/v2/events/1/pieces?photo_key=${key}&at_byte=0`, {
      method: 'POST',
      body: new Uint8Array(4),
      headers: OCTETS,
    });
    expect(other.status).toBe(400);
    expect((await add(key, 13_000_000, new Uint8Array(9))).status).toBe(413);
  });

  test('is forgotten when nothing more of it comes for a week', async () => {
    await add('a-photo-left-behind', 0, new Uint8Array(10));
    const signal = new AbortController().signal;
    const at = (days: number) => {
      const now = () => service().clock.now + days * DAY_MS;
      return expiredRows.run({ databases: service().databases, signal, now } as JobContext);
    };
    await at(6);
    expect((await rows()).map(({ photo_key }) => photo_key)).toContain('a-photo-left-behind');
    await at(8);
    expect(await rows()).toEqual([]);
  });
});

describe('over a line that breaks', () => {
  let typed: TypedLine;
  let line: BreakingLine;
  beforeAll(async () => {
    typed = await typedLine(service());
    line = await breakingLine(typed.baseUrl);
  });
  afterAll(async () => {
    await line.close();
    await typed.close();
  });

  test('no more is sent twice than one piece for each break', async () => {
    const photo = await largePhoto('broken-off');
    expect(photo.length).toBeGreaterThan(3 * PIECE_BYTES);
    const sessionId = await openSession(service().databases, 'grower', service().clock.now);
    const token = await service().issuer.issue({ userId: PEOPLE.grower.user_id, sessionId });
    const client = createClient({ baseUrl: line.baseUrl, apiKey: service().apiKey, getToken: () => token });
    const file = new File([photo], 'foto.jpg', { type: 'image/jpeg' });
    const shares: number[] = [];
    const send = (signal?: AbortSignal, onSent?: (share: number) => void) =>
      client.images.addToEvent(INSTALLS.north, file, 'a-photo-on-a-bad-line', signal, (share) => {
        shares.push(share);
        onSent?.(share);
      });
    // The line breaks in the middle of a piece; then the app is closed.
    const app = new AbortController();
    const first = send(app.signal, (share) => {
      if (share > 0.2 && line.breaks() === 0) line.breakAfter(PIECE_BYTES / 2);
      if (share > 0.5) app.abort();
    });
    await expect(first).rejects.toMatchObject({ kind: 'aborted' });
    const before = shares.length;
    await send();
    expect(shares[before]).toBeGreaterThan(0.5);
    expect(shares.at(-1)).toBe(1);
    expect(line.breaks()).toBe(1);
    const requests = 20 * 1_500;
    expect(line.sent()).toBeLessThan(photo.length + 2 * PIECE_BYTES + requests);
    expect(await storedAs(photo)).toHaveLength(1);
  });
});
