import type { Client, ClientId, SectorId } from '@vigia/domain/farm';

/** The client and sector that a thing belongs to; they decide who may change it. */
export interface Owner {
  readonly clientId: ClientId;
  readonly sectorId?: SectorId | undefined;
}
/** A row that is not read into the domain yet. */
export interface OwnedRow {
  readonly client_id: ClientId;
  readonly sector_id?: SectorId;
}
/** A client lies in itself. */
type ItsOwn = Pick<Client, 'id' | 'isDevicePool'>;
export type Owned = Owner | OwnedRow | ItsOwn;

/** The owner of a thing: a client, and a sector of it. */
export function ownerOf(one: Owned): Owner {
  if ('isDevicePool' in one) return { clientId: one.id };
  if ('clientId' in one) return { clientId: one.clientId, sectorId: one.sectorId };
  return { clientId: one.client_id, sectorId: one.sector_id };
}
