import { z } from 'zod';

/** A calendar day of America/Santiago. */
export const Day = z.iso.date({ error: 'Se espera una fecha YYYY-MM-DD' });
/** An identifier in a path or a query, where everything is text. */
export const IdParam = z.coerce.number().int().positive();
export const Id = z.number().int().positive();
export const Instant = z.iso.datetime();

/** One error shape for every refused call (RFC 9457). `errors` names the fields of a malformed input. */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  code: z.string(),
  request_id: z.string().optional(),
  errors: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;

/** A series as the specification writes it: `null` is a hole, never 0. */
export const SeriesItem = z.strictObject({ date: Day, value: z.number().nullable() });

/** The same series by column (`?format=columns`): one value per day from `start`. */
export const ColumnarSeries = z.strictObject({
  start: Day,
  step: z.literal('day'),
  values: z.array(z.number().nullable()),
});
export type ColumnarSeries = z.infer<typeof ColumnarSeries>;
