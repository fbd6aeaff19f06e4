import { FIELD_MESSAGES } from '@vigia/domain/es';
import {
  type Client,
  type ClientId,
  isRetiredPest,
  type Pest,
  type PestId,
  type Season,
  type Sector,
  sortSeasons,
  whenBlank,
} from '@vigia/domain/farm';
import { pestOptions } from '@vigia/ui';

/** A draft of an entity of a client; null until the client is chosen. */
export type Owned<Draft> = Draft & { readonly clientId: ClientId | null };

/** A client with the options for entities of its own. */
export interface Owner {
  readonly client: Client;
  readonly sectors: readonly (Sector & { readonly archived?: boolean })[];
  readonly seasons: readonly Season[];
  readonly pests: readonly Pest[];
}

const named = <Id extends number>(list: readonly { readonly id: Id; readonly name: string }[] = []) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** The owner; null while no client is chosen or it is not loaded. */
export const ownerOf = <One extends Owner>(owners: readonly One[], clientId: ClientId | null): One | null =>
  owners.find(({ client }) => client.id === clientId) ?? null;

/**
 * Options: sectors that are not archived, seasons newest first, pests that are not retired. Empty without an owner.
 *
 * @param kept pests that stay even if they are retired, as the one chosen already
 */
export const choicesOf = (owner: Owner | null, kept: readonly (PestId | null)[]) => ({
  sectors: named(owner?.sectors.filter(({ archived }) => !archived)),
  seasons: named(sortSeasons(owner?.seasons ?? [])),
  pests: pestOptions((owner?.pests ?? []).filter(({ id }) => kept.includes(id) || !isRetiredPest(id))),
});

/** The changes of a draft when its owner changes: another owner has other sectors and seasons. */
export const ownedBy = (clientId: ClientId) => ({ clientId, sectorId: null, seasonId: null });

/** The error of a draft without an owner. */
export const missingOwner = (clientId: ClientId | null) => whenBlank(clientId, FIELD_MESSAGES.required);
