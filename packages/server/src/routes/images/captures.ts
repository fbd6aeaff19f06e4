import { CaptureGroupsAnswer, CaptureGroupsBody, IdParam } from '@vigia/api/contract';
import { dayOfInstant } from '@vigia/domain';
import * as z from 'zod/mini';
import { inClient } from '../../access/reach.ts';
import { capturesOfGroups } from '../../analytics/group-captures.ts';
import { route } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';

export const captureRoutes = [
  route({
    method: 'post',
    path: '/v2/clients/{client_id}/captures',
    summary: 'Captures of the last days up to a date, by groups of traps that each follow a pest',
    access: { kind: 'session', action: 'series.read', target: 'client' },
    param: z.object({ client_id: IdParam }),
    body: CaptureGroupsBody,
    answer: CaptureGroupsAnswer,
    run: ({ scope, services, param: { client_id: id }, body }) =>
      inClient(services.databases.app, scope, id, async (tx) => {
        if ((await clientById(tx, scope, id)) === null) return null;
        const today = dayOfInstant(services.now());
        const captures = await capturesOfGroups(tx, scope, id, body.groups, body.date_end, today);
        return { captures };
      }),
  }),
];
