/** The older paths' names for the farm: camelCase, without `/v2`. Their rules and handlers are the same. */
import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';

const Position = z.strictObject({ latitude: z.number(), longitude: z.number() });

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
