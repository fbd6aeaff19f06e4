import {
  HardwareConfigAnswer,
  HardwareConfigFields,
  hardwareFromWire,
  hardwareToWire,
  IdParam,
  Serial,
} from '@vigia/api/contract';
import { FIELD_MESSAGES } from '@vigia/domain/es';
import {
  DEFAULT_HARDWARE,
  type HardwareConfig,
  hardwareRefusal,
  isSensorInterval,
  type NodeSerial,
  SAVED_SENSOR_INTERVAL_MINUTES,
  type StationId,
} from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { change } from '../../access/change.ts';
import { search } from '../../access/reach.ts';
import { HttpProblem, invalidField } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import {
  hardwareOfNode,
  hardwareOfStation,
  type StationHardware,
  saveHardware,
} from '../../stores/devices/hardware.ts';
import { nodeBySerial } from '../../stores/devices/nodes.ts';

function stateOf(row: StationHardware): HardwareConfigAnswer['sync_state'] {
  if (row.config === null) return 'default';
  const byThisDevice = row.synchronisedAt !== null && row.synchronisedNode === row.nodeSerial;
  return byThisDevice ? 'synchronised' : 'pending';
}

const answerOf = (row: StationHardware): HardwareConfigAnswer => ({
  ...(row.config ?? hardwareToWire(DEFAULT_HARDWARE)),
  station_id: row.stationId,
  serial_number: row.nodeSerial,
  sync_state: stateOf(row),
  date_saved: row.savedAt,
  date_synchronised: stateOf(row) === 'synchronised' ? row.synchronisedAt : null,
});

/** The interval cannot be edited: a saved configuration has the default interval or its previous one. */
function checkInterval(before: HardwareConfig, { sensorIntervalMinutes: minutes }: HardwareConfig): void {
  const kept = minutes === before.sensorIntervalMinutes || minutes === SAVED_SENSOR_INTERVAL_MINUTES;
  if (!kept || !isSensorInterval(minutes)) {
    throw invalidField('sensor_config.interval_minutes', 'El intervalo de muestreo no se edita');
  }
}

function check(row: StationHardware, after: HardwareConfig): void {
  const before = row.config ? hardwareFromWire(row.config) : DEFAULT_HARDWARE;
  checkInterval(before, after);
  switch (hardwareRefusal({ readOnly: false, stationId: row.stationId, before, after })) {
    case 'invalid':
      throw invalidField('paper_roll_config.turn_seconds', FIELD_MESSAGES.paperRollSeconds);
    case 'weekdays-changed': {
      const camera = before.camera1.weekdays === after.camera1.weekdays ? 2 : 1;
      throw invalidField(`camera_${camera}_config.trigger_weekdays`, 'Los días de captura no se editan');
    }
    default:
  }
}

async function save(
  call: ScopedCall<{ station_id: StationId }, unknown, HardwareConfigFields>,
): Promise<HardwareConfigAnswer> {
  const savedAt = new Date(call.services.now()).toISOString();
  return await change(call, {
    find: (tx, scope) => hardwareOfStation(tx, scope, call.param.station_id),
    action: 'hardware.edit',
    work: async (tx, row) => {
      if (row.archived) throw new HttpProblem('conflict', { detail: 'La estación está archivada' });
      check(row, hardwareFromWire(call.body));
      await saveHardware(tx, row, call.body, savedAt);
      const saved = { config: call.body, savedAt, synchronisedAt: null, synchronisedNode: null };
      return answerOf({ ...row, ...saved });
    },
  });
}

/**
 * The configuration of a device. A spare device has the default one; a device at a station outside the caller's
 * scope is not found.
 */
function ofNode({ scope, services, param }: ScopedCall<{ serial_number: NodeSerial }>) {
  return search<HardwareConfigAnswer>(services.databases.app, scope, async (tx) => {
    const node = await nodeBySerial(tx, scope, param.serial_number);
    if (node === null) return null;
    const row = await hardwareOfNode(tx, scope, node.clientId, node.serial);
    if (row.kind === 'hidden') return null;
    if (row.kind === 'found') return answerOf(row.station);
    return {
      ...hardwareToWire(DEFAULT_HARDWARE),
      station_id: null,
      serial_number: node.serial,
      sync_state: 'default',
      date_saved: null,
      date_synchronised: null,
    };
  });
}

const ofStation = z.object({ station_id: IdParam });

export const hardwareRoutes = [
  route({
    method: 'get',
    path: '/v2/stations/{station_id}/hw-config',
    summary: 'What the device of a station is to run with',
    access: { kind: 'session', action: 'hardware.read', target: 'station' },
    param: ofStation,
    answer: HardwareConfigAnswer,
    run: async ({ scope, services, param }) =>
      answerOf(
        await search(services.databases.app, scope, (tx) => hardwareOfStation(tx, scope, param.station_id)),
      ),
  }),
  route({
    method: 'get',
    path: '/v2/nodes/{serial_number}/hw-config',
    summary: 'What a device is to run with',
    about: 'A device that stands nowhere has the default configuration.',
    access: { kind: 'session', action: 'hardware.read', target: 'node' },
    param: z.object({ serial_number: Serial }),
    answer: HardwareConfigAnswer,
    run: ofNode,
  }),
  route({
    method: 'post',
    path: '/v2/stations/{station_id}/hw-config',
    refuses: ['conflict'],
    summary: 'Save what the device of a station is to run with',
    about: 'Weekdays of the photos and the interval of the sensors are not edited.',
    answered: 'It was saved; the device has yet to fetch it.',
    access: { kind: 'session', action: 'hardware.edit', target: 'station' },
    param: ofStation,
    body: HardwareConfigFields,
    answer: HardwareConfigAnswer,
    run: save,
  }),
];
