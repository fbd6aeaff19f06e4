/** What was done and seen in the sectors, as the models and their markers want it: one row a fact. */
import { z } from 'zod';
import { Day, Id, IdParam, Instant } from './common.ts';

/** Of a client or of a sector; days are inclusive. */
export const FarmLogsQuery = z.object({
  client_id: IdParam.optional(),
  sector_id: IdParam.optional(),
  date_start: Day.optional(),
  date_end: Day.optional(),
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
  pest_id: Id.nullable(),
  agrochemical_date: Day,
});
export type PesticideLog = z.infer<typeof PesticideLog>;

/** One row per sector, crop and season; each day is the last one reported, null for a stage nobody has reported. */
export const PhenologyLog = z.strictObject({
  client_id: Id,
  sector_id: Id,
  crop_id: Id.nullable(),
  season_id: Id.nullable(),
  /** Of the newest report in the row. */
  datetime_created: Instant,
  flowering_start: Day.nullable(),
  flowering_full: Day.nullable(),
  first_petal_fall: Day.nullable(),
  last_petal_fall: Day.nullable(),
  fruit_set: Day.nullable(),
  fruit_thickening_8mm: Day.nullable(),
  fruit_thickening_20mm: Day.nullable(),
});
export type PhenologyLog = z.infer<typeof PhenologyLog>;

export const BiofixLogsAnswer = z.strictObject({ items: z.array(BiofixLog) });
export const PesticideLogsAnswer = z.strictObject({ items: z.array(PesticideLog) });
export const PhenologyLogsAnswer = z.strictObject({ items: z.array(PhenologyLog) });
