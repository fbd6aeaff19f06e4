import { z } from 'zod';
import { Instant } from './common.ts';

export const HealthQuery = z.object({
  compute_days: z.coerce.number().int().min(1).max(60).default(14),
  view: z.enum(['user', 'internal']).default('user'),
});

const HealthPart = z.strictObject({
  state: z.enum(['ok', 'warning', 'error', 'unknown']),
  details: z.strictObject({
    info_last_date: Instant.nullable(),
    info_last_value: z.union([z.number(), z.string()]).nullable(),
    errors: z.array(z.string()),
  }),
});
export type HealthPart = z.infer<typeof HealthPart>;

export const HealthAnswer = z.strictObject({
  connection: HealthPart,
  energy: HealthPart,
  images: HealthPart,
  sensors: HealthPart,
});
export type HealthAnswer = z.infer<typeof HealthAnswer>;
