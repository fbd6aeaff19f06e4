/** What the farm's writes take. Required text, ranges and spans are the domain's rules; here stands the form alone. */
import { SAVE_QUESTION_CODES } from '@vigia/domain';
import * as z from 'zod/mini';
import { Day, Id } from './common.ts';
import { Line, Prose, Serial } from './text.ts';

const Name = Line(120);
const TaxId = z.nullable(Line(30));
const Firmware = Line(40);
const Imei = z.nullable(z.string().check(z.regex(/^\d{14,16}$/, { error: 'Se esperan de 14 a 16 cifras' })));

/** Questions that the caller has answered with yes, see `questions` of a refusal. */
const confirmed = z.optional(z.array(z.enum(SAVE_QUESTION_CODES)).check(z.maxLength(20)));

const client = {
  client_name: Name,
  client_tax_id: z.optional(TaxId),
  client_is_device_pool: z.optional(z.boolean()),
  client_is_counted: z.optional(z.boolean()),
  client_is_test: z.optional(z.boolean()),
};
export const ClientBody = z.strictObject(client);
export const ClientPatch = z.strictObject({
  ...z.partial(z.strictObject(client)).shape,
  client_is_archived: z.optional(z.boolean()),
  /** What the editor saw: what others changed since stays, or is refused where both changed it. */
  seen: z.optional(z.partial(z.strictObject(client))),
});
export type ClientPatch = z.infer<typeof ClientPatch>;

const sector = {
  sector_name: Name,
  /** `locality, region` */
  sector_address: Line(240),
  sector_position_lat: z.number(),
  sector_position_lon: z.number(),
};
export const SectorBody = z.strictObject({ client_id: Id, ...sector });
export type SectorBody = z.infer<typeof SectorBody>;
export const SectorPatch = z.strictObject({
  ...z.partial(z.strictObject(sector)).shape,
  sector_is_archived: z.optional(z.boolean()),
  /** What the editor saw: what others changed since stays, or is refused where both changed it. */
  seen: z.optional(
    z.partial(
      z.strictObject({
        ...sector,
        /** Each part by itself, for each is edited by itself. */
        sector_address: z.partial(z.strictObject({ locality: Line(240), region: Line(240) })),
      }),
    ),
  ),
});
export type SectorPatch = z.infer<typeof SectorPatch>;

const season = { season_name: Name, date_start: Day, date_end: Day };
export const SeasonBody = z.strictObject({ client_id: Id, ...season, confirmed });
export type SeasonBody = z.infer<typeof SeasonBody>;
export const SeasonPatch = z.strictObject({
  ...z.partial(z.strictObject(season)).shape,
  confirmed,
  /** What the editor saw: what others changed since stays, or is refused where both changed it. */
  seen: z.optional(z.partial(z.strictObject(season))),
});
export type SeasonPatch = z.infer<typeof SeasonPatch>;

const biofix = {
  season_id: Id,
  pest_id: Id,
  sector_id: Id,
  date_biofix: Day,
  type: z.enum(['biofix', 'chronofix']),
  biofix_comment: Prose(2_000),
};
export const BiofixBody = z.strictObject({ client_id: Id, ...biofix, confirmed });
export type BiofixBody = z.infer<typeof BiofixBody>;
/** An edited biofix is complete. */
export const BiofixPatch = z.strictObject({
  ...biofix,
  confirmed,
  /** What the editor saw: what others changed since stays, or is refused where both changed it. */
  seen: z.optional(z.partial(z.strictObject(biofix))),
});
export type BiofixPatch = z.infer<typeof BiofixPatch>;

const MOST_MOVED = 10_000;
const MOST_BIOFIXES = 2_000;
/** A season that is opened: made, or completed where `season_id` names one, with what goes into it. */
export const SeasonOpening = z.strictObject({
  client_id: Id,
  season_id: z.optional(z.nullable(Id)),
  ...season,
  /** Stations that are moved to it; the others stay where they are. */
  station_ids: z.array(Id).check(z.maxLength(MOST_MOVED)),
  biofixes: z
    .array(
      z.strictObject({
        pest_id: biofix.pest_id,
        sector_id: biofix.sector_id,
        date_biofix: biofix.date_biofix,
        type: biofix.type,
        biofix_comment: biofix.biofix_comment,
      }),
    )
    .check(z.maxLength(MOST_BIOFIXES)),
  confirmed,
});
export type SeasonOpening = z.infer<typeof SeasonOpening>;

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
  node_firmware_version: z.optional(Firmware),
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

export const NodeBody = z.strictObject({
  client_id: Id,
  serial_number: Serial,
  node_firmware_version: Firmware,
  node_imei: z.optional(Imei),
});
export type NodeBody = z.infer<typeof NodeBody>;
/**
 * `client_id` hands the device to another client; beside `node_is_decommissioned: false` it names the client whose
 * device goes back into service.
 */
export const NodePatch = z.strictObject({
  client_id: z.optional(Id),
  node_firmware_version: z.optional(Firmware),
  node_imei: z.optional(Imei),
  node_is_decommissioned: z.optional(z.boolean()),
  /** What the editor saw: what others changed since stays, or is refused where both changed it. */
  seen: z.optional(z.partial(z.strictObject({ node_firmware_version: Firmware, node_imei: Imei }))),
});
export type NodePatch = z.infer<typeof NodePatch>;
