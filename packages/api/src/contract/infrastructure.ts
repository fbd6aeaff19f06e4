import * as z from 'zod/mini';
import { client } from './client.ts';
import { Id, IdParam } from './common.ts';
import { codecOf, field, listOf } from './fields.ts';
import { NodeWire } from './node.ts';
import { SeasonWire } from './season.ts';
import { SectorWire } from './sector.ts';
import { StationWire } from './station.ts';
import { UserWire } from './users.ts';

export const CropWire = z.strictObject({
  crop_id: Id,
  crop_name: z.string(),
  variant_name: z.nullable(z.string()),
});

export const PestWire = z.strictObject({ pest_id: Id, pest_name: z.string() });

/** A small PNG as its reports show it. */
export const ClientLogoWire = z.strictObject({
  /** As it was called when it was sent. */
  file_name: z.string(),
  width: z.number().check(z.int()),
  height: z.number().check(z.int()),
  data_url: z.string().check(z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/)),
});
export type ClientLogoWire = z.infer<typeof ClientLogoWire>;

export const ClientLogoAnswer = z.strictObject({ logo: z.nullable(ClientLogoWire) });

/** Archived clients are left out unless asked for. */
const Archived = z._default(z.enum(['true', 'false']), 'false');
export const ClientListQuery = z.object({ archived: Archived });
/** Archived sectors are left out unless asked for; then they are all that is answered. */
export const SectorListQuery = z.object({ client_id: IdParam, archived: Archived });
const clientTree = {
  ...client,
  stations: field('stations', listOf(StationWire)),
  nodes: field('nodes', listOf(NodeWire)),
  sectors: field('sectors', listOf(SectorWire)),
  seasons: field('seasons', listOf(SeasonWire)),
  users: field('users', listOf(UserWire)),
};
/** One client's tree with the catalogues its stations refer to. */
export const InfrastructureAnswer = z.strictObject({
  crops: z.array(CropWire),
  pests: z.array(PestWire),
  clients: z.array(codecOf(clientTree, 'read')),
});
export type InfrastructureAnswer = z.infer<typeof InfrastructureAnswer>;

/** Identifies one state of a client's tree: the same text as the `ETag` of the tree. */
export const ClientTreeVersion = z.strictObject({ client_id: Id, version: z.string() });
