import type { ClientId } from '@vigia/domain/farm';
import { readStored, writeStored } from '../storage.ts';

const keyOf = (clientId: ClientId) => `spray-market:${clientId}`;

/** The market that was chosen on this device for a client's fruit; null for none. */
export function keptMarket(clientId: ClientId): string | null {
  const kept = readStored(keyOf(clientId));
  return typeof kept === 'string' ? kept : null;
}

export const keepMarket = (clientId: ClientId, market: string | null) => writeStored(keyOf(clientId), market);
