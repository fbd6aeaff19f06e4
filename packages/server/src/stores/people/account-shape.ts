import { access, fromWire, person } from '@vigia/api/contract';
import type { Account } from '@vigia/domain/farm';
import type { AccountRow } from './accounts.ts';

/** The account of a row, which may have more columns. */
export const accountOf = (row: AccountRow): Account => ({
  ...fromWire(person, row),
  createdAt: Date.parse(row.date_created),
  lastAccess: row.last_access === null ? null : Date.parse(row.last_access),
  access: fromWire(access, row),
});
