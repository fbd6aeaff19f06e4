import type { CaptureThreshold } from './capture-threshold.ts';
import type { Client } from './client.ts';
import type { HarvestDate } from './harvest-date.ts';
import type { Node } from './node.ts';
import type { Product } from './product.ts';
import type { Season } from './season.ts';
import type { Sector } from './sector.ts';
import type { Station } from './station.ts';

/** Everything of one client that the filters and lists need, without archived stations. */
export interface ClientTree {
  readonly client: Client;
  readonly sectors: readonly Sector[];
  readonly seasons: readonly Season[];
  readonly stations: readonly Station[];
  readonly nodes: readonly Node[];
  /** Its own thresholds of captures. */
  readonly thresholds: readonly CaptureThreshold[];
  /** Its products, archived ones too. */
  readonly products: readonly Product[];
  /** Expected harvests of the fields that the reader sees. */
  readonly harvests: readonly HarvestDate[];
}
