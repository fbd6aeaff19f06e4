import { access, fromWire, person } from '@vigia/api/contract';
import type { Account } from '@vigia/domain/farm';
import type { AccountRow } from './accounts.ts';

/** An account as the domain has it, of a row that may hold more. */
export const accountOf = (row: AccountRow): Account => ({
  ...fromWire(person, row),
  createdAt: Date.parse(row.date_created),
  lastAccess: row.last_access === null ? null : Date.parse(row.last_access),
  access: fromWire(access, row),
});
