import type {
  ClientId,
  EventType,
  FieldEvent,
  IsoDate,
  Node,
  Sector,
  SectorId,
  Station,
  StationHealth,
  User,
} from '@vigia/domain';
import { z } from 'zod';
import { EventsAnswer } from '../../contract/events.ts';
import { HealthAnswer } from '../../contract/health.ts';
import {
  ClientListAnswer,
  InfrastructureAnswer,
  NodeWire,
  SectorWire,
  StationWire,
} from '../../contract/infrastructure.ts';
import { UserWire } from '../../contract/users.ts';
import type { Send } from '../http.ts';
import { everyPage } from '../paging.ts';
import {
  type Infrastructure,
  toFieldEvent,
  toInfrastructure,
  toNode,
  toSector,
  toStation,
  toStationHealth,
  toUser,
} from '../to-domain.ts';

export interface EventsFilter {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly clientId?: ClientId;
  readonly sectorId?: SectorId;
  readonly stationId?: number;
  readonly type?: EventType;
}

/** Days of measurements behind a station's health. */
const HEALTH_DAYS = 14;

export function farmCalls(send: Send) {
  const ofClient = (clientId: ClientId, signal?: AbortSignal) => ({ query: { client_id: clientId }, signal });
  return {
    clients: async (signal?: AbortSignal): Promise<{ id: ClientId; name: string }[]> =>
      (await send('/v2/clients', ClientListAnswer, { signal })).map((client) => ({
        id: client.client_id,
        name: client.client_name,
      })),
    infrastructure: async (clientId: ClientId, signal?: AbortSignal): Promise<Infrastructure> =>
      toInfrastructure(
        await send(`/v2/clients/${clientId}/infrastructure`, InfrastructureAnswer, { signal }),
      ),
    stations: async (clientId: ClientId, signal?: AbortSignal): Promise<Station[]> =>
      (await send('/v2/stations', z.array(StationWire), ofClient(clientId, signal))).map(toStation),
    station: async (stationId: number, signal?: AbortSignal): Promise<Station> =>
      toStation(await send(`/v2/stations/${stationId}`, StationWire, { signal })),
    sectors: async (clientId: ClientId, signal?: AbortSignal): Promise<Sector[]> =>
      (await send('/v2/sectors', z.array(SectorWire), ofClient(clientId, signal))).map(toSector),
    nodes: async (clientId: ClientId, signal?: AbortSignal): Promise<Node[]> =>
      (await send('/v2/nodes', z.array(NodeWire), ofClient(clientId, signal))).map(toNode),
    users: async (clientId: ClientId, signal?: AbortSignal): Promise<User[]> =>
      (await send('/v2/users', z.array(UserWire), ofClient(clientId, signal))).map(toUser),
    user: async (userId: number, signal?: AbortSignal): Promise<User> =>
      toUser(await send(`/v2/users/${userId}`, UserWire, { signal })),
    stationHealth: async (stationId: number, signal?: AbortSignal): Promise<StationHealth> => {
      const query = { compute_days: HEALTH_DAYS, view: 'user' };
      return toStationHealth(await send(`/v2/stations/${stationId}/health`, HealthAnswer, { query, signal }));
    },
    events: async (filter: EventsFilter, signal?: AbortSignal): Promise<FieldEvent[]> => {
      const query = {
        date_start: filter.start,
        date_end: filter.end,
        client_id: filter.clientId,
        sector_id: filter.sectorId,
        station_id: filter.stationId,
        type: filter.type,
      };
      const pages = await everyPage((page_id) =>
        send('/v2/events', EventsAnswer, { query: { ...query, page_id }, signal }),
      );
      const items = pages.flatMap((page) => page.items);
      return items.flatMap((item) =>
        item.type === 'iot_device_connection_attempt' ? [] : [toFieldEvent(item)],
      );
    },
  };
}
