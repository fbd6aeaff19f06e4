import type { DeviceReading } from '@vigia/api/contract';
import { HOUR_MS, type IsoDate } from '@vigia/domain';
import { serviceScope } from '../access/gate.ts';
import type { Tx } from '../access/reach.ts';
import { saveDeviceBatch } from '../ingest/device-batch.ts';
import { saveDeviceLogs } from '../ingest/device-log-batch.ts';
import { type DemoDeviceHistory, dataUrl, deviceHistory } from './device-history.ts';
import type { DemoStation } from './stations.ts';

/**
 * Adds reports of a demo station's device after its last one, through the same functions as for real devices.
 *
 * @param loaded the day for which the farm was loaded
 * @param now epoch ms
 */
export async function feedDevice(tx: Tx, station: DemoStation, loaded: IsoDate, now: number): Promise<void> {
  const { clientId } = station.sector;
  const serial = station.nodes.at(-1);
  const last = await lastReading(tx, station);
  if (serial === undefined || last === null) return;
  const end = Math.floor(now / HOUR_MS) * HOUR_MS;
  const history = deviceHistory(station, loaded, end);
  const device = { clientId, serial };
  const readings = readingsOf(history).filter(({ t }) => Date.parse(t) > last);
  if (readings.length > 0) await saveDeviceBatch(tx, serviceScope(clientId), device, readings, now);
  const logs = history.logs
    .filter(({ t }) => t > last)
    .map(({ t, level, text }) => ({ log_datetime: instant(t), log_level: level, log_string: text }));
  if (logs.length > 0) await saveDeviceLogs(tx, device, logs, now);
}

const instant = (t: number): string => new Date(t).toISOString();

async function lastReading(tx: Tx, { id, sector }: DemoStation): Promise<number | null> {
  const row = await tx
    .selectFrom('device_report')
    .select((report) => report.fn.max('t').as('t'))
    .where('client_id', '=', sector.clientId)
    .where('station_id', '=', id)
    .executeTakeFirst();
  return row?.t ? Date.parse(row.t) : null;
}

function readingsOf({ signals, selfTests, positions, attempts }: DemoDeviceHistory): DeviceReading[] {
  return [
    ...signals.map(
      ({ t, operator, band, rsrp, rsrq, rscp, ecio }): DeviceReading => ({
        category: 'signal',
        t: instant(t),
        signal_operator_name: operator,
        signal_band: band,
        signal_rsrp: rsrp,
        signal_rsrq: rsrq,
        signal_rscp: rscp,
        signal_ecio: ecio,
      }),
    ),
    ...selfTests.map(({ t, code }): DeviceReading => ({ category: 'selftest', t: instant(t), code })),
    ...positions.map(
      ({ t, latitude, longitude }): DeviceReading => ({
        category: 'gps',
        t: instant(t),
        position_latitude: latitude,
        position_longitude: longitude,
      }),
    ),
    ...attempts.map(
      ({ t, node }): DeviceReading => ({
        category: 'connection',
        t: instant(t),
        url_connected: dataUrl(node),
      }),
    ),
  ];
}
