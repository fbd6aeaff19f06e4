import {
  type DoorRotation,
  DoorRotation as DoorRotationBody,
  IdParam,
  type MadeDoor,
  MadeDoorWire,
  type NewUplinkDoor,
  type UplinkDoor,
  UplinkDoorBody,
  UplinkDoorChange,
  UplinkDoorsQuery,
  UplinkDoorWire,
} from '@vigia/api/contract';
import { HOUR_MS } from '@vigia/domain';
import * as z from 'zod/mini';
import { change } from '../../access/change.ts';
import { demand, demandClient, inClient, search, type Tx } from '../../access/reach.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';
import {
  deleteDoor,
  doorById,
  doorsOfClient,
  insertDoor,
  lockDoor,
  renameDoor,
  rotateDoor,
} from '../../stores/uplinks/doors.ts';
import { DOOR_SECRETS } from '../../uplinks/door-secret.ts';

const PARAM = z.object({ door_id: IdParam });
const EDIT = { kind: 'session', action: 'station-source.edit', target: 'uplink-door' } as const;
type DoorCall<Body = undefined> = ScopedCall<{ door_id: number }, undefined, Body>;

/** Changes a door that the caller may change. */
export const ofDoor = <T>(
  call: ScopedCall<{ door_id: number }>,
  work: (tx: Tx, door: UplinkDoor) => Promise<T>,
): Promise<T> =>
  change(call, {
    find: (tx, scope) => doorById(tx, scope, call.param.door_id),
    lock: (tx) => lockDoor(tx, call.param.door_id),
    action: 'station-source.edit',
    work,
  });

/** Kept by no idempotency key, as the answer holds the secret. */
async function make(call: ScopedCall<undefined, undefined, NewUplinkDoor>): Promise<MadeDoor> {
  const { scope, services, body } = call;
  const { clientId } = body;
  return await inClient(services.databases.app, scope, clientId, async (tx) => {
    if ((await clientById(tx, scope, clientId)) === null) return null;
    demand(scope, 'station-source.edit', { clientId });
    const { secret, ...stored } = DOOR_SECRETS.make();
    return { secret, door: await insertDoor(tx, body, stored, services.now()) };
  });
}

/** Kept as little as a new one. */
async function rotate(call: DoorCall<DoorRotation>): Promise<MadeDoor> {
  const { scope, services, param, body } = call;
  const { app } = services.databases;
  const { clientId, id } = await search(app, scope, (tx) => doorById(tx, scope, param.door_id));
  demandClient(scope, clientId);
  demand(scope, 'station-source.edit', { clientId });
  return await inClient(app, scope, clientId, async (tx) => {
    await lockDoor(tx, id);
    const door = await doorById(tx, scope, id);
    if (door === null) return null;
    const { secret, ...stored } = DOOR_SECRETS.make();
    const until = services.now() + body.overlapHours * HOUR_MS;
    return { secret, door: await rotateDoor(tx, door, stored, until) };
  });
}

export const doorRoutes = [
  route({
    method: 'get',
    path: '/v2/uplink-doors',
    summary: 'Doors of a client for uplinks of LoRaWAN devices, with every device that was heard at them',
    about: 'Their secrets are in no answer.',
    access: { kind: 'session', action: 'station-source.read', target: 'client' },
    query: UplinkDoorsQuery,
    answer: z.array(UplinkDoorWire),
    run: ({ scope, services, query: { clientId } }) =>
      inClient(services.databases.app, scope, clientId, async (tx) => {
        if ((await clientById(tx, scope, clientId)) === null) return null;
        demand(scope, 'station-source.read', { clientId });
        return await doorsOfClient(tx, scope, clientId);
      }),
  }),
  route({
    method: 'post',
    path: '/v2/uplink-doors',
    everAnew: true,
    summary: 'A door for uplinks, whose secret is shown this once',
    about: 'The network server sends to `/v2/uplinks/{door_id}` with `Authorization: Bearer` and the secret.',
    answered: 'The secret, told this once, and the door.',
    access: { kind: 'session', action: 'station-source.edit', target: 'client' },
    body: UplinkDoorBody,
    answer: MadeDoorWire,
    status: 201,
    run: make,
  }),
  route({
    method: 'put',
    path: '/v2/uplink-doors/{door_id}',
    summary: 'Give a door another name',
    access: EDIT,
    param: PARAM,
    body: UplinkDoorChange,
    answer: UplinkDoorWire,
    run: (call) => ofDoor(call, (tx, door) => renameDoor(tx, door, call.body.name)),
  }),
  route({
    method: 'post',
    path: '/v2/uplink-doors/{door_id}/rotate',
    everAnew: true,
    summary: 'Another secret for a door, shown this once; the one before is accepted for some hours more',
    about: 'A secret from before that one ends at once.',
    answered: 'The secret, told this once, and the door.',
    access: EDIT,
    param: PARAM,
    body: DoorRotationBody,
    answer: MadeDoorWire,
    status: 201,
    run: rotate,
  }),
  route({
    method: 'delete',
    path: '/v2/uplink-doors/{door_id}',
    summary: 'End a door with its secret and what is kept of its devices; what was measured stays',
    access: EDIT,
    param: PARAM,
    answer: null,
    status: 204,
    run: async (call) => {
      await ofDoor(call, deleteDoor);
      return null as never;
    },
  }),
];
