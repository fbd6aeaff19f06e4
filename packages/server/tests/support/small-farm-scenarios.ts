import { sql } from 'kysely';
import type { Databases } from '../../src/db/pool.ts';
import { FOREIGN_CANARY } from './farm-keys.ts';
import { PEOPLE } from './people.ts';

/** A scenario each of people of all kinds; nothing in a schema of before there were any. */
export async function insertScenarios({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const { rows } = await sql<object>`select where to_regclass('scenario') is not null`.execute(owner);
  if (rows.length === 0) return;
  const here = { client_id: 1, sector_id: 11, season_id: 101, pest_id: 1, supposed: 'warmer.1' };
  await owner
    .insertInto('scenario')
    .values([
      { ...here, scenario_id: 991, user_id: PEOPLE.admin.user_id, scenario_name: 'Primavera cálida' },
      { ...here, scenario_id: 992, user_id: PEOPLE.grower.user_id, scenario_name: 'Biofix de Juan' },
      { ...here, scenario_id: 994, user_id: PEOPLE.superReader.user_id, scenario_name: 'De paso' },
      { ...here, scenario_id: 995, user_id: PEOPLE.superAdmin.user_id, scenario_name: 'De la casa' },
      {
        ...{ client_id: 3, sector_id: 31, season_id: 301, pest_id: 1, supposed: 'warmer.1' },
        ...{ scenario_id: 993, user_id: PEOPLE.foreigner.user_id, scenario_name: FOREIGN_CANARY },
      },
    ])
    .execute();
}
