import * as z from 'zod/mini';
import { Day } from './common.ts';

/** Younger data is never deleted: health uses the last sixty days, charts the last ninety. */
export const FEWEST_DAYS_KEPT = 90;
const MOST_DAYS_KEPT = 36_500;

/**
 * Kinds of raw data: readings (hourly and daily sums stay), reports of devices about themselves, their log
 * lines, and photos (their counts stay).
 */
const RetentionKind = z.enum(['readings', 'reports', 'logs', 'images']);
const KeepDays = z.nullable(z.int().check(z.gte(FEWEST_DAYS_KEPT), z.lte(MOST_DAYS_KEPT)));

export const RetentionSetting = z.strictObject({
  kind: RetentionKind,
  /** null: kept for ever. */
  keep_days: KeepDays,
  /** Everything before this local day has been deleted; null when nothing has. */
  dropped_before: z.nullable(Day),
});
export type RetentionSetting = z.infer<typeof RetentionSetting>;

export const RetentionAnswer = z.strictObject({ settings: z.array(RetentionSetting) });
export type RetentionAnswer = z.infer<typeof RetentionAnswer>;

/** `PUT /v2/clients/{client_id}/retention`: kinds that are not listed keep their setting. */
export const RetentionBody = z.strictObject({
  settings: z.array(z.strictObject({ kind: RetentionKind, keep_days: KeepDays })).check(
    z.minLength(1),
    z.refine((settings) => new Set(settings.map(({ kind }) => kind)).size === settings.length, {
      error: 'Cada clase va una vez',
    }),
  ),
});
export type RetentionBody = z.infer<typeof RetentionBody>;
