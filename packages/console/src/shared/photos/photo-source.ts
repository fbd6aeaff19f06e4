import type { NodeSerial } from '@vigia/domain/farm';

/** Whose photos: those taken at a station, or by a device wherever it stood. */
export type PhotoSource = { readonly stationId: number } | { readonly serial: NodeSerial };
