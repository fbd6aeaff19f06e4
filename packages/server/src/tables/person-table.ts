import { namesOf, personCells, userNames } from '@vigia/api/contract';
import { grantRefusal } from '@vigia/domain/access';
import { type Account, fieldErrors, type UserDraft } from '@vigia/domain/farm';
import { type PersonColumn, type PersonRowDraft, personRules } from '@vigia/domain/tables';
import { HttpProblem } from '../http/problem.ts';
import type { ScopedCall } from '../http/route.ts';
import { sectorsOfClient } from '../stores/farm/sectors.ts';
import { type FirstPassword, insertUser, usersOfClient } from '../stores/people/users.ts';
import { CHANGED, savedIds, type TableKind } from './import-table.ts';
import { shapeError, withShapes } from './shape-errors.ts';

const shapeErrors = ({ firstName, lastName, email }: UserDraft) =>
  fieldErrors({
    firstName: shapeError(userNames.firstName.written, firstName),
    lastName: shapeError(userNames.lastName.written, lastName),
    email: shapeError(userNames.email.written, email),
  });

/** Somebody was made, or their passwords were not, since it was looked who is new: that has to be looked at again. */
export class MadeMeanwhile extends HttpProblem {
  constructor() {
    super('conflict', { detail: CHANGED });
  }
}

interface PersonTable {
  /** What is said of addresses that other accounts have. */
  readonly taken: ReadonlyMap<string, string>;
  /** The passwords of new people by their addresses; none for a dry run. */
  readonly passwords: ReadonlyMap<string, FirstPassword>;
}

/** Tables of people of a client: those who are new get an account, the others have to be as they are. */
export const personTable = (
  { scope }: Pick<ScopedCall, 'scope'>,
  { taken, passwords }: PersonTable,
): TableKind<PersonColumn, Account, PersonRowDraft> => ({
  action: 'user.create',
  // After an account is made, Citus lets the transaction read no rows that lie with its client's.
  isForGood: true,
  names: namesOf(personCells),
  rules: async (tx, _, clientId) => {
    const people = await usersOfClient(tx, scope, clientId);
    const sectors = (await sectorsOfClient(tx, scope, clientId)).filter(({ archived }) => !archived);
    const refusal = (rights: PersonRowDraft['rights']) => grantRefusal(scope, clientId, rights);
    return withShapes(personRules({ clientId, people, sectors, taken, refusal }), shapeErrors);
  },
  hold: async () => undefined,
  save: async (tx, clientId, writes) => {
    // In one order everywhere: two tables with the same people wait for each other.
    const drafts = writes.added.map(({ draft }) => draft);
    if (drafts.length !== passwords.size) throw new MadeMeanwhile();
    for (const draft of drafts.toSorted((a, b) => (a.email < b.email ? -1 : 1))) {
      const password = passwords.get(draft.email);
      const account = password && (await insertUser(tx, scope, { clientId, ...draft, ...password }));
      if (!account) throw new MadeMeanwhile();
    }
    return savedIds(
      writes,
      drafts.map(({ email }) => email),
      ({ email }) => email,
    );
  },
});
