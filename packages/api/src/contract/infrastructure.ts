import * as z from 'zod/mini';
import { CaptureThresholdWire } from './capture-threshold.ts';
import { OwnCatalogueWire } from './catalogue.ts';
import { client } from './client.ts';
import { Id, IdParam } from './common.ts';
import { codecOf, field, listOf } from './fields.ts';
import { HarvestDateWire } from './harvest-date.ts';
import { NodeWire } from './node.ts';
import { ProductWire } from './product.ts';
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

/** The logo of a client for its reports, as a small PNG. */
export const ClientLogoWire = z.strictObject({
  /** Name of the file that was sent. */
  file_name: z.string(),
  width: z.number().check(z.int()),
  height: z.number().check(z.int()),
  data_url: z.string().check(z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/)),
});
export type ClientLogoWire = z.infer<typeof ClientLogoWire>;

export const ClientLogoAnswer = z.strictObject({ logo: z.nullable(ClientLogoWire) });

/** Archived clients are left out by default. */
const Archived = z._default(z.enum(['true', 'false']), 'false');
export const ClientListQuery = z.object({ archived: Archived });
/** By default the sectors in use; with `archived=true` only the archived ones. */
export const SectorListQuery = z.object({ client_id: IdParam, archived: Archived });
const clientTree = {
  ...client,
  stations: field('stations', listOf(StationWire)),
  nodes: field('nodes', listOf(NodeWire)),
  sectors: field('sectors', listOf(SectorWire)),
  seasons: field('seasons', listOf(SeasonWire)),
  thresholds: field('capture_thresholds', listOf(CaptureThresholdWire)),
  products: field('products', listOf(ProductWire)),
  harvests: field('harvest_dates', listOf(HarvestDateWire)),
  users: field('users', listOf(UserWire)),
};
/** A client's tree with the catalogues that its stations refer to, and what the installation has of its own. */
export const InfrastructureAnswer = z.strictObject({
  crops: z.array(CropWire),
  pests: z.array(PestWire),
  catalogue: OwnCatalogueWire,
  clients: z.array(codecOf(clientTree, 'read')),
});
export type InfrastructureAnswer = z.infer<typeof InfrastructureAnswer>;

/** Version of a client's tree: the same text as the `ETag` of the tree. */
export const ClientTreeVersion = z.strictObject({ client_id: Id, version: z.string() });
