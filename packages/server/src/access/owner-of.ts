import type { Client, ClientId, SectorId } from '@vigia/domain/farm';

/** The client and sector that a thing belongs to; they decide who may change it. */
export interface Owner {
  readonly clientId: ClientId;
  readonly sectorId?: SectorId | undefined;
}
/** A client lies in itself. */
type ItsOwn = Pick<Client, 'id' | 'isDevicePool'>;
export type Owned = Owner | ItsOwn;

/** The owner of a thing: a client, and a sector of it. */
export function ownerOf(one: Owned): Owner {
  return 'clientId' in one ? { clientId: one.clientId, sectorId: one.sectorId } : { clientId: one.id };
}
