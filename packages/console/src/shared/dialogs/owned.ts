import { FIELD_MESSAGES } from '@vigia/domain/es';
import {
  type Client,
  type ClientId,
  type Pest,
  type Season,
  type Sector,
  sortSeasons,
  whenBlank,
} from '@vigia/domain/farm';
import { pestOptions } from '@vigia/ui';

/** A draft of something that lies in a client, which is chosen first where none is. */
export type Owned<Draft> = Draft & { readonly clientId: ClientId | null };

/** A client with what is chosen from for something of its own. */
export interface Owner {
  readonly client: Client;
  readonly sectors: readonly (Sector & { readonly archived?: boolean })[];
  readonly seasons: readonly Season[];
  readonly pests: readonly Pest[];
}

const named = <Id extends number>(list: readonly { readonly id: Id; readonly name: string }[] = []) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** Whose it is; null while nobody is chosen or it has not come. */
export const ownerOf = <One extends Owner>(owners: readonly One[], clientId: ClientId | null): One | null =>
  owners.find(({ client }) => client.id === clientId) ?? null;

/** What may be chosen: sectors in use, seasons from the newest, pests. Nothing without an owner. */
export const choicesOf = (owner: Owner | null) => ({
  sectors: named(owner?.sectors.filter(({ archived }) => !archived)),
  seasons: named(sortSeasons(owner?.seasons ?? [])),
  pests: pestOptions(owner?.pests ?? []),
});

/** Another owner has other sectors and seasons. */
export const ownedBy = (clientId: ClientId) => ({ clientId, sectorId: null, seasonId: null });

/** What is wrong while nobody says whose it is. */
export const missingOwner = (clientId: ClientId | null) => whenBlank(clientId, FIELD_MESSAGES.required);
