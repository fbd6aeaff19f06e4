import {
  DeviceLinkBody as DeviceLink,
  type DeviceLinkBody,
  KeptUplinkWire,
  MAX_UPLINKS_LISTED,
  ReplayAnswer,
  type UplinkDevice,
  UplinkDeviceParam,
  UplinkDeviceWire,
  type UplinkDoor,
} from '@vigia/api/contract';
import * as z from 'zod/mini';
import { demand, search, type Tx } from '../../access/reach.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { stationById } from '../../stores/farm/stations.ts';
import {
  type DeviceName,
  deviceOf,
  forgetDevice,
  holdUplinkDevice,
  linkDevice,
} from '../../stores/uplinks/devices.ts';
import { doorById } from '../../stores/uplinks/doors.ts';
import { lastUplinks } from '../../stores/uplinks/kept-uplinks.ts';
import { profileById } from '../../stores/uplinks/profiles.ts';
import { replayUplinks } from '../../uplinks/replay-uplinks.ts';
import { ofDoor } from './doors.ts';

const EDIT = { kind: 'session', action: 'station-source.edit', target: 'uplink-door' } as const;
const DEVICE = '/v2/uplink-doors/{door_id}/devices/{dev_eui}';
type DeviceCall<Body = undefined> = ScopedCall<z.output<typeof UplinkDeviceParam>, undefined, Body>;

const nameOf = ({ clientId, id }: UplinkDoor, devEui: string): DeviceName => ({
  ...{ clientId, doorId: id, devEui },
});

/** Changes a device that was heard, and holds it meanwhile. */
const ofDevice = <T>(call: DeviceCall<unknown>, work: (tx: Tx, device: DeviceName) => Promise<T>) =>
  ofDoor(call, async (tx, door) => {
    const device = nameOf(door, call.param.dev_eui);
    if (!(await holdUplinkDevice(tx, device))) throw notFound();
    return await work(tx, device);
  });

const link = (call: DeviceCall<DeviceLinkBody>): Promise<UplinkDevice> =>
  ofDevice(call, async (tx, device) => {
    const { scope, services, body } = call;
    const { stationId, profileId } = body;
    if ((stationId === null) !== (profileId === null))
      throw invalidField(
        stationId === null ? 'station_id' : 'profile_id',
        'Elija estación y perfil, o ninguno',
      );
    if (stationId !== null && profileId !== null) {
      const station = await stationById(tx, scope, stationId);
      const profile = await profileById(tx, scope, profileId);
      if (station?.clientId !== device.clientId || profile?.clientId !== device.clientId) throw notFound();
    }
    await linkDevice(tx, device, body);
    await replayUplinks(tx, device, services.now());
    const listed = deviceOf((await doorById(tx, scope, device.doorId))?.devices ?? [], device.devEui);
    if (listed === undefined) throw notFound();
    return listed;
  });

export const uplinkDeviceRoutes = [
  route({
    method: 'put',
    path: DEVICE,
    summary: 'Say which station of the client a LoRaWAN device is, and what its fields measure',
    about:
      'What was kept of it is read at once. Several devices may measure for one station. With null for both it is no station any more: what was measured and what is kept of it stay.',
    access: EDIT,
    param: UplinkDeviceParam,
    body: DeviceLink,
    answer: UplinkDeviceWire,
    run: link,
  }),
  route({
    method: 'delete',
    path: DEVICE,
    summary: 'Forget a LoRaWAN device; what was measured stays, and heard again it is a new one',
    access: EDIT,
    param: UplinkDeviceParam,
    answer: null,
    status: 204,
    run: async (call) => {
      await ofDevice(call, forgetDevice);
      return null as never;
    },
  }),
  route({
    method: 'get',
    path: `${DEVICE}/uplinks`,
    summary: 'The last uplinks of a LoRaWAN device and what became of each, the newest first',
    access: { kind: 'session', action: 'station-source.read', target: 'uplink-door' },
    param: UplinkDeviceParam,
    answer: z.array(KeptUplinkWire),
    run: ({ scope, services, param }) =>
      search(services.databases.app, scope, async (tx) => {
        const door = await doorById(tx, scope, param.door_id);
        if (door === null || deviceOf(door.devices, param.dev_eui) === undefined) return null;
        demand(scope, 'station-source.read', { clientId: door.clientId });
        return await lastUplinks(tx, nameOf(door, param.dev_eui), MAX_UPLINKS_LISTED);
      }),
  }),
  route({
    method: 'post',
    path: `${DEVICE}/replay`,
    summary: 'Read again what is kept of a LoRaWAN device, by the profile of now',
    about: 'What was simulated is never read.',
    access: EDIT,
    param: UplinkDeviceParam,
    answer: ReplayAnswer,
    run: (call) => ofDevice(call, (tx, device) => replayUplinks(tx, device, call.services.now())),
  }),
];
