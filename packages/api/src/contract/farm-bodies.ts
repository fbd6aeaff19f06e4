/** What the farm's writes take. Required text, ranges and spans are the domain's rules; here stands the form alone. */
import { z } from 'zod';
import { Day, Id } from './common.ts';
import { Line, Prose, Serial } from './text.ts';

const Name = Line(120);
const TaxId = Line(30).nullable();
const Firmware = Line(40);
const Imei = z
  .string()
  .regex(/^\d{14,16}$/, { error: 'Se esperan de 14 a 16 cifras' })
  .nullable();

export const ClientBody = z.strictObject({ client_name: Name, client_tax_id: TaxId.optional() });
export const ClientPatch = z.strictObject({
  client_name: Name.optional(),
  client_tax_id: TaxId.optional(),
  client_is_archived: z.boolean().optional(),
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
export const SectorPatch = z.strictObject({ ...sector, sector_is_archived: z.boolean() }).partial();
export type SectorPatch = z.infer<typeof SectorPatch>;

const season = { season_name: Name, date_start: Day, date_end: Day };
export const SeasonBody = z.strictObject({ client_id: Id, ...season });
export type SeasonBody = z.infer<typeof SeasonBody>;
export const SeasonPatch = z.strictObject(season).partial();
export type SeasonPatch = z.infer<typeof SeasonPatch>;

const biofix = {
  season_id: Id,
  pest_id: Id,
  sector_id: Id,
  date_biofix: Day,
  type: z.enum(['biofix', 'chronofix']),
  biofix_comment: Prose(2_000),
};
export const BiofixBody = z.strictObject({ client_id: Id, ...biofix });
export type BiofixBody = z.infer<typeof BiofixBody>;
/** An edited biofix is complete. */
export const BiofixPatch = z.strictObject(biofix);
export type BiofixPatch = z.infer<typeof BiofixPatch>;

const Tags = z.array(Line(60)).max(50);
const station = {
  station_name: Name,
  sector_id: Id,
  position_lat: z.number(),
  position_lon: z.number(),
};
const followed = {
  season_id: Id.nullable().optional(),
  crop_id: Id.nullable().optional(),
  pest_id: Id.nullable().optional(),
};
export const StationBody = z.strictObject({ client_id: Id, ...station, ...followed });
export type StationBody = z.infer<typeof StationBody>;
/** Two shapes: what a station is and where, for administrators; its tags, for everybody of the station. */
export const StationPatch = z.strictObject({
  ...z.strictObject(station).partial().shape,
  ...followed,
  tags: Tags.optional(),
  /** The tags as their editor saw them: once they are others, the edit is refused instead of undoing those. */
  tags_before: Tags.optional(),
  /** What the editor saw of the rest: what others changed since stays, or is refused where both changed it. */
  seen: z
    .strictObject({
      ...station,
      position_lat: z.number().nullable(),
      position_lon: z.number().nullable(),
      ...followed,
    })
    .partial()
    .optional(),
});
export type StationPatch = z.infer<typeof StationPatch>;

export const NodeBody = z.strictObject({
  client_id: Id,
  serial_number: Serial,
  node_firmware_version: Firmware,
  node_imei: Imei.optional(),
});
export type NodeBody = z.infer<typeof NodeBody>;
/** `client_id` hands the device to another client. */
export const NodePatch = z.strictObject({
  client_id: Id.optional(),
  node_firmware_version: Firmware.optional(),
  node_imei: Imei.optional(),
  node_is_decommissioned: z.boolean().optional(),
});
export type NodePatch = z.infer<typeof NodePatch>;
