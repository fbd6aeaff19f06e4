import type { ClientId } from '@vigia/domain';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { HttpProblem } from '../http/problem.ts';
import { sectorById } from './sectors.ts';

/** Ids that a body names, of things of one client and of the catalogues. */
export interface References {
  readonly sector_id?: number | null | undefined;
  readonly season_id?: number | null | undefined;
  readonly crop_id?: number | null | undefined;
  readonly pest_id?: number | null | undefined;
}

type Find = (tx: Tx, scope: Scope, clientId: ClientId, id: number) => Promise<unknown>;

const FINDERS: Readonly<Record<keyof References, Find>> = {
  // A sector that is named stays in use until the transaction ends: archiving it has to wait.
  sector_id: async (tx, scope, clientId, id) => {
    const rows = await tx
      .selectFrom('sector')
      .select('sector_id')
      .where('client_id', '=', clientId)
      .where('sector_id', '=', id)
      .where('sector_is_archived', '=', false)
      .forShare()
      .execute();
    return visible(scope, 'sector.read', rows, () => ({ clientId, sectorId: id }))[0];
  },
  season_id: (tx, _, clientId, id) =>
    tx
      .selectFrom('season')
      .select('season_id')
      .where('client_id', '=', clientId)
      .where('season_id', '=', id)
      .executeTakeFirst(),
  crop_id: (tx, _scope, _client, id) =>
    tx.selectFrom('crop').select('crop_id').where('crop_id', '=', id).executeTakeFirst(),
  pest_id: (tx, _scope, _client, id) =>
    tx.selectFrom('pest').select('pest_id').where('pest_id', '=', id).executeTakeFirst(),
};

/**
 * Refuses ids that name nothing of the client, in the same words whether they are unknown or out of the caller's
 * sight.
 *
 * @param names what the caller calls each field, where it is not the wire's own name
 */
export async function demandReferences(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  references: References,
  names: Readonly<Partial<Record<keyof References, string>>> = {},
): Promise<void> {
  const errors: { field: string; message: string }[] = [];
  for (const field of Object.keys(FINDERS) as (keyof References)[]) {
    const id = references[field];
    if (id === undefined || id === null || (await FINDERS[field](tx, scope, clientId, id))) continue;
    errors.push({ field: names[field] ?? field, message: 'No existe o no está en uso' });
  }
  if (errors.length > 0) throw new HttpProblem('invalid-input', { errors });
}

/** What a reader calls what the ids of one client name; what is out of the scope's sight has no name. */
export async function namesOfReferences(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  ids: Readonly<Record<'sector_id' | 'season_id' | 'pest_id', number>>,
) {
  const sector = await sectorById(tx, scope, ids.sector_id);
  const season = await tx
    .selectFrom('season')
    .select('season_name')
    .where('client_id', '=', clientId)
    .where('season_id', '=', ids.season_id)
    .executeTakeFirst();
  const pest = await tx
    .selectFrom('pest')
    .select('pest_name')
    .where('pest_id', '=', ids.pest_id)
    .executeTakeFirst();
  return { sector_id: sector?.sector_name, season_id: season?.season_name, pest_id: pest?.pest_name };
}
