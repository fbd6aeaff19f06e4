import * as z from 'zod/mini';
import { Day } from './common.ts';

/** Health looks back sixty days, charts ninety: nothing younger is ever dropped. */
export const FEWEST_DAYS_KEPT = 90;
const MOST_DAYS_KEPT = 36_500;

/**
 * What was sent in detail: `readings` (sums by the hour and day stay for good), what devices report of themselves, their
 * log lines, photos (their counts stay).
 */
const RetentionKind = z.enum(['readings', 'reports', 'logs', 'images']);
const KeepDays = z.nullable(z.int().check(z.gte(FEWEST_DAYS_KEPT), z.lte(MOST_DAYS_KEPT)));

export const RetentionSetting = z.strictObject({
  kind: RetentionKind,
  /** null: for good. */
  keep_days: KeepDays,
  /** Everything before this local day is gone; null while nothing is. */
  dropped_before: z.nullable(Day),
});
export type RetentionSetting = z.infer<typeof RetentionSetting>;

export const RetentionAnswer = z.strictObject({ settings: z.array(RetentionSetting) });
export type RetentionAnswer = z.infer<typeof RetentionAnswer>;

/** `PUT /v2/clients/{client_id}/retention`: the kinds that are not named stay as they are. */
export const RetentionBody = z.strictObject({
  settings: z.array(z.strictObject({ kind: RetentionKind, keep_days: KeepDays })).check(
    z.minLength(1),
    z.refine((settings) => new Set(settings.map(({ kind }) => kind)).size === settings.length, {
      error: 'Cada clase va una vez',
    }),
  ),
});
export type RetentionBody = z.infer<typeof RetentionBody>;
