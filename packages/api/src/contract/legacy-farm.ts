/** The older paths' names for the farm: camelCase, without `/v2`. Their rules and handlers are the same. */
import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { SectorBody } from './farm-bodies.ts';

const sector = SectorBody.shape;
export const LegacySectorBody = z.strictObject({
  clientId: Id,
  sectorName: sector.sector_name,
  /** `locality, region` */
  sectorAddress: sector.sector_address,
  positionLat: sector.sector_position_lat,
  positionLon: sector.sector_position_lon,
});

const Position = z.strictObject({ latitude: z.number(), longitude: z.number() });

export const LegacySector = z.strictObject({
  sectorId: Id,
  clientId: Id,
  sectorName: z.string(),
  address: z.string(),
  GPSPosition: Position,
  dateCreated: Instant,
  isArchived: z.boolean(),
});

export const LegacyStation = z.strictObject({
  stationId: Id,
  clientId: Id,
  stationName: z.string(),
  sectorId: Id,
  pestId: z.nullable(Id),
  cropId: z.nullable(Id),
  seasonId: z.nullable(Id),
  GPSPosition: z.nullable(Position),
  tags: z.array(z.string()),
  nodeSerialNumber: z.nullable(z.string()),
  isArchived: z.boolean(),
  dateCreated: Instant,
});

/** `isDecommisioned` is spelled as the older clients read it. */
export const LegacyNode = z.strictObject({
  serialNumber: z.string(),
  clientId: Id,
  firmwareVersion: z.string(),
  dateCreated: Instant,
  isDecommisioned: z.boolean(),
});
