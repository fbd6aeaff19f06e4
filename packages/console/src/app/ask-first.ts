import { type AheadFetch, askAhead } from '@vigia/api/client';
import { exclusively } from '../shared/exclusively.ts';
import { isTreeKept } from '../shared/state/tree-storage.ts';

/** Requests what the console at an address begins with: the session, and the tree where none is kept. */
export function askFirst({ origin, searchParams }: URL): AheadFetch {
  const company = Number(searchParams.get('company'));
  return askAhead({
    baseUrl: origin,
    exclusively,
    clientOf: (userId, own) => {
      const clientId = Number.isInteger(company) && company > 0 ? company : own;
      return isTreeKept(userId, clientId) ? null : clientId;
    },
  });
}
