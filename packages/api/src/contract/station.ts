import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { codecOf, type Decoded, field, listOf, partly, renamed, seenOf } from './fields.ts';
import { locatedCodec, olderPosition } from './location.ts';
import { firmwareVersion } from './node.ts';
import { Line, Name, Serial } from './text.ts';

const id = field('station_id', Id);
const clientId = field('client_id', Id);
const name = field('station_name', z.string(), Name);
const degree = z.nullable(z.number());
const tags = field('station_tags', listOf(z.string()));
const archived = field('station_is_archived', z.boolean());
const dateCreated = field('station_date_created', Instant);
const sectorId = field('sector_id', Id);
const nodeSerial = field('assigned_node_sn', z.nullable(z.string()));
const cropId = field('crop_id', z.nullable(Id));
const pestId = field('pest_id', z.nullable(Id));
const seasonId = field('station_season_id', z.nullable(Id));

export const station = {
  ...{ id, clientId, name },
  latitude: field('station_position_lat', degree),
  longitude: field('station_position_lon', degree),
  ...{ tags, archived, dateCreated, sectorId, nodeSerial, cropId, pestId, seasonId },
};
/** Its table, and what is told of a station beside it. */
const toldStation = {
  ...station,
  isCountedInField: field('station_is_counted', z.optional(z.boolean())),
};
export const StationWire = locatedCodec(toldStation);

const positionFields = {
  latitude: field('position_lat', z.number()),
  longitude: field('position_lon', z.number()),
};
const followed = { seasonId: field('season_id', z.nullable(Id)), cropId, pestId };
/** Fields of the form of a station. */
export const stationInput = { name, sectorId, ...positionFields, ...followed };
/** The first device of a new station: a spare one of the client or, with its firmware, a new one. */
export const stationDevice = {
  serial: field('serial_number', Serial),
  /** Registers a device that the client does not have yet. */
  firmwareVersion: field('node_firmware_version', z.optional(firmwareVersion.written)),
  /** E-mail of the person who installs it. */
  userEmail: field('user_email', Line(254)),
};
export type StationDevice = Decoded<typeof stationDevice, 'written'>;
const device = field('device', z.optional(codecOf(stationDevice, 'written')));
export const newStation = { clientId, name, sectorId, ...positionFields, ...partly(followed), device };
export const StationBody = codecOf(newStation, 'written');
export type StationBody = Decoded<typeof newStation, 'written'>;

const Tags = z.optional(z.array(Line(60)).check(z.maxLength(50)));
const nowhere = { latitude: field('position_lat', degree), longitude: field('position_lon', degree) };
/**
 * Two kinds of edits: fields and position, for administrators; tags, for everybody with access to the station.
 */
export const editedStation = {
  /** Restores an archived station, without its earlier device. */
  archived: field('station_is_archived', z.optional(z.literal(false))),
  ...partly(stationInput),
  tags: field('tags', Tags),
  /** The tags as their editor saw them: if they have changed since, the edit is refused. */
  tagsBefore: field('tags_before', Tags),
  ...seenOf({ ...stationInput, ...nowhere }),
};
export const StationPatch = codecOf(editedStation, 'written');
export type StationPatch = Decoded<typeof editedStation, 'written'>;

const position = field('GPSPosition', z.nullable(olderPosition.read));
const older = { id, clientId, name, sectorId, pestId, cropId, seasonId, position, tags, nodeSerial };
export const LegacyStation = codecOf(
  renamed(
    { ...older, archived, dateCreated },
    {
      id: 'stationId',
      name: 'stationName',
      position: position.name,
      nodeSerial: 'nodeSerialNumber',
      archived: 'isArchived',
    },
  ),
  'read',
);
