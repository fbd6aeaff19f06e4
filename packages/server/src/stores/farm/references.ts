import type { ClientId } from '@vigia/domain/farm';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { HttpProblem } from '../../http/problem.ts';
import { sectorById } from './sectors.ts';

/** Ids in a body that refer to things of one client and of the catalogue. */
export interface References {
  readonly sectorId?: number | null | undefined;
  readonly seasonId?: number | null | undefined;
  readonly cropId?: number | null | undefined;
  readonly pestId?: number | null | undefined;
}
/** What it says at a pest or crop that is offered for nothing new. */
export const RETIRED = 'Está retirado del catálogo: elija otro';

const NAMES = { sectorId: 'sector_id', seasonId: 'season_id', cropId: 'crop_id', pestId: 'pest_id' } as const;

type Found = object | undefined;
const isRetired = (found: object): boolean => 'is_retired' in found && found.is_retired === true;
type Find = (tx: Tx, scope: Scope, clientId: ClientId, id: number) => Promise<Found>;

const FINDERS: Readonly<Record<keyof References, Find>> = {
  // The sector is locked against archiving until the transaction ends.
  sectorId: async (tx, scope, clientId, id) => {
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
  seasonId: (tx, _, clientId, id) =>
    tx
      .selectFrom('season')
      .select('season_id')
      .where('client_id', '=', clientId)
      .where('season_id', '=', id)
      .executeTakeFirst(),
  cropId: (tx, _scope, _client, id) =>
    tx
      .selectFrom('crop')
      .select('crop_is_retired as is_retired')
      .where('crop_id', '=', id)
      .executeTakeFirst(),
  pestId: (tx, _scope, _client, id) =>
    tx
      .selectFrom('pest')
      .select('pest_is_retired as is_retired')
      .where('pest_id', '=', id)
      .executeTakeFirst(),
};

interface Demanded {
  /** The caller's name of each field. */
  readonly names?: Readonly<Partial<Record<keyof References, string>>>;
  /** What the edited thing has: it keeps a pest or crop that was retired since. */
  readonly kept?: References | null;
}

/**
 * Refuses ids that do not exist in the client or are outside the scope, with the same message in both cases, and pests and
 * crops that are retired, save those that the thing has already.
 */
export async function demandReferences(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  references: References,
  { names = NAMES, kept = null }: Demanded = {},
): Promise<void> {
  const errors: { field: string; message: string }[] = [];
  for (const field of Object.keys(FINDERS) as (keyof References)[]) {
    const id = references[field];
    if (id === undefined || id === null) continue;
    const found = await FINDERS[field](tx, scope, clientId, id);
    if (found && (!isRetired(found) || kept?.[field] === id)) continue;
    errors.push({ field: names[field] ?? field, message: found ? RETIRED : 'No existe o no está en uso' });
  }
  if (errors.length > 0) throw new HttpProblem('invalid-input', { errors });
}

/** What a reader calls what the ids of one client name; what is out of the scope's sight has no name. */
export async function namesOfReferences(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  ids: Readonly<Record<'sectorId' | 'seasonId' | 'pestId', number>>,
) {
  const sector = await sectorById(tx, scope, ids.sectorId);
  const season = await tx
    .selectFrom('season')
    .select('season_name')
    .where('client_id', '=', clientId)
    .where('season_id', '=', ids.seasonId)
    .executeTakeFirst();
  const pest = await tx
    .selectFrom('pest')
    .select('pest_name')
    .where('pest_id', '=', ids.pestId)
    .executeTakeFirst();
  return { sectorId: sector?.name, seasonId: season?.season_name, pestId: pest?.pest_name };
}
