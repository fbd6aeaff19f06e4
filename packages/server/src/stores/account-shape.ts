import type { UserWire } from '@vigia/api/contract';
import type { User } from '@vigia/domain';
import type { AccountRow } from './accounts.ts';

export const userOfAccount = (row: AccountRow): User => ({
  id: row.user_id,
  clientId: row.client_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  enabled: row.enabled,
  permissions: row.permissions,
  access: {
    role: row.role,
    entitiesUnderClient: row.entities_under_client,
    entitiesUnderSector: row.entities_under_sector,
  },
});

export const wireOfAccount = (row: AccountRow): UserWire => ({
  user_id: row.user_id,
  client_id: row.client_id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  permissions: row.permissions,
  enabled: row.enabled,
  status: row.status,
  date_created: row.date_created,
  last_access: row.last_access,
  access: {
    role: row.role,
    entities_under_client: row.entities_under_client,
    entities_under_sector: row.entities_under_sector,
  },
});
