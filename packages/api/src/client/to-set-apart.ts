/** Converts the wire's unused readings to items of a list. */
import type { EpochMs } from '@vigia/domain';
import type { SetApartQuantity, SetApartReason } from '@vigia/domain/devices';
import type { NodeSerial } from '@vigia/domain/farm';
import { COLUMN_MEASURES, type SetApartAnswer } from '../contract/set-apart.ts';

export interface SetApartReading {
  /** Time of the measurement as the device sent it, ISO text; it may not exist in the calendar. */
  readonly saidAt: string;
  /** Time of arrival, for readings with an impossible date; null for the others. */
  readonly receivedAt: EpochMs | null;
  readonly serial: NodeSerial | null;
  readonly reason: SetApartReason;
  readonly values: readonly { readonly of: SetApartQuantity; readonly value: number | string }[];
}

export interface SetApartReadings {
  /** Newest first. */
  readonly readings: readonly SetApartReading[];
  /** Whether there are more, older ones. */
  readonly truncated: boolean;
}

/** Quantities in the order of a list. */
const QUANTITIES: Readonly<Record<string, SetApartQuantity>> = {
  ...COLUMN_MEASURES,
  position_latitude: 'latitude',
  position_longitude: 'longitude',
  code: 'selfTest',
  url_connected: 'url',
  signal_operator_name: 'operator',
  signal_band: 'band',
  signal_rsrp: 'rsrp',
  signal_rsrq: 'rsrq',
  signal_rscp: 'rscp',
  signal_ecio: 'ecio',
  signal_rssi: 'rssi',
};

export const toSetApart = ({ items, truncated }: SetApartAnswer): SetApartReadings => ({
  readings: items.map((item) => ({
    saidAt: item.date_created,
    receivedAt: item.received_at === null ? null : Date.parse(item.received_at),
    serial: item.serial_number,
    reason: item.reason,
    values: Object.entries(QUANTITIES).flatMap(([column, of]) => {
      const value = item.values[column] ?? null;
      return value === null ? [] : [{ of, value }];
    }),
  })),
  truncated,
});
