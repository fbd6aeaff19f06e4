import { access, person, toWire, userNames } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import { asColleague, asMember, type Rights, seesPerson } from '@vigia/domain/access';
import type { Account, ClientId, UserDraft, UserId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { isoOf } from '../../auth/clock.ts';
import { ownSectors } from '../farm/sectors.ts';
import { lockRow } from '../lock-row.ts';
import { accountOf } from './account-shape.ts';
import { ACCOUNT_COLUMNS } from './accounts.ts';

/** The people of one client within the scope, as it may see them: see `asMember` and `asColleague`. */
async function inSight(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  people: readonly Account[],
): Promise<Account[]> {
  const own = await ownSectors(tx, scope, clientId);
  return people
    .filter((person) => seesPerson(scope, person, clientId, own))
    .map((person) =>
      own === 'all' || person.id === scope.userId ? asMember(scope, person) : asColleague(person, own),
    );
}

/** People of the client within the scope, by name. */
export async function usersOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<Account[]> {
  const rows = await tx
    .selectFrom('user_account')
    .select(ACCOUNT_COLUMNS)
    .where('client_id', '=', clientId)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('user_id')
    .execute();
  return await inSight(tx, scope, clientId, rows.map(accountOf));
}

export async function userById(tx: Tx, scope: Scope, userId: UserId): Promise<Account | null> {
  const row = await tx
    .selectFrom('user_account')
    .select(ACCOUNT_COLUMNS)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return (await inSight(tx, scope, row.client_id, [accountOf(row)]))[0] ?? null;
}

/** Those of the addresses that belong to people within the scope, in the present client of the transaction. */
export async function visibleAddresses(tx: Tx, scope: Scope, emails: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('user_account')
    .select(ACCOUNT_COLUMNS)
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .execute();
  const seen: string[] = [];
  for (const clientId of new Set(rows.map(({ client_id }) => client_id))) {
    const own = rows.filter(({ client_id }) => client_id === clientId).map(accountOf);
    seen.push(...(await inSight(tx, scope, clientId, own)).map(({ email }) => email));
  }
  return seen;
}

/** Locks the person until the end of the transaction. */
export const lockUser = (tx: Tx, userId: UserId) => lockRow(tx, 'user_account', 'user_id', userId);

const rightColumns = ({ permissions, access: { role, ...roles } }: Rights) => {
  const { entities_under_client, entities_under_sector } = toWire(access, roles);
  return {
    permissions,
    role,
    entities_under_client: JSON.stringify(entities_under_client),
    entities_under_sector: JSON.stringify(entities_under_sector),
  };
};

/** With what a new account begins. */
export interface FirstPassword {
  readonly status: string;
  readonly passwordHash: string;
  readonly passwordExpiresAt: EpochMs;
  readonly createdAt: EpochMs;
}

interface NewAccount extends UserDraft, FirstPassword {
  readonly clientId: ClientId;
  readonly rights: Rights;
}

const newPerson = { ...userNames, clientId: person.clientId, status: person.status };

/** @returns null when another account, of any client, has the address */
export async function insertUser(
  tx: Tx,
  _scope: Scope,
  { rights, passwordHash, passwordExpiresAt, createdAt, ...draft }: NewAccount,
): Promise<Account | null> {
  const made = await tx
    .insertInto('user_account')
    .values({
      ...toWire(newPerson, draft),
      ...rightColumns(rights),
      password_hash: passwordHash,
      password_expires_at: isoOf(passwordExpiresAt),
      date_created: isoOf(createdAt),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
  return made ? accountOf(made) : null;
}

const changed = { ...userNames, enabled: person.enabled };
const UNIQUE_VIOLATION = '23505';

/** @returns null when another account has the address */
export async function updateUser(
  tx: Tx,
  scope: Scope,
  userId: UserId,
  { rights, ...change }: UserDraft & { readonly rights: Rights; readonly enabled: boolean },
): Promise<Account | null> {
  try {
    const row = await tx
      .updateTable('user_account')
      .set({ ...toWire(changed, change), ...rightColumns(rights) })
      .where('user_id', '=', userId)
      .returning(ACCOUNT_COLUMNS)
      .executeTakeFirstOrThrow();
    return asMember(scope, accountOf(row));
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}
