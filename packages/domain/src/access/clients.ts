import type { Client, ClientAttributes } from '../farm/client.ts';

/** As a client is made. */
export const USUAL_CLIENT: ClientAttributes & Pick<Client, 'requiresSecondStep'> = {
  isDevicePool: false,
  isCounted: true,
  isTest: false,
  requiresSecondStep: false,
};

/** The clients whose images the counting tool asks for: the counted ones, and never a device pool. */
export function countedClients<C extends Pick<Client, 'isCounted' | 'isDevicePool'>>(
  clients: readonly C[],
): C[] {
  return clients.filter(({ isCounted, isDevicePool }) => isCounted && !isDevicePool);
}

/** In the order of the client filter: by name, ignoring accents and case, numbers by their size. */
export function sortClients<C extends Pick<Client, 'name'>>(clients: readonly C[]): C[] {
  return [...clients].sort((a, b) => COLLATOR.compare(a.name, b.name));
}
const COLLATOR = new Intl.Collator('es-CL', { sensitivity: 'base', numeric: true });
