/**
 * Converts a client's wire data to what administrators see: the farm with fields that other screens do not use.
 */
import type { Account, Client, Crop, Node, Pest, Product, Season, Sector, Station } from '@vigia/domain/farm';
import type { InfrastructureAnswer } from '../contract/infrastructure.ts';
import { toCrop, toPest } from './to-domain.ts';

/** One client with everything in it, including archived sectors and stations and decommissioned devices. */
export interface AdminClient {
  readonly client: Client;
  readonly users: readonly Account[];
  readonly sectors: readonly Sector[];
  readonly stations: readonly Station[];
  readonly nodes: readonly Node[];
  readonly seasons: readonly Season[];
  readonly products: readonly Product[];
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
}

export const toAdminClients = (wire: InfrastructureAnswer): AdminClient[] =>
  wire.clients.map(
    ({ users, sectors, stations, nodes, seasons, products, thresholds: _, harvests: __, ...client }) => ({
      client,
      users,
      sectors,
      stations,
      nodes,
      seasons,
      products,
      crops: wire.crops.map(toCrop),
      pests: wire.pests.map(toPest),
    }),
  );
