import type { ChangesQuery, ChangeWire, PersonOfChangeWire } from '@vigia/api/contract';
import { isProgram } from '@vigia/domain/access';
import { programAuthor } from '@vigia/domain/es';
import type { ClientId, SectorId, SectorScope } from '@vigia/domain/farm';
import { sql } from 'kysely';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { ownSectors } from '../farm/sectors.ts';
import { asSeenFrom, liesIn, tellsName } from './own-changes.ts';
import { withProfileNames } from './profile-names.ts';

export type ChangesFilter = Omit<ChangesQuery, 'client_id'>;

/** SQL of the instants at which a local day and the next one begin. */
const dayBegins = (day: string) => sql<string>`(${day}::date::timestamp at time zone 'America/Santiago')`;
const nextDayBegins = (day: string) =>
  sql<string>`((${day}::date + 1)::timestamp at time zone 'America/Santiago')`;

const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** A page of a client's changes in the scope, newest first, and the number on all pages. */
export async function changesOfClient(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  filter: ChangesFilter,
): Promise<{ items: ChangeWire[]; count: number }> {
  const { kind, user_id, date_start, date_end, name, limit, page_number } = filter;
  const sectors = await ownSectors(tx, scope, clientId);
  const own = changesInSight(tx, clientId, sectors)
    .$if(kind !== undefined, (query) => query.where('kind', 'in', kind!))
    .$if(user_id !== undefined, (query) => query.where('user_id', 'in', user_id!.map(Number)))
    .$if(date_start !== undefined, (query) => query.where('changed_at', '>=', dayBegins(date_start!)))
    .$if(date_end !== undefined, (query) => query.where('changed_at', '<', nextDayBegins(date_end!)))
    .$if(name !== undefined, (query) => query.where('thing_name', 'ilike', containing(name!)))
    .$if(name !== undefined && sectors !== 'all', (query) =>
      query.where(tellsName(sectors as ReadonlySet<SectorId>)),
    );
  const rows = await own
    .selectAll('change_log')
    .orderBy('changed_at', 'desc')
    .orderBy('change_id', 'desc')
    .limit(limit)
    .offset((page_number - 1) * limit)
    .execute();
  const { count } = await own
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const items = visible(scope, 'change.read', rows, () => ({ clientId }))
    .map((row) => asSeenFrom(sectors, row))
    .map(({ user_id: id, user_email: email, user_name: name, change_id, sector_ids: _, ...row }) => ({
      ...row,
      change_id: Number(change_id), // text where the log is distributed
      user: id === null ? null : authorOf({ user_id: id, email, name }),
    }));
  return { items: await withProfileNames(tx, clientId, items), count: Number(count) };
}

/**
 * Changes in some sectors, or all of them. The schema is named for the sectors' sake, which a view may hide from servers
 * of the version before (migration 0067).
 */
const changesInSight = (tx: Tx, clientId: ClientId, own: SectorScope) =>
  tx
    .selectFrom('public.change_log as change_log')
    .where('client_id', '=', clientId)
    .$if(own !== 'all', (query) => query.where(liesIn(clientId, own as ReadonlySet<SectorId>)));

/** The log has the name of a program where people have an address and a name. */
const authorOf = (author: PersonOfChangeWire): PersonOfChangeWire =>
  isProgram(author.user_id) ? { ...author, email: '', name: programAuthor(author.name) } : author;

/**
 * Everybody who has made a change in the scope, with the latest name and address in the client's log.
 */
export async function peopleOfChanges(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
): Promise<PersonOfChangeWire[]> {
  const rows = await changesInSight(tx, clientId, await ownSectors(tx, scope, clientId))
    .select(['user_id', 'user_email as email', 'user_name as name'])
    .where('user_id', 'is not', null)
    .distinctOn('user_id')
    .orderBy('user_id')
    .orderBy('changed_at', 'desc')
    .orderBy('change_id', 'desc')
    .execute();
  return rows.map(({ user_id, ...row }) => authorOf({ ...row, user_id: user_id! }));
}
