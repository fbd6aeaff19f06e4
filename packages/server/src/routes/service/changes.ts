import { ChangesAnswer, ChangesQuery } from '@vigia/api/contract';
import { demand, inClient } from '../../access/reach.ts';
import { invalidField } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { changesOfClient, peopleOfChanges } from '../../stores/service/changes.ts';

export const changeRoutes = [
  route({
    method: 'get',
    path: '/v2/changes',
    summary: 'Who changed what of a client, page by page, newest first',
    about:
      'What is written down is never changed itself. Who is limited to sectors is told the changes of what lies in them.',
    access: { kind: 'session', action: 'change.read', target: 'client' },
    query: ChangesQuery,
    answer: ChangesAnswer,
    run: ({ scope, services, query: { client_id, ...filter } }) =>
      inClient(services.databases.app, scope, client_id, async (tx) => {
        if ((await clientById(tx, scope, client_id)) === null) return null;
        demand(scope, 'change.read', { clientId: client_id });
        const { date_start, date_end } = filter;
        if (date_start !== undefined && date_end !== undefined && date_end < date_start) {
          throw invalidField('date_end', 'No puede ser anterior a date_start');
        }
        const page = await changesOfClient(tx, scope, client_id, filter);
        return { ...page, people: await peopleOfChanges(tx, scope, client_id) };
      }),
  }),
];
