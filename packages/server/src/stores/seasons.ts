import type { BiofixWire, SeasonWire } from '@vigia/api/contract';
import type { ClientId } from '@vigia/domain';
import type { z } from 'zod';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';

/** The client's seasons, newest first, each with the biofixes of the sectors the scope may see. */
export async function seasonsOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<SeasonWire[]> {
  const seasons = await tx
    .selectFrom('season')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('date_start', 'desc')
    .orderBy('season_id', 'desc')
    .execute();
  const biofixes = await tx
    .selectFrom('biofix')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('date_biofix')
    .orderBy('biofix_id')
    .execute();
  const seen = visible(scope, 'biofix.read', biofixes, (row) => ({
    clientId: row.client_id,
    sectorId: row.sector_id,
  }));
  return visible(scope, 'season.read', seasons, (row) => ({ clientId: row.client_id })).map((season) => ({
    ...season,
    biofix: seen.filter((row) => row.season_id === season.season_id).map(biofixOf),
  }));
}

function biofixOf({ client_id: _, ...row }: z.infer<typeof BiofixWire> & { client_id: ClientId }) {
  return row;
}
