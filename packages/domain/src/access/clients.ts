import type { Client } from '../entities/farm.ts';
import type { ClientId } from '../entities/ids.ts';

/** Holds the devices that super admins may install anywhere. */
export const DEVICE_POOL_CLIENT: ClientId = 2;

/** Clients whose images are not counted (administration.md §7). */
const NOT_COUNTED: readonly ClientId[] = [1, DEVICE_POOL_CLIENT];

/** The clients whose images the counting tool asks for. */
export function countedClients<C extends Pick<Client, 'id'>>(clients: readonly C[]): C[] {
  return clients.filter(({ id }) => !NOT_COUNTED.includes(id));
}

/** As the client filter lists them: by name, accents and case aside, numbers by their size. */
export function sortClients<C extends Pick<Client, 'name'>>(clients: readonly C[]): C[] {
  return [...clients].sort((a, b) => COLLATOR.compare(a.name, b.name));
}
const COLLATOR = new Intl.Collator('es-CL', { sensitivity: 'base', numeric: true });
