import { sql } from 'kysely';
import type { Databases } from '../../src/db/pool.ts';
import { FOREIGN_CANARY } from './farm-keys.ts';

/** A product and a harvest of each client; nothing in a schema of before there were any. */
export async function insertProducts({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const { rows } = await sql<object>`select where to_regclass('harvest_date') is not null`.execute(owner);
  if (rows.length === 0) return;
  const product = {
    ...{ active_ingredient: 'Clorantraniliprol', authorisation_number: '', mode_scheme: 'irac' as const },
    ...{ mode_groups: '28', mode_source: 'Etiqueta', pre_harvest_days: 14, pre_harvest_source: 'Etiqueta' },
    ...{ market_source: '', reentry_hours: 12, reentry_source: 'Etiqueta', most_applications: 2 },
    ...{ most_applications_source: 'Etiqueta', residual_days: null, residual_source: '', market_texts: [] },
    ...{ product_pest_ids: [], product_crop_ids: [] },
  };
  await owner
    .insertInto('product')
    .values([
      { ...product, client_id: 1, product_id: 981, product_name: 'Producto propio' },
      { ...product, client_id: 3, product_id: 983, product_name: FOREIGN_CANARY },
    ])
    .execute();
  await owner
    .insertInto('harvest_date')
    .values([
      {
        client_id: 1,
        harvest_id: 991,
        season_id: 101,
        sector_id: 11,
        crop_id: null,
        date_harvest: '2027-02-20',
      },
      {
        client_id: 3,
        harvest_id: 993,
        season_id: 301,
        sector_id: 31,
        crop_id: null,
        date_harvest: '2027-02-21',
      },
    ])
    .execute();
}
