import { IdParam, UplinkAnswer } from '@vigia/api/contract';
import * as z from 'zod/mini';
import { HttpProblem, invalidField } from '../../http/problem.ts';
import { doorRoute } from '../../http/route.ts';
import { readUplink } from '../../uplinks/read-uplink.ts';
import { takeUplink } from '../../uplinks/take-uplink.ts';

/** A message with ten gateways has about 10 kB. */
const LARGEST_MESSAGE = 256 * 1024;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem('malformed-json');
  }
};

export const knockRoutes = [
  doorRoute({
    method: 'post',
    path: '/v2/uplinks/{door_id}',
    refuses: ['malformed-json', 'invalid-input', 'conflict'],
    summary:
      'An uplink of a LoRaWAN device, from The Things Stack or ChirpStack, in the form of their webhooks',
    about:
      'Sent twice it is stored once. Events other than uplinks are answered 200, and nothing is done. A device that is linked to no station is noted with what its decoder made.',
    answered: 'What became of it.',
    param: z.object({ door_id: IdParam }),
    largestBody: LARGEST_MESSAGE,
    accepts: {
      'application/json': { type: 'object', description: 'The message as the network server sends it.' },
    },
    answer: UplinkAnswer,
    run: async ({ c, door, services: { databases, metrics, now } }) => {
      const read = readUplink(door.network, c.req.query('event'), jsonOf(await c.req.text()));
      if (read.kind === 'wrong') throw invalidField(read.path, read.message);
      if (read.kind === 'other-event') return { uplink_outcome: 'other-event' as const };
      const outcome = await takeUplink(databases.app, door, read.uplink, now());
      if (outcome === 'too-many-devices')
        throw new HttpProblem('conflict', { detail: 'Esta puerta ya conoce todos los equipos que puede' });
      metrics.took('reading', outcome === 'taken' ? 1 : 0);
      return { uplink_outcome: outcome };
    },
  }),
];
