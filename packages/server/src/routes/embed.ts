import { EmbedDegreeDays, EmbedQuery, IdParam } from '@vigia/api/contract';
import { dayOfInstant } from '@vigia/domain';
import { z } from 'zod';
import { search } from '../access/reach.ts';
import { publishedDegreeDays } from '../embed/degree-days.ts';
import { route } from '../http/route.ts';

/** Published figures may be a minute old: a busy partner's page then costs next to nothing. */
const CACHING = 'private, max-age=60';

export const embedRoutes = [
  route({
    method: 'get',
    path: '/embed/sectors/{sector_id}/degree-days',
    summary: 'The degree-day chart that a sector publishes',
    access: { kind: 'embed-key', action: 'series.read', target: 'sector' },
    param: z.object({ sector_id: IdParam }),
    query: EmbedQuery,
    answer: EmbedDegreeDays,
    run: async ({ c, scope, services: { databases, now }, param, query }) => {
      const choice = {
        sectorId: param.sector_id,
        pestId: query.pest_id,
        cropId: query.crop_id,
        seasonId: query.season_id,
      };
      const today = dayOfInstant(now());
      const chart = await search(databases.app, scope, (tx) => publishedDegreeDays(tx, scope, choice, today));
      c.header('cache-control', CACHING);
      c.header('vary', 'Origin, x-vigia-key');
      return chart;
    },
  }),
];
