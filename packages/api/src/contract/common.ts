import type { IsoDate } from '@vigia/domain';
import * as z from 'zod/mini';

/** Days outside these are slips of the hand: no measurement of ours is older, no plan reaches further. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

const DayText = z.iso.date({ error: 'Se espera una fecha YYYY-MM-DD', abort: true }).check(
  z.refine((day) => day >= FIRST_DAY && day <= LAST_DAY, {
    error: 'Se espera una fecha entre 1900 y 2199',
  }),
);
/** The same as a value of the domain, which distinguishes days from other text. */
export const Day = DayText as z.ZodMiniType<string, string> as z.ZodMiniType<IsoDate, string>;

/** What PostgreSQL's `int` holds. */
const LARGEST_ID = 2 ** 31 - 1;
export const Id = z.number().check(z.int(), z.positive(), z.lte(LARGEST_ID));
/** One way to write a number, so that whatever stands in between reads the same address as we do. */
const PLAIN_NUMBER = /^[1-9]\d*$/;
/** An identifier in a path or a query, where everything is text. */
export const IdParam = z.pipe(
  z.transform((given) => (PLAIN_NUMBER.test(String(given)) ? Number(given) : given)),
  z.number().check(z.int(), z.positive(), z.lte(LARGEST_ID)),
);
export const Instant = z.iso.datetime();
/** The same where it is handed to the domain, which counts time in ms. */
export const Moment = z.codec(Instant, z.number(), {
  decode: (text) => Date.parse(text),
  encode: (at) => new Date(at).toISOString(),
});

/** One error shape for every refused call (RFC 9457). `errors` names the fields of a malformed input. */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.number().check(z.int()),
  detail: z.optional(z.string()),
  code: z.string(),
  request_id: z.optional(z.string()),
  errors: z.optional(z.array(z.strictObject({ field: z.string(), message: z.string() }))),
  /** With `needs-confirmation`: what is carried out once its codes are sent as `confirmed`. */
  questions: z.optional(z.array(z.strictObject({ code: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof Problem>;

/** A series as the specification writes it: `null` is a hole, never 0. */
export const SeriesItem = z.strictObject({ date: Day, value: z.nullable(z.number()) });

/** The same series by column (`?format=columns`): one value per day from `start`. */
export const ColumnarSeries = z.strictObject({
  start: Day,
  step: z.literal('day'),
  values: z.array(z.nullable(z.number())),
});
export type ColumnarSeries = z.infer<typeof ColumnarSeries>;
