import { BUILT_IN_CROPS } from '@vigia/domain/farm';
import { PEST_DOCUMENTS } from '@vigia/domain/pests';
import { afterEach, expect, test } from 'vitest';
import { bareDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { MIGRATION_NAMES, migrate } from './migrate.ts';

let db: TestDatabase;
afterEach(() => db.cleanup());

test('a database without crops and pests, whose schema is current, gets them at the next start', async () => {
  db = await bareDatabase();
  const { owner } = db.databases;
  await migrate(owner, MIGRATION_NAMES.at(-1));
  expect(await owner.selectFrom('crop').selectAll().execute()).toEqual([]);
  expect(await migrate(owner)).toEqual([]);
  const crops = await owner.selectFrom('crop').select('crop_id').orderBy('crop_id').execute();
  const pests = await owner.selectFrom('pest').select('pest_id').orderBy('pest_id').execute();
  expect(crops.map(({ crop_id }) => crop_id)).toEqual(BUILT_IN_CROPS.map(({ id }) => id));
  expect(pests.map(({ pest_id }) => pest_id)).toEqual(PEST_DOCUMENTS.map(({ id }) => id));
});

test('rows that somebody wrote or renamed stay as they are', async () => {
  db = await bareDatabase();
  const { owner } = db.databases;
  await migrate(owner);
  await owner.updateTable('crop').set({ crop_name: 'Uva' }).where('crop_id', '=', 1).execute();
  await owner.deleteFrom('crop').where('crop_id', '=', 60).execute();
  await owner.insertInto('crop').values({ crop_id: 900, crop_name: 'Naranjo', variant_name: null }).execute();
  await migrate(owner);
  const crops = await owner.selectFrom('crop').select(['crop_id', 'crop_name']).execute();
  const names = new Map(crops.map(({ crop_id, crop_name }) => [crop_id, crop_name]));
  expect([names.get(1), names.get(60), names.get(900)]).toEqual(['Uva', 'Arándano', 'Naranjo']);
  expect(names.size).toBe(BUILT_IN_CROPS.length + 1);
});
