/** Wire → what administrators see of a client: the farm's entities with the facts that other screens have no use for. */
import type { Client, Crop, EpochMs, Node, Pest, Season, Sector, Station, User } from '@vigia/domain';
import type { InfrastructureAnswer } from '../contract/infrastructure.ts';
import { toCrop, toPest, toUser } from './to-domain.ts';

export interface AdminUser extends User {
  /** Of the account: `CONFIRMED`, or what the person still has to do. */
  readonly status: string;
  readonly lastAccess: EpochMs | null;
  readonly createdAt: EpochMs;
}

/** One client with everything in it, archived sectors and stations and decommissioned devices among it. */
export interface AdminClient {
  readonly client: Client;
  readonly users: readonly AdminUser[];
  readonly sectors: readonly Sector[];
  readonly stations: readonly Station[];
  readonly nodes: readonly Node[];
  readonly seasons: readonly Season[];
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
}

type ClientAnswer = InfrastructureAnswer['clients'][number];

const toAdminUser = (wire: ClientAnswer['users'][number]): AdminUser => ({
  ...toUser(wire),
  status: wire.status,
  lastAccess: wire.last_access === null ? null : Date.parse(wire.last_access),
  createdAt: Date.parse(wire.date_created),
});

export const toAdminClients = (wire: InfrastructureAnswer): AdminClient[] =>
  wire.clients.map(({ users, sectors, stations, nodes, seasons, ...client }) => ({
    client,
    users: users.map(toAdminUser),
    sectors,
    stations,
    nodes,
    seasons,
    crops: wire.crops.map(toCrop),
    pests: wire.pests.map(toPest),
  }));
