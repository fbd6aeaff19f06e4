import * as z from 'zod/mini';

const Done = z.boolean();

/** Which of a client's first steps are done, by its data. Each step is named after its result. */
export const SetupAnswer = z.strictObject({
  steps: z.strictObject({
    client: Done,
    people: Done,
    sector: Done,
    season: Done,
    station: Done,
    measurements: Done,
    photo: Done,
  }),
  /** A station with a device, to which data can be imported; null without one. */
  station_id: z.nullable(z.int()),
  /** Whether its administrators have hidden the first steps. */
  is_hidden: z.boolean(),
});
export type SetupAnswer = z.infer<typeof SetupAnswer>;

export const SetupBody = z.strictObject({ is_hidden: z.boolean() });
export type SetupBody = z.infer<typeof SetupBody>;
