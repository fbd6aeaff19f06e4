import type { IsoDate } from '@vigia/domain';
import * as z from 'zod/mini';

/** Days outside of these are typing errors: no measurement is older, and no plan is later. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

const DayText = z.iso.date({ error: 'Se espera una fecha YYYY-MM-DD', abort: true }).check(
  z.refine((day) => day >= FIRST_DAY && day <= LAST_DAY, {
    error: 'Se espera una fecha entre 1900 y 2199',
  }),
);
/** The same as a day of the domain, which is a type of its own. */
export const Day = DayText as z.ZodMiniType<string, string> as z.ZodMiniType<IsoDate, string>;

/** Largest value of PostgreSQL's `int`. */
const LARGEST_ID = 2 ** 31 - 1;
export const Id = z.number().check(z.int(), z.positive(), z.lte(LARGEST_ID));
/**
 * An identifier that is given out where its row lies. In a distributed database the nodes count from places of their own,
 * beyond PostgreSQL's `int`.
 */
export const WideId = z.number().check(z.int(), z.positive());
/** Only one way to write a number, so that proxies in between read the same address as the service. */
const PLAIN_NUMBER = /^[1-9]\d*$/;
/** An identifier in a path or a query, where everything is text. */
export const IdParam = z.pipe(
  z.transform((given) => (PLAIN_NUMBER.test(String(given)) ? Number(given) : given)),
  z.number().check(z.int(), z.positive(), z.lte(LARGEST_ID)),
);
export const Instant = z.iso.datetime();
/** The same for the domain, as epoch ms. */
export const Moment = z.codec(Instant, z.number(), {
  decode: (text) => Date.parse(text),
  encode: (at) => new Date(at).toISOString(),
});

/** The error of every refused call (RFC 9457). `errors` names the invalid fields. */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.number().check(z.int()),
  detail: z.optional(z.string()),
  code: z.string(),
  request_id: z.optional(z.string()),
  errors: z.optional(z.array(z.strictObject({ field: z.string(), message: z.string() }))),
  /** With `needs-confirmation`: questions. The call is carried out if their codes are sent as `confirmed`. */
  questions: z.optional(z.array(z.strictObject({ code: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof Problem>;

/** A series in the format of the specification: `null` is a missing value, never 0. */
export const SeriesItem = z.strictObject({ date: Day, value: z.nullable(z.number()) });

/** The same series by column (`?format=columns`): one value per day from `start`. */
export const ColumnarSeries = z.strictObject({
  start: Day,
  step: z.literal('day'),
  values: z.array(z.nullable(z.number())),
});
export type ColumnarSeries = z.infer<typeof ColumnarSeries>;
