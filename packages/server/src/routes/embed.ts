import {
  EmbedDegreeDays,
  EmbedPictureQuery,
  EmbedQuery,
  IdParam,
  publishedFromWire,
} from '@vigia/api/contract';
import { dayOfInstant } from '@vigia/domain';
import { z } from 'zod';
import { search } from '../access/reach.ts';
import { publishedDegreeDays } from '../embed/degree-days.ts';
import { route, type ScopedCall } from '../http/route.ts';

const PARAM = z.object({ sector_id: IdParam });
const ACCESS = { kind: 'embed-key', action: 'series.read', target: 'sector' } as const;

type EmbedCall = ScopedCall<z.output<typeof PARAM>, z.output<typeof EmbedQuery>>;

/** The chart, and the headers both of its forms share: it may be a minute old, so a busy page costs next to nothing. */
async function chartFor({ c, scope, services: { databases, now }, param, query }: EmbedCall) {
  const choice = {
    sectorId: param.sector_id,
    pestId: query.pest_id,
    cropId: query.crop_id,
    seasonId: query.season_id,
  };
  const today = dayOfInstant(now());
  const chart = await search(databases.app, scope, (tx) => publishedDegreeDays(tx, scope, choice, today));
  c.header('cache-control', 'private, max-age=60');
  c.header('vary', 'Origin, x-vigia-key');
  return chart;
}

export const embedRoutes = [
  route({
    method: 'get',
    path: '/embed/sectors/{sector_id}/degree-days',
    refuses: ['too-many-requests'],
    summary: 'The degree-day chart that a sector publishes',
    access: ACCESS,
    param: PARAM,
    query: EmbedQuery,
    answer: EmbedDegreeDays,
    run: chartFor,
  }),
  route({
    method: 'get',
    path: '/embed/sectors/{sector_id}/degree-days.svg',
    refuses: ['too-many-requests'],
    summary: 'The same chart as a picture',
    access: ACCESS,
    param: PARAM,
    query: EmbedPictureQuery,
    answer: null,
    run: async (call) => {
      const chart = await chartFor(call);
      const { width, height, mode, period } = call.query;
      // Loaded when first asked for: it brings the components and React, which no other call needs.
      const { renderDegreeDayPicture } = await import('@vigia/reports');
      const svg = renderDegreeDayPicture(publishedFromWire(chart), { width, height, mode, period });
      call.c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return call.c.body(svg, 200, { 'content-type': 'image/svg+xml; charset=utf-8' });
    },
  }),
];
