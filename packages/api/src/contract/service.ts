/** State of the service itself: the findings of its checks. */
import { SERVICE_CHECKS, SERVICE_STATES } from '@vigia/domain/service';
import * as z from 'zod/mini';
import { Instant } from './common.ts';

export const ServiceCheckWire = z.strictObject({
  check: z.enum(SERVICE_CHECKS),
  state: z.enum(SERVICE_STATES),
  sentence: z.string(),
  advice: z.nullable(z.string()),
  figures: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  faults: z.array(z.string()),
  date_checked: Instant,
  date_since: Instant,
});
export type ServiceCheckWire = z.infer<typeof ServiceCheckWire>;

const Count = z.number().check(z.int(), z.gte(0));

export const ServiceAnswer = z.strictObject({
  checks: z.array(ServiceCheckWire),
  photo_progress: z.nullable(z.strictObject({ done: Count, total: Count })),
});
export type ServiceAnswer = z.infer<typeof ServiceAnswer>;
