import type { Arrival } from '@vigia/domain/devices';
import type { ClientId, NodeSerial } from '@vigia/domain/farm';

/** A request of a device that is still to be written down. */
export interface NewArrival extends Omit<Arrival, 'id'> {
  /** Null while it is unknown whose device it is: the key was not that of a device in service. */
  readonly clientId: ClientId | null;
  /** Of the device with the key; without one, what the path says. */
  readonly serial: NodeSerial;
}
