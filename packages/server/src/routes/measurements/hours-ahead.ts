import { HoursAheadAnswer, IdParam } from '@vigia/api/contract';
import * as z from 'zod/mini';
import { search } from '../../access/reach.ts';
import { hoursAhead } from '../../analytics/hours-ahead.ts';
import { route } from '../../http/route.ts';

export const hoursAheadRoutes = [
  route({
    method: 'get',
    path: '/v2/sectors/{sector_id}/hours-ahead',
    summary: 'Temperature, humidity, rain and wind of the next days in a sector, by the hour',
    about:
      'As a weather service forecast them within 24 hours for a station of the sector, from the running hour until the end of the sixth day after today. Past years tell no hours.',
    access: { kind: 'session', action: 'series.read', target: 'sector' },
    param: z.object({ sector_id: IdParam }),
    answer: HoursAheadAnswer,
    run: ({ scope, services, param }) =>
      search(services.databases.app, scope, (tx) =>
        hoursAhead(tx, scope, {
          sectorId: param.sector_id,
          now: services.now(),
          asksService: services.asksWeather,
        }),
      ),
  }),
];
