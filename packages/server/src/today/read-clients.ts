import { ClientWire } from '@vigia/api/contract';
import type { EpochMs, IsoDate } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import type { Mask } from '../access/demo-names.ts';
import type { Scope } from '../access/scope.ts';
import type { Databases } from '../db/pool.ts';
import { asClient } from '../db/tenant.ts';
import { clientsInUse } from '../stores/farm/archived-clients.ts';
import { clientById } from '../stores/farm/clients.ts';
import { readToday } from './read-today.ts';
import { type TodayLines, todayLines } from './today-lines.ts';

/** Hoy of one client of a letter. */
export interface ClientToday extends TodayLines {
  readonly client: string;
  /** Whether its reader sees any field of the running season, or no season runs. */
  readonly isSeen: boolean;
}

interface Reading {
  readonly scope: Scope;
  /** The client of the reader's account: it comes first. */
  readonly own: ClientId;
  readonly day: IsoDate;
  readonly now: EpochMs;
  readonly url: string | undefined;
  readonly mask: Mask;
}

/**
 * Hoy of every client that is named for a reader, their own first, each in a transaction of its own. Who reads all clients of
 * the service gets those that are named for them.
 */
export async function readClientsToday(
  databases: Pick<Databases, 'owner' | 'background'>,
  { scope, own, day, now, url, mask }: Reading,
): Promise<ClientToday[]> {
  const inUse = await clientsInUse(databases.owner);
  const others = inUse.filter((id) => id !== own && scope.clients.has(id));
  const found: ClientToday[] = [];
  for (const clientId of [own, ...others]) {
    const one = await asClient(databases.background, clientId, async (tx): Promise<ClientToday | null> => {
      const client = await clientById(tx, scope, clientId);
      if (client === null) return null;
      const read = await readToday(tx, scope, clientId, now);
      const [named] = mask([client], z.array(ClientWire));
      return {
        client: named!.name,
        isSeen: read.season === null || read.rows.length > 0,
        ...todayLines(read, { scope, clientId, day, url, mask }),
      };
    });
    if (one) found.push(one);
  }
  return found;
}
