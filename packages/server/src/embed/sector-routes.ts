import { type EmbedPictureQuery, type EmbedQuery, IdParam } from '@vigia/api/contract';
import type { EmbedMetric } from '@vigia/domain/published';
import type { PictureOptions } from '@vigia/reports';
import * as z from 'zod/mini';
import { type Route, route } from '../http/route.ts';
import { EMBED_CALLS_A_MINUTE } from './embed-keys.ts';
import { type Publish, type SectorCall, sectorFigures } from './figures.ts';
import { pictureOf } from './pictures.ts';

type Reports = typeof import('@vigia/reports');
type Picture = EmbedQuery & Omit<z.output<typeof EmbedPictureQuery>, 'period'>;

/** Refusals beside those that the gate and the shapes imply. */
export const REFUSES = ['too-many-requests'] as const;
/** Text of the description of every figure, for authors of pages. */
export const FRESHNESS = `Figures may be a minute old. ${EMBED_CALLS_A_MINUTE.ofAnAddress} calls a minute from one address are answered.`;
const SECTOR = z.object({ sector_id: IdParam });

interface Figures<Q extends EmbedQuery, T extends object> {
  readonly query: z.ZodMiniType<Q>;
  readonly picture: z.ZodMiniType<Q & Picture>;
  readonly answer: z.ZodMiniType<T>;
  readonly publish: Publish<Q, T>;
  readonly draw: (reports: Reports, wire: T, options: PictureOptions) => string;
}

/** One kind of figure of sectors, as data and as a picture. */
export function sectorRoutes<Q extends EmbedQuery, T extends object>(
  metric: EmbedMetric,
  summary: string,
  { query, picture, answer, publish, draw }: Figures<Q, T>,
): Route[] {
  const path = `/embed/sectors/{sector_id}/${metric}`;
  const access = { kind: 'embed-key', action: 'series.read', target: 'sector', metric } as const;
  const shared = { method: 'get', about: FRESHNESS, refuses: REFUSES, param: SECTOR } as const;
  return [
    route({
      ...shared,
      path,
      summary,
      access,
      query,
      answer,
      run: (call) => sectorFigures(call as SectorCall<Q>, publish),
    }),
    route({
      ...shared,
      path: `${path}.svg`,
      summary: `${summary}, as a picture`,
      access: { ...access, picture: true },
      query: picture,
      answer: null,
      run: async (call) => {
        const wire = await sectorFigures(call as SectorCall<Q & Picture>, publish);
        return pictureOf(call.c, call.query as Picture, (reports, options) => draw(reports, wire, options));
      },
    }),
  ];
}
