import { EMBED_METRICS } from '@vigia/domain/published';
import type { Insertable } from 'kysely';
import { hashPassword } from '../../src/auth/password.ts';
import type { Databases } from '../../src/db/pool.ts';
import type { UserAccountTable } from '../../src/db/schema.ts';
import { hashOfEmbedKey } from '../../src/embed/new-key.ts';
import {
  EMBED_KEY,
  EMBED_KEY_ID,
  FOREIGN_CANARY,
  FOREIGN_KEY,
  FOREIGN_KEY_ID,
  PARTNER_ORIGIN,
} from './farm-keys.ts';
import { FARM, PASSWORD, PEOPLE } from './people.ts';

/** Everybody, and the keys of partners' pages. */
export async function insertPeople({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  const rows = Object.entries(PEOPLE).map(([name, person]): Insertable<UserAccountTable> => {
    const {
      entities_under_client = {},
      entities_under_sector = {},
      ...rest
    } = person as typeof person & {
      entities_under_client?: object;
      entities_under_sector?: object;
    };
    return {
      ...rest,
      first_name: person.client_id === 3 ? FOREIGN_CANARY : name,
      entities_under_client: JSON.stringify(entities_under_client),
      entities_under_sector: JSON.stringify(entities_under_sector),
      password_hash,
    };
  });
  await owner.insertInto('user_account').values(rows).execute();
  await owner
    .insertInto('embed_key')
    .values([
      {
        client_id: 1,
        key_id: EMBED_KEY_ID,
        name: 'Campo Ejemplo',
        key_prefix: 'pk_live_test0001',
        key_hash: hashOfEmbedKey(EMBED_KEY),
        sector_ids: [FARM.sectors.north],
        metrics: EMBED_METRICS,
        allowed_origins: [PARTNER_ORIGIN],
      },
      {
        client_id: 3,
        key_id: FOREIGN_KEY_ID,
        name: FOREIGN_CANARY,
        key_prefix: 'pk_live_test0003',
        key_hash: hashOfEmbedKey(FOREIGN_KEY),
        sector_ids: [31],
        metrics: EMBED_METRICS,
        allowed_origins: ['https://otro.example'],
      },
    ])
    .execute();
}
