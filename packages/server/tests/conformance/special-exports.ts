import type { Actor } from '../access-matrix/people.ts';
import { one, type Special } from './steps.ts';

const SPAN = 'date_start=2026-09-01&date_end=2026-11-30';
const EXPORTS = {
  tables: `tables=readings&format=csv&${SPAN}`,
  map: SPAN,
  calendar: SPAN,
};
/** Somebody of whom no other test has an export open. */
const TAKER: Actor = 'steward';

/** A fifth export while four are not taken yet. */
export const specialExports: readonly Special[] = Object.entries(EXPORTS).map(([kind, query]) => ({
  route: `GET /v2/clients/{client_id}/exports/${kind}`,
  answer: 'too-many-requests',
  run: async (tools) => {
    const path = `/v2/clients/1/exports/${kind}?${query}`;
    const open = await Promise.all(Array.from({ length: 4 }, () => one(TAKER, path)(tools)));
    const refused = await one(TAKER, path)(tools);
    for (const answer of open) await answer.body?.cancel();
    return refused;
  },
}));
