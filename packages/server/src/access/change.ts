import type { Action } from '@vigia/domain/access';
import { notFound } from '../http/problem.ts';
import type { ScopedCall } from '../http/route.ts';
import { clientById } from '../stores/farm/clients.ts';
import { sectorById } from '../stores/farm/sectors.ts';
import { type Owned, type Owner, ownerOf } from './owner-of.ts';
import { demand, search, type Tx } from './reach.ts';
import type { Scope } from './scope.ts';
import { write } from './write.ts';

interface Change<Row extends Owned, T> {
  /** The thing with the id, if the scope may see it. */
  readonly find: (tx: Tx, scope: Scope) => Promise<Row | null>;
  /** The client and sector of the row, if it is not read from its own fields. */
  readonly owner?: (row: Row) => Owner;
  /** What the caller does to it; null when the work checks rights itself. */
  readonly action: Action | null;
  readonly work: (tx: Tx, row: Row) => Promise<T>;
  /** Locks the row as `work` gets it until the end of the transaction. */
  readonly lock?: (tx: Tx) => Promise<unknown>;
  /** What else distinguishes two requests, see `write`. */
  readonly fingerprint?: string;
  /** Reaches an archived client too, see `write`. */
  readonly evenArchived?: boolean;
  /** The answer holds a secret, see `write`. */
  readonly isSecret?: boolean;
}

/**
 * Changes the thing with an id, in whichever client of the scope it lies: 404 for what the caller does not see, 403 for
 * what they may not do, and then the work, all in one transaction of that client.
 */
export async function change<Row extends Owned, T>(
  call: ScopedCall,
  {
    find,
    lock,
    owner = ownerOf,
    action,
    work,
    fingerprint,
    evenArchived = false,
    isSecret = false,
  }: Change<Row, T>,
): Promise<T> {
  const { scope, services } = call;
  const seen = await search(services.databases.app, scope, (tx) => find(tx, scope));
  return await write(call, {
    clientId: owner(seen).clientId,
    ...(fingerprint && { fingerprint }),
    ...{ evenArchived, isSecret },
    work: async (tx) => {
      const allowed = async () => {
        const row = await find(tx, scope);
        if (row === null) throw notFound();
        if (action !== null) demand(scope, action, owner(row));
        return row;
      };
      let row = await allowed();
      if (lock) {
        await lock(tx);
        row = await allowed();
      }
      return await work(tx, row);
    },
  });
}

interface Creation<T> {
  readonly action: Action;
  /** Where the new thing will lie. */
  readonly in: Owner;
  readonly work: (tx: Tx) => Promise<T>;
  /** The answer holds a secret, see `write`. */
  readonly isSecret?: boolean;
}

/**
 * Makes a new thing in a client (and a sector of it): 404 for one that the caller does not see, 403 for one in which
 * they may not make it, and then the work, all in one transaction of that client.
 */
export async function create<T>(
  call: ScopedCall,
  { action, in: owner, work, isSecret = false }: Creation<T>,
): Promise<T> {
  const { scope } = call;
  return await write(call, {
    ...{ clientId: owner.clientId, isSecret },
    work: async (tx) => {
      if ((await clientById(tx, scope, owner.clientId)) === null) throw notFound();
      if (owner.sectorId !== undefined) {
        const sector = await sectorById(tx, scope, owner.sectorId);
        if (sector?.clientId !== owner.clientId) throw notFound();
      }
      demand(scope, action, owner);
      return await work(tx);
    },
  });
}
