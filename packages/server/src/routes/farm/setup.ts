import { IdParam, SetupAnswer, SetupBody } from '@vigia/api/contract';
import * as z from 'zod/mini';
import { change } from '../../access/change.ts';
import { demand, inClient } from '../../access/reach.ts';
import { route } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { readSetup, setSetupHidden } from '../../stores/farm/setup.ts';

const path = '/v2/clients/{client_id}/setup';
const param = z.object({ client_id: IdParam });

export const setupRoutes = [
  route({
    method: 'get',
    path,
    summary: 'Which of the first steps of a client are done, by what is there',
    access: { kind: 'session', action: 'setup.read', target: 'client' },
    param,
    answer: SetupAnswer,
    run: ({ scope, services, param: { client_id: id } }) =>
      inClient(services.databases.app, scope, id, async (tx) => {
        if ((await clientById(tx, scope, id)) === null) return null;
        demand(scope, 'setup.read', { clientId: id });
        return await readSetup(tx, id);
      }),
  }),
  route({
    method: 'put',
    path,
    summary: 'Show the first steps of a client to its administrators, or no more',
    access: { kind: 'session', action: 'client.edit', target: 'client' },
    param,
    body: SetupBody,
    answer: SetupAnswer,
    run: (call) =>
      change(call, {
        find: (tx, scope) => clientById(tx, scope, call.param.client_id),
        action: 'client.edit',
        work: async (tx, { id }) => {
          await setSetupHidden(tx, id, call.body.is_hidden);
          return await readSetup(tx, id);
        },
      }),
  }),
];
