import { IdParam, RetentionAnswer, RetentionBody } from '@vigia/api/contract';
import * as z from 'zod/mini';
import { change } from '../../access/change.ts';
import { demand, inClient } from '../../access/reach.ts';
import { route } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { readRetention, setRetention } from '../../stores/service/retention.ts';

const path = '/v2/clients/{client_id}/retention';
const param = z.object({ client_id: IdParam });

export const retentionRoutes = [
  route({
    method: 'get',
    path,
    summary: 'How long a client keeps what was sent in detail',
    access: { kind: 'session', action: 'retention.read', target: 'client' },
    param,
    answer: RetentionAnswer,
    run: ({ scope, services, param: { client_id } }) =>
      inClient(services.databases.app, scope, client_id, async (tx) => {
        if ((await clientById(tx, scope, client_id)) === null) return null;
        demand(scope, 'retention.read', { clientId: client_id });
        return { settings: await readRetention(tx, client_id) };
      }),
  }),
  route({
    method: 'put',
    path,
    summary: 'Set how long a client keeps what was sent in detail; older data is dropped every night',
    about: 'Kinds that are not named stay as they are. What was dropped is gone for good.',
    access: { kind: 'session', action: 'retention.edit', target: 'client' },
    param,
    body: RetentionBody,
    answer: RetentionAnswer,
    run: (call) =>
      change(call, {
        find: (tx, scope) => clientById(tx, scope, call.param.client_id),
        action: 'retention.edit',
        work: async (tx, { id }) => {
          await setRetention(tx, id, call.body.settings);
          return { settings: await readRetention(tx, id) };
        },
      }),
  }),
];
