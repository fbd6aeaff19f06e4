/** What the farm's writes take. Required text, ranges and spans are the domain's rules; here stands the form alone. */
import * as z from 'zod/mini';
import { Id } from './common.ts';
import { firmwareVersion } from './node.ts';
import { Line, Name, Serial } from './text.ts';

const Tags = z.array(Line(60)).check(z.maxLength(50));
const station = {
  station_name: Name,
  sector_id: Id,
  position_lat: z.number(),
  position_lon: z.number(),
};
const followed = {
  season_id: z.optional(z.nullable(Id)),
  crop_id: z.optional(z.nullable(Id)),
  pest_id: z.optional(z.nullable(Id)),
};
/** The device that a new station begins with: a spare one of the client's or, with its firmware, one to register. */
const StationDevice = z.strictObject({
  serial_number: Serial,
  /** Registers a device that the client does not have yet. */
  node_firmware_version: z.optional(firmwareVersion.written),
  /** Who put it up. */
  user_email: Line(254),
});
export type StationDevice = z.infer<typeof StationDevice>;
export const StationBody = z.strictObject({
  client_id: Id,
  ...station,
  ...followed,
  device: z.optional(StationDevice),
});
export type StationBody = z.infer<typeof StationBody>;
/** Two shapes: what a station is and where, for administrators; its tags, for everybody of the station. */
export const StationPatch = z.strictObject({
  /** Restores an archived station, without the device it had. */
  station_is_archived: z.optional(z.literal(false)),
  ...z.partial(z.strictObject(station)).shape,
  ...followed,
  tags: z.optional(Tags),
  /** The tags as their editor saw them: once they are others, the edit is refused instead of undoing those. */
  tags_before: z.optional(Tags),
  /** What the editor saw of the rest: what others changed since stays, or is refused where both changed it. */
  seen: z.optional(
    z.partial(
      z.strictObject({
        ...station,
        position_lat: z.nullable(z.number()),
        position_lon: z.nullable(z.number()),
        ...followed,
      }),
    ),
  ),
});
export type StationPatch = z.infer<typeof StationPatch>;
