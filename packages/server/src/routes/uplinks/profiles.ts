import {
  IdParam,
  UplinkDoorsQuery,
  type UplinkProfile,
  UplinkProfileBody,
  UplinkProfileChange,
  UplinkProfileWire,
} from '@vigia/api/contract';
import * as z from 'zod/mini';
import { change, create } from '../../access/change.ts';
import { demand, inClient, type Tx } from '../../access/reach.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';
import {
  changeProfile,
  deleteProfile,
  insertProfile,
  isProfileUsed,
  lockProfile,
  profileById,
  profilesOfClient,
} from '../../stores/uplinks/profiles.ts';

const PARAM = z.object({ profile_id: IdParam });
const EDIT = { kind: 'session', action: 'station-source.edit', target: 'uplink-profile' } as const;

const ofProfile = <T>(
  call: ScopedCall<{ profile_id: number }>,
  work: (tx: Tx, profile: UplinkProfile) => Promise<T>,
): Promise<T> =>
  change(call, {
    find: (tx, scope) => profileById(tx, scope, call.param.profile_id),
    lock: (tx) => lockProfile(tx, call.param.profile_id),
    action: 'station-source.edit',
    work,
  });

export const uplinkProfileRoutes = [
  route({
    method: 'get',
    path: '/v2/uplink-profiles',
    summary: 'How decoded fields of the client’s kinds of LoRaWAN devices become measurements',
    access: { kind: 'session', action: 'station-source.read', target: 'client' },
    query: UplinkDoorsQuery,
    answer: z.array(UplinkProfileWire),
    run: ({ scope, services, query: { clientId } }) =>
      inClient(services.databases.app, scope, clientId, async (tx) => {
        if ((await clientById(tx, scope, clientId)) === null) return null;
        demand(scope, 'station-source.read', { clientId });
        return await profilesOfClient(tx, scope, clientId);
      }),
  }),
  route({
    method: 'post',
    path: '/v2/uplink-profiles',
    summary: 'Say which decoded fields of a kind of LoRaWAN device measure what, in which unit',
    access: { kind: 'session', action: 'station-source.edit', target: 'client' },
    body: UplinkProfileBody,
    answer: UplinkProfileWire,
    status: 201,
    run: (call) =>
      create(call, {
        action: 'station-source.edit',
        in: { clientId: call.body.clientId },
        work: async (tx) => {
          const made = await profileById(tx, call.scope, await insertProfile(tx, call.body));
          if (made === null) throw notFound();
          return made;
        },
      }),
  }),
  route({
    method: 'put',
    path: '/v2/uplink-profiles/{profile_id}',
    summary: 'Change what the fields of a kind of LoRaWAN device measure, from the next uplink on',
    about: '`POST …/devices/{dev_eui}/replay` reads by it what is kept of a device.',
    access: EDIT,
    param: PARAM,
    body: UplinkProfileChange,
    answer: UplinkProfileWire,
    run: (call) =>
      ofProfile(call, async (tx, profile) => {
        await changeProfile(tx, profile, call.body);
        return { ...profile, ...call.body };
      }),
  }),
  route({
    method: 'delete',
    path: '/v2/uplink-profiles/{profile_id}',
    refuses: ['in-use'],
    summary: 'Delete a profile that no device is read by',
    access: EDIT,
    param: PARAM,
    answer: null,
    status: 204,
    run: async (call) => {
      await ofProfile(call, async (tx, profile) => {
        if (await isProfileUsed(tx, profile)) throw new HttpProblem('in-use');
        await deleteProfile(tx, profile);
      });
      return null as never;
    },
  }),
];
