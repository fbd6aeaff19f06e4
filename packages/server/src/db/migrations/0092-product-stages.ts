import { type Kysely, sql } from 'kysely';
import { recordTable } from './recorded-table.ts';

/** The stages that a product acts on and the hours without rain that it needs, each with its source (decision 66). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product
      add column rainfast_hours int check (rainfast_hours between 0 and 48),
      add column rainfast_source text not null default '',
      add column product_stages text[] not null default '{}'
        check (product_stages <@ array['adult', 'egg', 'larvae', 'pupa']),
      add column stages_source text not null default ''`.execute(db);
  await recordTable(db, 'product', {
    ...{ kind: 'product', id: 'product_id', name: ['product_name'] },
    columns: [
      ...['product_name', 'active_ingredient', 'authorisation_number', 'mode_scheme', 'mode_groups'],
      ...['mode_source', 'pre_harvest_days', 'pre_harvest_source', 'market_texts', 'market_source'],
      ...['reentry_hours', 'reentry_source', 'most_applications', 'most_applications_source'],
      ...['residual_days', 'residual_source', 'rainfast_hours', 'rainfast_source', 'product_stages'],
      ...['stages_source', 'product_pest_ids', 'product_crop_ids', 'product_is_archived'],
    ],
  });
}
