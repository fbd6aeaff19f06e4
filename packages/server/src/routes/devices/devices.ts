import {
  DeviceConfigAnswer,
  DeviceDataAnswer,
  DeviceDataBody,
  DeviceLogsBody,
  DeviceLogsSaved,
  hardwareToWire,
  NodeKeyAnswer,
  SerialParam,
} from '@vigia/api/contract';
import { DEFAULT_HARDWARE } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { demand, search } from '../../access/reach.ts';
import { summaryOfLogs, summaryOfReadings } from '../../arrivals/summary.ts';
import { hashOfDeviceKey, newDeviceKey } from '../../auth/device-key.ts';
import { asClient, asGranted } from '../../db/tenant.ts';
import { type DeviceCall, deviceRoute, route } from '../../http/route.ts';
import { saveDeviceBatch } from '../../ingest/device-batch.ts';
import { saveDeviceLogs } from '../../ingest/device-log-batch.ts';
import { hardwareOfNode, markSynchronised } from '../../stores/devices/hardware.ts';
import { putNodeKey } from '../../stores/devices/node-keys.ts';
import { nodeBySerial } from '../../stores/devices/nodes.ts';

/** Largest body, bytes: 5,000 readings with every field are 1.3 MB. */
const LARGEST_BATCH = 2 * 1024 * 1024;
const PARAM = z.object({ serial: SerialParam });

/**
 * Returns the device's configuration and marks it as received. A device that lost the answer asks again within
 * the hour.
 */
function handOutConfig({ scope, device, services: { databases, now } }: DeviceCall) {
  return asClient(databases.app, device.clientId, async (tx): Promise<DeviceConfigAnswer> => {
    const found = await hardwareOfNode(tx, scope, device.clientId, device.serial);
    if (found.kind !== 'found' || found.station.config === null) {
      return { ...hardwareToWire(DEFAULT_HARDWARE), date_saved: null };
    }
    await markSynchronised(tx, found.station, device.serial, new Date(now()).toISOString());
    return { ...found.station.config, date_saved: found.station.savedAt };
  });
}

export const deviceRoutes = [
  route({
    method: 'post',
    path: '/v2/nodes/{serial}/keys',
    everAnew: true,
    summary: 'A new key for a device, shown this once; the one before opens nothing from now on',
    answered: 'The key, told this once.',
    access: { kind: 'session', action: 'node.key.issue', target: 'node' },
    param: PARAM,
    answer: NodeKeyAnswer,
    status: 201,
    // Without the usual Idempotency-Key: it would store the answer, and with it the key.
    run: async ({ scope, services: { databases, now }, param: { serial } }) => {
      const node = await search(databases.app, scope, (tx) => nodeBySerial(tx, scope, serial));
      demand(scope, 'node.key.issue', { clientId: node.clientId });
      const key = newDeviceKey();
      await asGranted(databases.app, scope, node.clientId, (tx) =>
        putNodeKey(tx, scope, node, hashOfDeviceKey(key), now()),
      );
      return { serial_number: serial, key };
    },
  }),
  deviceRoute({
    method: 'post',
    path: '/v2/nodes/{serial}/data',
    call: 'data',
    summary: 'Readings of a device: climate, weather, battery, position, signal, self-tests, connections',
    about:
      'Up to 5,000 readings in any order: a batch that is sent again changes nothing. Readings that cannot be true refuse nothing and are told in `set_apart`; one that is not written as a reading refuses the whole batch.',
    answered: 'What became of the readings.',
    param: PARAM,
    body: DeviceDataBody,
    largestBody: LARGEST_BATCH,
    answer: DeviceDataAnswer,
    run: async ({ c, scope, device, services: { databases, metrics, now }, body }) => {
      const saved = await asClient(databases.app, device.clientId, (tx) =>
        saveDeviceBatch(tx, scope, device, body.readings, now()),
      );
      metrics.took('reading', body.readings.length);
      c.set('arrivalSummary', summaryOfReadings(body.readings, saved));
      return saved;
    },
  }),
  deviceRoute({
    method: 'post',
    path: '/v2/nodes/{serial}/logs',
    call: 'logs',
    summary: 'Log lines of a device',
    about: 'Up to 5,000 lines: one that is there already (instant, level and text) is not stored again.',
    answered: 'How many lines came, and how many were new.',
    param: PARAM,
    body: DeviceLogsBody,
    largestBody: LARGEST_BATCH,
    answer: DeviceLogsSaved,
    run: async ({ c, device, services: { databases, metrics, now }, body }) => {
      const saved = await asClient(databases.app, device.clientId, (tx) =>
        saveDeviceLogs(tx, device, body.logs, now()),
      );
      metrics.took('device_log', body.logs.length);
      c.set('arrivalSummary', summaryOfLogs(body.logs, saved));
      return saved;
    },
  }),
  deviceRoute({
    method: 'get',
    path: '/v2/nodes/{serial}/config',
    call: 'config',
    summary: 'What a device is to run with; from then on it counts as synchronised',
    about: 'Ask once an hour and apply what is answered.',
    param: PARAM,
    answer: DeviceConfigAnswer,
    run: handOutConfig,
  }),
];
