import type { EpochMs, IsoDate } from '@vigia/domain';
import type { HardwareConfig, NodeSerial, StationId } from '@vigia/domain/farm';
import type * as z from 'zod/mini';
import { DataColumns, type NodeDataCategory, type StationDataCategory } from '../../contract/data-points.ts';
import { DeviceLogsAnswer, type LogLevel, NodeKeyAnswer } from '../../contract/devices.ts';
import { CONNECTION_ATTEMPT, EventsAnswer, eventsQuery } from '../../contract/events.ts';
import { toWire } from '../../contract/fields.ts';
import { HardwareConfigAnswer } from '../../contract/hardware.ts';
import { hardwareFromWire, hardwareToWire } from '../../contract/hardware-shape.ts';
import { SetApartAnswer } from '../../contract/set-apart.ts';
import type { Send } from '../http.ts';
import { everyPage } from '../paging.ts';
import { type DataPoints, toDataPoints } from '../to-points.ts';
import { type SetApartReadings, toSetApart } from '../to-set-apart.ts';

/** Local days, both included. */
export interface Days {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

export interface DeviceLog {
  readonly at: EpochMs;
  readonly uploadedAt: EpochMs;
  readonly level: LogLevel;
  readonly text: string;
}

export interface ConnectionAttempt {
  readonly at: EpochMs;
  readonly url: string;
}

/** A hardware configuration and its state of delivery to the device. */
export interface StationHardware {
  readonly config: HardwareConfig;
  readonly stationId: StationId | null;
  readonly nodeSerial: NodeSerial | null;
  /** `default` before one is saved, `pending` until the device has fetched the saved one. */
  readonly state: HardwareConfigAnswer['sync_state'];
  readonly savedAt: EpochMs | null;
  readonly synchronisedAt: EpochMs | null;
}

const instantOf = (text: string | null): EpochMs | null => (text === null ? null : Date.parse(text));

const toStationHardware = (wire: HardwareConfigAnswer): StationHardware => ({
  config: hardwareFromWire(wire),
  stationId: wire.station_id,
  nodeSerial: wire.serial_number,
  state: wire.sync_state,
  savedAt: instantOf(wire.date_saved),
  synchronisedAt: instantOf(wire.date_synchronised),
});

export function deviceCalls(send: Send) {
  const points = async (
    path: string,
    category: string,
    { start, end }: Days,
    signal?: AbortSignal,
  ): Promise<DataPoints> => {
    const query = { data_category: category, date_start: start, date_end: end, format: 'columns' };
    return toDataPoints(await send(path, DataColumns, { query, signal }));
  };
  const node = (serial: NodeSerial) => `/v2/nodes/${encodeURIComponent(serial)}`;
  return {
    /** Measurements at a station, of any device that stood there. */
    stationData: (
      stationId: StationId,
      category: z.infer<typeof StationDataCategory>,
      days: Days,
      signal?: AbortSignal,
    ) => points(`/v2/stations/${stationId}/data`, category, days, signal),
    /** Measurements of a device, at any station. */
    nodeData: (
      serial: NodeSerial,
      category: z.infer<typeof NodeDataCategory>,
      days: Days,
      signal?: AbortSignal,
    ) => points(`${node(serial)}/data`, category, days, signal),
    /** Readings of a station, or of a device at any station, that are stored and not used; newest first. */
    setApart: async (
      of: { readonly stationId: StationId } | { readonly serial: NodeSerial },
      { start, end }: Days,
      signal?: AbortSignal,
    ): Promise<SetApartReadings> => {
      const path = 'serial' in of ? node(of.serial) : `/v2/stations/${of.stationId}`;
      const query = { date_start: start, date_end: end };
      return toSetApart(await send(`${path}/set-apart`, SetApartAnswer, { query, signal }));
    },
    /** Log lines, newest first. */
    logs: async (
      serial: NodeSerial,
      { start, end, levels }: Days & { readonly levels?: readonly LogLevel[] },
      signal?: AbortSignal,
    ): Promise<DeviceLog[]> => {
      const query = { date_start: start, date_end: end, log_level: levels?.join(',') };
      const pages = await everyPage((page_id) =>
        send(`${node(serial)}/logs`, DeviceLogsAnswer, { query: { ...query, page_id }, signal }),
      );
      return pages
        .flatMap(({ items }) => items)
        .map((line) => ({
          at: Date.parse(line.log_datetime),
          uploadedAt: Date.parse(line.log_uploaded),
          level: line.log_level,
          text: line.log_string,
        }));
    },
    /** Attempts of the device to reach its server, newest first. */
    connectionAttempts: async (
      serial: NodeSerial,
      { start, end }: Days,
      signal?: AbortSignal,
    ): Promise<ConnectionAttempt[]> => {
      const params = { start, end, nodeSerial: serial, types: CONNECTION_ATTEMPT };
      const pages = await everyPage((pageId) =>
        send('/v2/events', EventsAnswer, { query: toWire(eventsQuery, { ...params, pageId }), signal }),
      );
      return pages
        .flatMap(({ items }) => items)
        .flatMap((item) => (item.type === CONNECTION_ATTEMPT ? [{ at: item.at, url: item.url }] : []));
    },
    stationHardware: async (stationId: StationId, signal?: AbortSignal): Promise<StationHardware> =>
      toStationHardware(await send(`/v2/stations/${stationId}/hw-config`, HardwareConfigAnswer, { signal })),
    nodeHardware: async (serial: NodeSerial, signal?: AbortSignal): Promise<StationHardware> =>
      toStationHardware(await send(`${node(serial)}/hw-config`, HardwareConfigAnswer, { signal })),
    saveHardware: async (
      stationId: StationId,
      config: HardwareConfig,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<StationHardware> => {
      const call = { method: 'post', body: hardwareToWire(config), idempotencyKey, signal } as const;
      return toStationHardware(await send(`/v2/stations/${stationId}/hw-config`, HardwareConfigAnswer, call));
    },
    /**
     * Issues a new key for a device, shown only this once; the earlier key becomes invalid. The call is never
     * retried.
     */
    issueKey: async (serial: NodeSerial, signal?: AbortSignal): Promise<string> =>
      (await send(`${node(serial)}/keys`, NodeKeyAnswer, { method: 'post', signal })).key,
  };
}
