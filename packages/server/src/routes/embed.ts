import {
  EmbedCaptures,
  EmbedCard,
  EmbedCardQuery,
  EmbedChill,
  EmbedClimate,
  EmbedDegreeDays,
  EmbedMap,
  EmbedMildew,
  EmbedPictureQuery,
  EmbedQuery,
  EmbedRisk,
  EmbedRiskQuery,
  IdParam,
  publishedFromWire,
} from '@vigia/api/contract';
import type { EmbedMetric } from '@vigia/domain';
import { z } from 'zod';
import { publishedCaptures } from '../embed/captures.ts';
import { publishedChill } from '../embed/chill.ts';
import { publishedClimate } from '../embed/climate.ts';
import { publishedDegreeDays } from '../embed/degree-days.ts';
import { type Publish, sectorFigures, stationCard } from '../embed/figures.ts';
import { publishedMap } from '../embed/map.ts';
import { publishedMildew } from '../embed/mildew.ts';
import { publishedRisk } from '../embed/risk.ts';
import { type Route, route } from '../http/route.ts';

const SECTOR = z.object({ sector_id: IdParam });
const STATION = z.object({ station_id: IdParam });
const REFUSES = ['too-many-requests'] as const;

function figures<Q extends z.ZodType<EmbedQuery>, A extends z.ZodType<object>>(
  metric: EmbedMetric,
  summary: string,
  { query, answer, publish }: { query: Q; answer: A; publish: Publish<z.output<Q>, z.input<A> & object> },
): Route {
  return route({
    method: 'get',
    path: `/embed/sectors/{sector_id}/${metric}`,
    refuses: REFUSES,
    summary,
    access: { kind: 'embed-key', action: 'series.read', target: 'sector', metric },
    param: SECTOR,
    query,
    answer,
    run: (call) => sectorFigures(call as never, publish),
  });
}

const chart = { query: EmbedQuery };

export const embedRoutes: readonly Route[] = [
  figures('degree-days', 'The degree-day chart that a sector publishes', {
    ...chart,
    answer: EmbedDegreeDays,
    publish: publishedDegreeDays,
  }),
  figures('captures', 'Captures that a sector publishes, of all traps of a pest', {
    ...chart,
    answer: EmbedCaptures,
    publish: publishedCaptures,
  }),
  figures('climate', 'Daily extremes of climate that a sector publishes', {
    ...chart,
    answer: EmbedClimate,
    publish: publishedClimate,
  }),
  figures('mildew', 'The mildew index that a sector publishes, and the hours behind it', {
    ...chart,
    answer: EmbedMildew,
    publish: publishedMildew,
  }),
  figures('chill', 'Accumulated chill that a sector publishes, by model', {
    ...chart,
    answer: EmbedChill,
    publish: publishedChill,
  }),
  figures('map', 'Stations that a sector publishes, roughly where they stand', {
    ...chart,
    answer: EmbedMap,
    publish: publishedMap,
  }),
  figures('risk', 'The risk that a sector publishes: how high, what for, since when', {
    query: EmbedRiskQuery,
    answer: EmbedRisk,
    publish: publishedRisk,
  }),
  route({
    method: 'get',
    path: '/embed/stations/{station_id}/card',
    refuses: REFUSES,
    summary: 'A station at a glance, as it is published: last values, health, captures of the week',
    access: { kind: 'embed-key', action: 'series.read', target: 'station', metric: 'card' },
    param: STATION,
    query: EmbedCardQuery,
    answer: EmbedCard,
    run: stationCard,
  }),
  route({
    method: 'get',
    path: '/embed/sectors/{sector_id}/degree-days.svg',
    refuses: REFUSES,
    summary: 'The same chart as a picture',
    access: {
      kind: 'embed-key',
      action: 'series.read',
      target: 'sector',
      metric: 'degree-days',
      picture: true,
    },
    param: SECTOR,
    query: EmbedPictureQuery,
    answer: null,
    run: async (call) => {
      const published = await sectorFigures(call, publishedDegreeDays);
      const { width, height, mode, period } = call.query;
      // Loaded when first asked for: it brings the components and React, which no other call needs.
      const { renderDegreeDayPicture } = await import('@vigia/reports');
      const svg = renderDegreeDayPicture(publishedFromWire(published), { width, height, mode, period });
      call.c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return call.c.body(svg, 200, { 'content-type': 'image/svg+xml; charset=utf-8' });
    },
  }),
];
