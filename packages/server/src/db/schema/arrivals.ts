import type { arrival, RowOf, unknownDevice } from '@vigia/api/contract';
import type { GeneratedAlways } from 'kysely';
import type { Json } from './columns.ts';

type ArrivalRow = RowOf<typeof arrival>;

/** A request of a device and what became of it. Its id is a bigint, read as text. */
export interface DeviceArrivalTable extends Omit<ArrivalRow, 'arrival_id' | 'problems' | 'parts'> {
  client_id: number;
  serial_number: string;
  arrival_id: GeneratedAlways<string>;
  problems: Json<{ readonly field: string; readonly message: string }[]>;
  parts: Json<{ readonly category: string; readonly part_count: number }[]>;
}

/** Requests of devices that nobody knows, at a fixed number of places. */
export interface UnknownDeviceTable extends RowOf<typeof unknownDevice> {
  place: number;
}

export interface ArrivalTables {
  device_arrival: DeviceArrivalTable;
  unknown_device: UnknownDeviceTable;
}
