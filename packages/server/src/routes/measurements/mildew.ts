import { IdParam, MildewRiskAnswer, MildewRiskQuery } from '@vigia/api/contract';
import { dayOfInstant } from '@vigia/domain';
import * as z from 'zod/mini';
import { inClient } from '../../access/reach.ts';
import { mildewOfSectors } from '../../analytics/mildew-risk.ts';
import { route } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { seasonsOfClient } from '../../stores/farm/seasons.ts';
import { stationsOfClient } from '../../stores/farm/stations.ts';

export const mildewRoutes = [
  route({
    method: 'get',
    path: '/v2/clients/{client_id}/mildew',
    summary: 'Powdery mildew of every sector of a client in a season: the last Gubler index and its class',
    about:
      'Today is not over, so the index is that of yesterday at most. A season that is not the client’s has no entries.',
    access: { kind: 'session', action: 'station.read', target: 'client' },
    param: z.object({ client_id: IdParam }),
    query: MildewRiskQuery,
    answer: MildewRiskAnswer,
    run: ({ scope, services, param: { client_id: id }, query }) =>
      inClient(services.databases.app, scope, id, async (tx) => {
        if ((await clientById(tx, scope, id)) === null) return null;
        const seasons = await seasonsOfClient(tx, scope, id);
        const season = seasons.find((each) => each.id === query.season_id);
        if (!season) return { items: [] };
        const stations = await stationsOfClient(tx, scope, id);
        const today = dayOfInstant(services.now());
        const sectors = await mildewOfSectors(tx, scope, season, stations, today);
        return {
          items: sectors.map(({ sectorId, value, since, asOf, stations: count }) => ({
            sector_id: sectorId,
            stations: count,
            index: value,
            since,
            as_of: asOf,
          })),
        };
      }),
  }),
];
