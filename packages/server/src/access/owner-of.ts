import type { Client, ClientId, SectorId, UserId } from '@vigia/domain/farm';

/** The client and sector that a thing belongs to; they decide who may change it. */
export interface Owner {
  readonly clientId: ClientId;
  readonly sectorId?: SectorId | undefined;
  /** Whose alone it is, for actions on one's own things. */
  readonly userId?: UserId | undefined;
}
/** A client lies in itself. */
type ItsOwn = Pick<Client, 'id' | 'isDevicePool'>;
export type Owned = Owner | ItsOwn;

/** The owner of a thing: a client, and a sector of it. */
export function ownerOf(one: Owned): Owner {
  if (!('clientId' in one)) return { clientId: one.id };
  const { clientId, sectorId, userId } = one;
  return { clientId, sectorId, ...(userId !== undefined && { userId }) };
}
