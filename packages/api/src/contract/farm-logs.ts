/** Logs of the farm (biofixes, applications, phenology) for models and markers: one row per fact. */
import * as z from 'zod/mini';
import { Day, Id, IdParam, Instant } from './common.ts';

/** Of a client or of a sector; days are inclusive. */
export const FarmLogsQuery = z.object({
  client_id: z.optional(IdParam),
  sector_id: z.optional(IdParam),
  date_start: z.optional(Day),
  date_end: z.optional(Day),
});
export type FarmLogsQuery = z.infer<typeof FarmLogsQuery>;

export const BiofixLog = z.strictObject({
  client_id: Id,
  sector_id: Id,
  season_id: Id,
  pest_id: Id,
  biofix_date: Day,
  biofix_type: z.enum(['biofix', 'chronofix']),
});
export type BiofixLog = z.infer<typeof BiofixLog>;

export const PesticideLog = z.strictObject({
  client_id: Id,
  sector_id: Id,
  pest_id: z.nullable(Id),
  agrochemical_date: Day,
});
export type PesticideLog = z.infer<typeof PesticideLog>;

/** One row per sector, crop and season. Each day is that of the last event; null for a stage without one. */
export const PhenologyLog = z.strictObject({
  client_id: Id,
  sector_id: Id,
  crop_id: z.nullable(Id),
  season_id: z.nullable(Id),
  /** Time of the newest event of the row. */
  datetime_created: Instant,
  flowering_start: z.nullable(Day),
  flowering_full: z.nullable(Day),
  first_petal_fall: z.nullable(Day),
  last_petal_fall: z.nullable(Day),
  fruit_set: z.nullable(Day),
  fruit_thickening_8mm: z.nullable(Day),
  fruit_thickening_20mm: z.nullable(Day),
});
export type PhenologyLog = z.infer<typeof PhenologyLog>;

export const BiofixLogsAnswer = z.strictObject({ items: z.array(BiofixLog) });
export const PesticideLogsAnswer = z.strictObject({ items: z.array(PesticideLog) });
export const PhenologyLogsAnswer = z.strictObject({ items: z.array(PhenologyLog) });
