import * as z from 'zod/mini';

const Done = z.boolean();

/** Which of the first steps the data of a client shows as done; they are named by what they bring. */
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
  /** A station with a device, for the steps that bring data to one; null without any. */
  station_id: z.nullable(z.int()),
  /** Its administrators asked that the steps be shown no more. */
  is_hidden: z.boolean(),
});
export type SetupAnswer = z.infer<typeof SetupAnswer>;

export const SetupBody = z.strictObject({ is_hidden: z.boolean() });
export type SetupBody = z.infer<typeof SetupBody>;
