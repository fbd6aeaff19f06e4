import { PERIODS } from '@vigia/domain';
import { z } from 'zod';
import { ColumnarSeries, Day, Id, IdParam } from './common.ts';

/** A partner's page asks with its publishable key in the `x-vigia-key` header (or `key`, for a plain image). */
export const EmbedQuery = z.object({
  pest_id: IdParam.optional(),
  crop_id: IdParam.optional(),
  season_id: IdParam.optional(),
  key: z.string().max(200).optional(),
});

/** The same chart as a picture, for pages that run no script. */
export const EmbedPictureQuery = EmbedQuery.extend({
  width: z.coerce.number().int().min(240).max(4000).default(800),
  height: z.coerce.number().int().min(160).max(4000).default(400),
  mode: z.enum(['light', 'dark', 'sol']).default('light'),
  period: z.enum(PERIODS).default('allSeason'),
});

export const EmbedMarker = z.strictObject({
  id: z.string(),
  date: Day,
  kind: z.enum(['biofix', 'phenology', 'control']),
  label: z.string(),
});

/** Everything one published degree-day chart shows, and nothing else: no position, e-mail or comment. */
export const EmbedDegreeDays = z.strictObject({
  sector_name: z.string(),
  pest_id: z.number().int(),
  pest_name: z.string(),
  season_name: z.string(),
  season_start: Day,
  season_end: Day,
  today: Day,
  metric: z.string(),
  start_date: Day,
  start_reason: z.enum(['biofix', 'season', 'six-months']),
  degree_days: ColumnarSeries,
  missing_days: z.number().int(),
  captures: z.array(z.strictObject({ date: Day, value: z.number().nullable() })),
  markers: z.array(EmbedMarker),
});
export type EmbedDegreeDays = z.infer<typeof EmbedDegreeDays>;

/** What the sample partner's page needs to show the demo farm. The key is publishable: any page may hold it. */
export const DemoEmbedAnswer = z.strictObject({ sector_id: Id, key: z.string() });
