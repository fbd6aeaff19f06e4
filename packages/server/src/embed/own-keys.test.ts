import { EmbedKeyWire } from '@vigia/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EMBED_KEY_ID } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

/** Keys of a client with the sectors 11 (north) and 12 (south), as an adviser of the south gets them. */
let service: TestApp;
let south: Awaited<ReturnType<TestApp['as']>>;
let admin: typeof south;
const ids: Record<string, number> = {};

beforeAll(async () => {
  service = await startTestApp();
  south = await service.as('southAdviser');
  admin = await service.as('admin');
  for (const [name, sector_ids, station_ids] of [
    ['south', [12], []],
    ['southern station', [], [1002]],
    ['both', [11, 12], []],
    ['south and a northern station', [12], [1001]],
    ['northern station', [], [1001]],
  ] as const) {
    const answer = await admin('/v2/embed-keys', { body: { ...draft(sector_ids, station_ids), name } });
    expect(answer.status, await answer.clone().text()).toBe(201);
    ids[name] = ((await answer.json()) as { embed_key: { key_id: number } }).embed_key.key_id;
  }
});
afterAll(() => service.close());

const draft = (sector_ids: readonly number[], station_ids: readonly number[] = []) => ({
  ...{ client_id: 1, name: 'Cooperativa', sector_ids, station_ids, expires_at: null },
  ...{ metrics: ['risk', 'card'], origins: ['https://www.coop.example'] },
});
const names = async (as: typeof south) =>
  z
    .array(EmbedKeyWire)
    .parse(await (await as('/v2/embed-keys?client_id=1')).json())
    .map(({ name }) => name)
    .toSorted();

describe('who is limited to a sector', () => {
  test('sees the keys that open nothing elsewhere', async () => {
    expect(await names(south)).toEqual(['south', 'southern station']);
    expect(await names(admin)).toHaveLength(6);
  });

  test('sees a key of an archived station of the sector, too', async () => {
    expect((await admin('/v2/stations/1002', { method: 'DELETE' })).status).toBeLessThan(300);
    expect(await names(south)).toEqual(['south', 'southern station']);
  });

  test('misses every other key as one that nobody has, and may not change the own ones', async () => {
    const calls = [
      ['PUT', '', { ...draft([12]), client_id: undefined, expires_at: undefined }],
      ['PUT', '/key', { key: 'pk_live_x' }],
      ['POST', '/rotate', { overlap_days: 3 }],
      ['POST', '/revoke', undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      const send = async (id: number) => {
        const answer = await south(`/v2/embed-keys/${id}${path}`, { method, ...(body && { body }) });
        return [answer.status, await answer.text()] as const;
      };
      const missing = await send(999_999);
      expect(missing[0], path).toBe(404);
      for (const id of [EMBED_KEY_ID, ids.both!, ids['south and a northern station']!])
        expect(await send(id), path).toEqual(missing);
      expect((await send(ids.south!))[0], path).toBe(403);
    }
  });

  test('makes none: sectors elsewhere are missing, in the own one it is not allowed', async () => {
    const make = async (body: object) => (await south('/v2/embed-keys', { body })).status;
    expect(await make(draft([11]))).toBe(404);
    expect(await make(draft([12], [1001]))).toBe(404);
    expect(await make(draft([12]))).toBe(403);
  });
});
