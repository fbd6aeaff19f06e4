import type { NodeSerial } from '@vigia/domain/farm';

/** A source of photos: a station, or a device at any station. */
export type PhotoSource = { readonly stationId: number } | { readonly serial: NodeSerial };
