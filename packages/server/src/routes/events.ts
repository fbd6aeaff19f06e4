import { EventsAnswer, EventsQuery, MAX_RANGE_DAYS } from '@vigia/api/contract';
import { daysBetween, type IsoDate } from '@vigia/domain';
import { collect, inClient, search } from '../access/reach.ts';
import { invalidField } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { clientById } from '../stores/clients.ts';
import { type EventFilter, eventsWhere } from '../stores/events.ts';
import { sectorById } from '../stores/sectors.ts';
import { stationById } from '../stores/stations.ts';

function filterOf(query: ReturnType<typeof EventsQuery.parse>): EventFilter {
  const [start, end] = [query.date_start as IsoDate, query.date_end as IsoDate];
  if (end < start) throw invalidField('date_end', 'No puede ser anterior a date_start');
  if (daysBetween(start, end) >= MAX_RANGE_DAYS) {
    throw invalidField('date_start', `El rango admite hasta ${MAX_RANGE_DAYS} días`);
  }
  const { client_id: clientId, sector_id: sectorId, station_id: stationId, type } = query;
  return { start, end, clientId, sectorId, stationId, type };
}

export const eventRoutes = [
  route({
    method: 'get',
    path: '/v2/events',
    summary: 'Field reports of some days, of a client, a sector, a station or everything the caller reaches',
    access: { kind: 'session', action: 'event.read', target: 'client' },
    query: EventsQuery,
    answer: EventsAnswer,
    run: async ({ scope, services, query }) => {
      const filter = filterOf(query);
      const { app } = services.databases;
      const { clientId, sectorId, stationId } = filter;
      if (clientId !== undefined)
        await inClient(app, scope, clientId, (tx) => clientById(tx, scope, clientId));
      if (sectorId !== undefined) await search(app, scope, (tx) => sectorById(tx, scope, sectorId));
      if (stationId !== undefined) await search(app, scope, (tx) => stationById(tx, scope, stationId));
      return { items: await collect(app, scope, (tx) => eventsWhere(tx, scope, filter)) };
    },
  }),
];
