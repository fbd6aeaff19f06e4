import {
  EventBody,
  EventsAnswer,
  EventsQuery,
  EventWire,
  LARGEST_PAGE,
  LegacyEventsQuery,
} from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import { write } from '../access/write.ts';
import { listEvents } from '../events/list.ts';
import { carryOut, poolsFor, readReport } from '../events/report.ts';
import { route } from '../http/route.ts';

export const eventRoutes = [
  route({
    method: 'get',
    path: '/v2/events',
    refuses: ['not-allowed'],
    summary:
      'Events of some days, of a client, a sector, a station, a device or everything the caller reaches',
    access: { kind: 'session', action: 'event.read', target: 'client' },
    query: EventsQuery,
    answer: EventsAnswer,
    run: ({ scope, services, query }) =>
      listEvents(services, scope, {
        start: query.date_start as IsoDate,
        end: query.date_end as IsoDate,
        clientId: query.client_id,
        sectorId: query.sector_id,
        stationId: query.station_id,
        nodeId: query.node_id,
        types: query.type,
        pageId: query.page_id,
        limit: query.limit,
        names: { start: 'date_start', end: 'date_end' },
      }),
  }),
  route({
    method: 'get',
    path: '/events',
    refuses: ['not-allowed'],
    summary: 'Events of some days, of a station, a device or everything the caller reaches',
    access: { kind: 'session', action: 'event.read', target: 'station' },
    query: LegacyEventsQuery,
    answer: EventsAnswer,
    run: ({ scope, services, query }) =>
      listEvents(services, scope, {
        start: query.dateStart as IsoDate,
        end: query.dateEnd as IsoDate,
        stationId: query.stationId,
        nodeId: query.serialNumber,
        types: query.eventType,
        pageId: query.pageId,
        limit: LARGEST_PAGE,
        names: { start: 'dateStart', end: 'dateEnd' },
      }),
  }),
  route({
    method: 'post',
    path: '/v2/events',
    refuses: ['conflict', 'needs-confirmation'],
    summary: 'Reports something done or seen in the field, and changes in the farm what it says',
    access: { kind: 'session', action: 'event.create', target: 'sector' },
    body: EventBody,
    answer: EventWire,
    status: 201,
    run: async (call) => {
      const report = readReport(call.body, call.services.now());
      const { clientId } = call.body;
      const poolIds = await poolsFor(call.services.databases.app, call.scope);
      let carriedOut = 0; // none when the answer is that of an earlier call with the same key
      const answer = await write(call, {
        clientId,
        work: async (tx) => {
          const event = await carryOut(tx, call.scope, report, poolIds);
          carriedOut = 1;
          return event;
        },
      });
      call.services.metrics.took('event', carriedOut);
      return answer;
    },
  }),
];
