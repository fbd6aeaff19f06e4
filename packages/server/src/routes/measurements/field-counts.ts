import { FieldCountsAnswer, FieldCountsBody, FieldCountsQuery, ListedCountWire } from '@vigia/api/contract';
import * as z from 'zod/mini';
import { inClient } from '../../access/reach.ts';
import { write } from '../../access/write.ts';
import { enterCounts } from '../../counts/enter-counts.ts';
import { checkCountDays, listCounts } from '../../counts/list-counts.ts';
import { route } from '../../http/route.ts';

export const fieldCountRoutes = [
  route({
    method: 'get',
    path: '/v2/field_counts',
    summary: 'Field counts of some days, of a client, a sector or a station',
    about: 'Oldest first, 400 days at most, each with its author and the numbers that it had before.',
    access: { kind: 'session', action: 'event.read', target: 'client' },
    query: FieldCountsQuery,
    answer: z.array(ListedCountWire),
    run: ({ scope, services, query }) => {
      checkCountDays(query);
      return inClient(services.databases.app, scope, query.clientId, (tx) => listCounts(tx, scope, query));
    },
  }),
  route({
    method: 'post',
    path: '/v2/field_counts',
    refuses: ['conflict'],
    summary: 'Enter what a person counted in traps, correct it or take it out',
    about:
      'There is one count for each station, pest and day: the same again changes nothing, another number takes the place of the stored one, and null takes it out. All of the list is taken or nothing, and each wrong entry is named by its place in it, from 0. With `number_seen` a number that somebody else has changed since is not replaced. Whoever may report events for the station may do it.',
    answered: 'What is stored now and what was before, in the order of the list.',
    access: { kind: 'session', action: 'event.create', target: 'station' },
    largestBody: 2 * 1024 * 1024,
    body: FieldCountsBody,
    answer: FieldCountsAnswer,
    run: async (call) => {
      const now = call.services.now();
      const { clientId } = call.body;
      return await write(call, {
        clientId,
        work: async (tx) => ({ counts: await enterCounts(tx, call.scope, call.body, now) }),
      });
    },
  }),
];
