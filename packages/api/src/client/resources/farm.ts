import type { StationHealth } from '@vigia/domain/devices';
import type {
  Client,
  ClientAttributes,
  ClientId,
  Node,
  NodeSerial,
  Season,
  SeasonId,
  Sector,
  SectorId,
  SetupProgress,
  Station,
  StationId,
  User,
} from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { ClientListAnswer } from '../../contract/client.ts';
import { toWire } from '../../contract/fields.ts';
import {
  clientHealthQuery,
  HealthAnswer,
  HealthObjectAnswer,
  type HealthOf,
  healthQuery,
  StationsHealthAnswer,
  stationsHealthQuery,
} from '../../contract/health.ts';
import { ClientTreeVersion, InfrastructureAnswer } from '../../contract/infrastructure.ts';
import { NodeWire } from '../../contract/node.ts';
import { SeasonWire } from '../../contract/season.ts';
import { SectorWire } from '../../contract/sector.ts';
import { SetupAnswer } from '../../contract/setup.ts';
import { StationWire } from '../../contract/station.ts';
import { UserWire } from '../../contract/users.ts';
import type { Send } from '../http.ts';
import { type Infrastructure, toInfrastructure } from '../to-domain.ts';

/** A client in the list of those in the caller's scope. */
export type ListedClient = Pick<Client, 'id' | 'name'> & ClientAttributes;

/** Progress of a client's first steps. */
export interface ClientSetup {
  readonly progress: SetupProgress;
  /** A station with a device, to which data can be imported; null without one. */
  readonly stationId: StationId | null;
  /** Whether its administrators have hidden the first steps. */
  readonly isHidden: boolean;
}

const toSetup = ({ steps, station_id, is_hidden }: SetupAnswer): ClientSetup => ({
  progress: steps,
  stationId: station_id,
  isHidden: is_hidden,
});

/** Days of measurements from which a station's health is computed. */
const HEALTH_DAYS = 14;

export function farmCalls(send: Send) {
  const ofClient = (clientId: ClientId, signal?: AbortSignal) => ({ query: { client_id: clientId }, signal });
  return {
    clients: (signal?: AbortSignal): Promise<ListedClient[]> =>
      send('/v2/clients', ClientListAnswer, { signal }),
    infrastructure: async (clientId: ClientId, signal?: AbortSignal): Promise<Infrastructure> =>
      toInfrastructure(
        await send(`/v2/clients/${clientId}/infrastructure`, InfrastructureAnswer, { signal }),
      ),
    /**
     * The tree if its version differs from `version`, else null. The version is requested before the tree, so
     * the tree is never older than its version.
     */
    newerInfrastructure: async (
      clientId: ClientId,
      version: string | null,
      signal?: AbortSignal,
    ): Promise<{ infrastructure: Infrastructure; version: string } | null> => {
      const path = `/v2/clients/${clientId}/infrastructure`;
      const newest = await send(`${path}/version`, ClientTreeVersion, { signal });
      if (newest.version === version) return null;
      const infrastructure = toInfrastructure(await send(path, InfrastructureAnswer, { signal }));
      return { infrastructure, version: newest.version };
    },
    /** Progress of the client's first steps. */
    setup: async (clientId: ClientId, signal?: AbortSignal): Promise<ClientSetup> => {
      return toSetup(await send(`/v2/clients/${clientId}/setup`, SetupAnswer, { signal }));
    },
    /** Shows the first steps to the client's administrators, or hides them. */
    hideSetup: async (clientId: ClientId, hidden: boolean, signal?: AbortSignal): Promise<ClientSetup> => {
      const body = { is_hidden: hidden };
      return toSetup(
        await send(`/v2/clients/${clientId}/setup`, SetupAnswer, { method: 'put', body, signal }),
      );
    },
    sector: (sectorId: SectorId, signal?: AbortSignal): Promise<Sector> =>
      send(`/v2/sectors/${sectorId}`, SectorWire, { signal }),
    seasons: (clientId: ClientId, signal?: AbortSignal): Promise<Season[]> =>
      send('/v2/seasons', z.array(SeasonWire), ofClient(clientId, signal)),
    season: (seasonId: SeasonId, signal?: AbortSignal): Promise<Season> =>
      send(`/v2/seasons/${seasonId}`, SeasonWire, { signal }),
    node: (serial: NodeSerial, signal?: AbortSignal): Promise<Node> =>
      send(`/v2/nodes/${encodeURIComponent(serial)}`, NodeWire, { signal }),
    stations: (clientId: ClientId, signal?: AbortSignal): Promise<Station[]> =>
      send('/v2/stations', z.array(StationWire), ofClient(clientId, signal)),
    station: (stationId: number, signal?: AbortSignal): Promise<Station> =>
      send(`/v2/stations/${stationId}`, StationWire, { signal }),
    sectors: (clientId: ClientId, signal?: AbortSignal): Promise<Sector[]> =>
      send('/v2/sectors', z.array(SectorWire), ofClient(clientId, signal)),
    nodes: (clientId: ClientId, signal?: AbortSignal): Promise<Node[]> =>
      send('/v2/nodes', z.array(NodeWire), ofClient(clientId, signal)),
    users: (clientId: ClientId, signal?: AbortSignal): Promise<User[]> =>
      send('/v2/users', z.array(UserWire), ofClient(clientId, signal)),
    user: (userId: number, signal?: AbortSignal): Promise<User> =>
      send(`/v2/users/${userId}`, UserWire, { signal }),
    stationHealth: (stationId: number, signal?: AbortSignal): Promise<StationHealth> => {
      const query = toWire(healthQuery, { windowDays: HEALTH_DAYS, view: 'user' });
      return send(`/v2/stations/${stationId}/health`, HealthAnswer, { query, signal });
    },
    /**
     * Health of up to `MAX_HEALTH_SUBJECTS` stations of a client. Those outside the caller's scope are left
     * out.
     */
    stationsHealth: async (
      clientId: ClientId,
      stationIds: readonly StationId[],
      signal?: AbortSignal,
    ): Promise<ReadonlyMap<StationId, StationHealth>> => {
      const params = { windowDays: HEALTH_DAYS, stationIds: stationIds.join(',') };
      const query = toWire(stationsHealthQuery, params);
      const path = `/v2/clients/${clientId}/stations/health`;
      const found = await send(path, StationsHealthAnswer, { query, signal });
      return new Map(found.map(({ stationId, ...parts }) => [stationId, parts]));
    },
    /**
     * Health of up to `MAX_HEALTH_SUBJECTS` stations or devices of a client. Those outside the caller's scope
     * are left out.
     */
    healthRows: (
      clientId: ClientId,
      of: { readonly stationIds: readonly StationId[] } | { readonly serials: readonly NodeSerial[] },
      signal?: AbortSignal,
    ): Promise<HealthOf[]> => {
      const params =
        'serials' in of ? { serials: of.serials.join(',') } : { stationIds: of.stationIds.join(',') };
      const query = toWire(clientHealthQuery, { windowDays: HEALTH_DAYS, ...params });
      return send(`/v2/clients/${clientId}/health`, z.array(HealthObjectAnswer), { query, signal });
    },
  };
}
