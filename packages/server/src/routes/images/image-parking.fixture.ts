import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Person } from '../../../tests/support/people.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../tests/support/test-app.ts';
import { platePhoto } from '../../seed/plate-photo.ts';

/** An item of the answer. */
export interface Item {
  result: string;
  refused_for: string | null;
  image_id: number | null;
  date_created: string | null;
  parked_photo_id: string | null;
}

/** A photo with its time in its name and content that no other photo has. */
export const newPhoto = async (name: string): Promise<File> => {
  const content = await platePhoto({ width: 320, height: 240, insects: [], name });
  return new File([content], `${name}_2026-11-19_09-30.jpg`, { type: 'image/jpeg' });
};

interface Call {
  readonly who?: Person;
  readonly station?: number;
  readonly query?: string;
  readonly key?: string;
}

/** A service without parked photos for each test, and the calls that park photos and import them. */
export function parkingService() {
  let service: TestApp;
  beforeAll(async () => {
    service = await startTestApp();
  });
  afterEach(async () => {
    service.clock.now = TEST_NOW;
    await service.databases.owner.deleteFrom('parked_photo').execute();
  });
  afterAll(() => service.close());

  const post = async (
    parts: readonly (readonly [name: string, value: File | string])[],
    { who = 'admin', station = 1001, query = '', key }: Call = {},
  ) => {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    const ask = await service.as(who);
    return await ask(`/v2/images?station_id=${station}${query}`, {
      method: 'POST',
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  };
  const itemsOf = async (answer: Response) => ((await answer.json()) as { items: Item[] }).items;

  const park = async (files: readonly File[], call: Call = {}) => {
    const parts = files.map((file) => ['file', file] as const);
    return await itemsOf(await post(parts, { ...call, query: '&dry_run=true&park=true' }));
  };
  const parkedId = async (name: string, call?: Call) =>
    (await park([await newPhoto(name)], call))[0]?.parked_photo_id ?? '';
  const importIt = (id: string, call?: Call, takenAt?: string) =>
    post([['parked_photo_id', id], ...(takenAt ? [['date_created', takenAt] as const] : [])], call);

  const files = () =>
    readdirSync(service.dataFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  const count = async (table: 'image' | 'parked_photo') =>
    Number(
      (await sql<{ n: string }>`select count(*) n from ${sql.table(table)}`.execute(service.databases.owner))
        .rows[0]?.n,
    );
  /** Path of a parked photo's file on the disk, without its thumbnails. */
  const fileOf = async (id: string) => {
    const { blob_key } = await service.databases.owner
      .selectFrom('parked_photo')
      .select('blob_key')
      .where('parked_photo_id', '=', id)
      .executeTakeFirstOrThrow();
    return files().find((path) => path.endsWith(blob_key)) as string;
  };

  return { service: () => service, post, itemsOf, park, parkedId, importIt, files, count, fileOf };
}
