import {
  EventBody,
  EventsAnswer,
  EventsQuery,
  EventWire,
  eventsQuery,
  LARGEST_PAGE,
  LegacyEventsQuery,
  legacyEventsQuery,
  namesOf,
} from '@vigia/api/contract';
import { write } from '../../access/write.ts';
import { carryOut, poolsFor, readEventRequest } from '../../events/carry-out.ts';
import { listEvents } from '../../events/list.ts';
import { responsibleFor } from '../../events/responsible.ts';
import { route } from '../../http/route.ts';

export const eventRoutes = [
  route({
    method: 'get',
    path: '/v2/events',
    refuses: ['not-allowed'],
    summary:
      'Events of some days, of a client, a sector, a station, a device or everything the caller reaches',
    about:
      '3,700 days at most. Lists come page by page: `page_id` of one answer asks for the next. Attempts to connect are for super administrators.',
    access: { kind: 'session', action: 'event.read', target: 'client' },
    query: EventsQuery,
    answer: EventsAnswer,
    run: ({ scope, services, query }) =>
      listEvents(services, scope, { ...query, names: namesOf(eventsQuery) }),
  }),
  route({
    method: 'get',
    path: '/events',
    refuses: ['not-allowed'],
    summary: 'Events of some days, of a station, a device or everything the caller reaches',
    about: 'As `GET /v2/events`, a thousand events to a page.',
    access: { kind: 'session', action: 'event.read', target: 'station' },
    query: LegacyEventsQuery,
    answer: EventsAnswer,
    run: ({ scope, services, query }) =>
      listEvents(services, scope, { ...query, limit: LARGEST_PAGE, names: namesOf(legacyEventsQuery) }),
  }),
  route({
    method: 'post',
    path: '/v2/events',
    refuses: ['conflict', 'needs-confirmation'],
    summary: 'Reports something done or seen in the field, and changes in the farm what it says',
    about:
      'An install makes the station, or takes the one of that name that has no device; a swap puts another device up; a biofix takes the place of the one before. A device of a pool is taken only where `from_client_id` says so, by super administrators.',
    access: { kind: 'session', action: 'event.create', target: 'sector' },
    body: EventBody,
    answer: EventWire,
    status: 201,
    run: async (call) => {
      const { databases, now } = call.services;
      const { clientId, userEmail } = call.body;
      const responsible = await responsibleFor(databases, call.scope, clientId, userEmail);
      const request = readEventRequest(call.body, responsible, now());
      const poolIds = await poolsFor(databases.app, call.scope, request);
      let carriedOut = 0; // 0 when the answer is that of an earlier call with the same key
      const answer = await write(call, {
        clientId,
        work: async (tx) => {
          const event = await carryOut(tx, call.scope, request, poolIds);
          carriedOut = 1;
          return event;
        },
      });
      call.services.metrics.took('event', carriedOut);
      call.c.set('eventId', answer.id);
      return answer;
    },
  }),
];
