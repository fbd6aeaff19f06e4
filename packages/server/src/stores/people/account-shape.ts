import { access, fromWire, person } from '@vigia/api/contract';
import type { Account } from '@vigia/domain/farm';
import type { AccountRow } from './accounts.ts';

const instantOf = (text: string | null) => (text === null ? null : Date.parse(text));

/** The account of a row, which may have more columns. */
export const accountOf = (row: AccountRow): Account => ({
  ...fromWire(person, row),
  createdAt: Date.parse(row.date_created),
  lastAccess: instantOf(row.last_access),
  secondStepSince: instantOf(row.second_step_since),
  access: fromWire(access, row),
});
