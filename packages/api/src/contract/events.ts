import { EVENT_TYPES, PHENOLOGY_STAGES } from '@vigia/domain';
import { z } from 'zod';
import { Day, Id, IdParam, Instant } from './common.ts';

export const EventWire = z.strictObject({
  event_id: Id,
  type: z.enum(EVENT_TYPES),
  client_id: Id,
  datetime_created: Instant,
  datetime_event: Instant,
  date_event: Day,
  station_id: Id.nullable(),
  station_name: z.string().nullable(),
  node_id: z.string().nullable(),
  old_node_id: z.string().nullable(),
  new_node_id: z.string().nullable(),
  user_email: z.string().nullable(),
  sector_id: Id.nullable(),
  season_id: Id.nullable(),
  crop_id: Id.nullable(),
  pest_id: Id.nullable(),
  comments: z.string(),
  product: z.string().nullable(),
  dose: z.number().nullable(),
  measure: z.string().nullable(),
  phenology_stage: z.enum(PHENOLOGY_STAGES).nullable(),
});
export type EventWire = z.infer<typeof EventWire>;

export const EventsQuery = z.object({
  date_start: Day,
  date_end: Day,
  client_id: IdParam.optional(),
  sector_id: IdParam.optional(),
  station_id: IdParam.optional(),
  type: z.enum(EVENT_TYPES).optional(),
});

export const EventsAnswer = z.strictObject({ items: z.array(EventWire) });
export type EventsAnswer = z.infer<typeof EventsAnswer>;
