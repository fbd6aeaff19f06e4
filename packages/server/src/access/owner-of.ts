import type { Client, ClientId, SectorId } from '@vigia/domain/farm';

/** The client and sector that a thing belongs to; they decide who may change it. */
export interface Owner {
  readonly clientId: ClientId;
  readonly sectorId?: SectorId | undefined;
}
/** A client lies in itself. */
type ItsOwn = Pick<Client, 'id' | 'isDevicePool'>;
export type InPlace = Placed | ItsOwn;

/** Where a thing lies: in a client, and in a sector of it. */
export function placeOf(one: InPlace): Placed {
  return 'clientId' in one ? { clientId: one.clientId, sectorId: one.sectorId } : { clientId: one.id };
}
