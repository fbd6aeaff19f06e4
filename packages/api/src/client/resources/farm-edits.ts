import type {
  Biofix,
  BiofixDraft,
  BiofixId,
  Client,
  ClientDraft,
  ClientId,
  Node,
  NodeSerial,
  Season,
  SeasonDraft,
  SeasonId,
  Sector,
  SectorDraft,
  SectorId,
  Station,
  StationDraft,
  StationId,
} from '@vigia/domain';
import * as z from 'zod/mini';
import {
  BiofixWire,
  ClientWire,
  NodeWire,
  SeasonOpened,
  SeasonWire,
  SectorWire,
  StationWire,
} from '../../contract/infrastructure.ts';
import type { Send } from '../http.ts';
import { toBiofix, toClient, toNode, toSeason, toSector, toStation } from '../to-domain.ts';
import {
  biofixBody,
  type Confirmed,
  clientBody,
  clientSeen,
  confirmedBody,
  deviceBody,
  type InstalledDevice,
  type NewNode,
  type NodeChange,
  nodeBody,
  openedBiofixBody,
  type SeasonOpeningDraft,
  type SeenNode,
  seasonBody,
  sectorBody,
  sectorSeen,
  stationBody,
  stationSeen,
} from './farm-bodies.ts';

export type { InstalledDevice, NewNode, NodeChange, SeasonOpeningDraft, SeenNode } from './farm-bodies.ts';

/** A season that was opened, with the stations that went to it. */
export interface OpenedSeason {
  readonly season: Season;
  readonly stations: readonly Station[];
}

/**
 * Making and editing the farm. Drafts are those of the forms, validated before they are sent; `key` is the
 * `Idempotency-Key` made when the form opens.
 */
export function farmEditCalls(send: Send) {
  const post = (body: object, idempotencyKey: string, signal?: AbortSignal) =>
    ({ method: 'post', body, idempotencyKey, signal }) as const;
  const put = (body: object, signal?: AbortSignal) => ({ method: 'put', body, signal }) as const;
  const node = (serial: NodeSerial) => `/v2/nodes/${encodeURIComponent(serial)}`;
  return {
    createClient: async (draft: ClientDraft, key: string, signal?: AbortSignal): Promise<Client> =>
      toClient(await send('/v2/clients', ClientWire, post(clientBody(draft), key, signal))),
    /** @param seen as it was edited: a conflict names the fields that somebody else changed since, too */
    updateClient: async (
      id: ClientId,
      draft: ClientDraft,
      signal?: AbortSignal,
      seen?: Partial<ClientDraft>,
    ): Promise<Client> => {
      const body = { ...clientBody(draft), seen: seen && clientSeen(seen) };
      return toClient(await send(`/v2/clients/${id}`, ClientWire, put(body, signal)));
    },
    archiveClient: async (id: ClientId, archived: boolean, signal?: AbortSignal): Promise<Client> =>
      toClient(await send(`/v2/clients/${id}`, ClientWire, put({ client_is_archived: archived }, signal))),

    createSector: async (
      clientId: ClientId,
      draft: SectorDraft,
      key: string,
      signal?: AbortSignal,
    ): Promise<Sector> => {
      const body = { client_id: clientId, ...sectorBody(draft) };
      return toSector(await send('/v2/sectors', SectorWire, post(body, key, signal)));
    },
    /** @param seen as it was edited: a conflict names the fields that somebody else changed since, too */
    updateSector: async (
      id: SectorId,
      draft: SectorDraft,
      signal?: AbortSignal,
      seen?: Partial<SectorDraft>,
    ): Promise<Sector> => {
      const body = { ...sectorBody(draft), ...(seen && { seen: sectorSeen(seen) }) };
      return toSector(await send(`/v2/sectors/${id}`, SectorWire, put(body, signal)));
    },
    archiveSector: async (id: SectorId, archived: boolean, signal?: AbortSignal): Promise<Sector> =>
      toSector(await send(`/v2/sectors/${id}`, SectorWire, put({ sector_is_archived: archived }, signal))),

    createSeason: async (
      clientId: ClientId,
      draft: SeasonDraft,
      key: string,
      signal?: AbortSignal,
      confirmed?: Confirmed,
    ): Promise<Season> => {
      const body = { client_id: clientId, ...seasonBody(draft), ...confirmedBody(confirmed) };
      return toSeason(await send('/v2/seasons', SeasonWire, post(body, key, signal)));
    },
    /** @param seen as it was edited: a conflict names the fields that somebody else changed since, too */
    updateSeason: async (
      id: SeasonId,
      draft: SeasonDraft,
      signal?: AbortSignal,
      seen?: Partial<SeasonDraft>,
      confirmed?: Confirmed,
    ): Promise<Season> => {
      const body = {
        ...seasonBody(draft),
        ...(seen && { seen: seasonBody(seen) }),
        ...confirmedBody(confirmed),
      };
      return toSeason(await send(`/v2/seasons/${id}`, SeasonWire, put(body, signal)));
    },

    /** Only one without stations; its biofixes go with it. */
    removeSeason: (id: SeasonId, signal?: AbortSignal): Promise<void> =>
      send(`/v2/seasons/${id}`, z.undefined(), { method: 'delete', signal }),
    /** Makes or completes a season, moves its stations and sets its biofixes: everything, or nothing. */
    openSeason: async (
      clientId: ClientId,
      opening: SeasonOpeningDraft,
      key: string,
      signal?: AbortSignal,
      confirmed?: Confirmed,
    ): Promise<OpenedSeason> => {
      const body = {
        client_id: clientId,
        season_id: opening.seasonId,
        ...seasonBody(opening),
        station_ids: opening.stationIds,
        biofixes: opening.biofixes.map(openedBiofixBody),
        ...confirmedBody(confirmed),
      };
      const opened = await send('/v2/seasons/open', SeasonOpened, post(body, key, signal));
      return { season: toSeason(opened.season), stations: opened.stations.map(toStation) };
    },

    createBiofix: async (
      clientId: ClientId,
      draft: BiofixDraft,
      key: string,
      signal?: AbortSignal,
      confirmed?: Confirmed,
    ): Promise<Biofix> => {
      const body = { client_id: clientId, ...biofixBody(draft), ...confirmedBody(confirmed) };
      return toBiofix(await send('/v2/biofix', BiofixWire, post(body, key, signal)));
    },
    /** @param seen as it was edited: a conflict names the fields that somebody else changed since, too */
    updateBiofix: async (
      id: BiofixId,
      draft: BiofixDraft,
      signal?: AbortSignal,
      seen?: Partial<BiofixDraft>,
      confirmed?: Confirmed,
    ): Promise<Biofix> => {
      const body = {
        ...biofixBody(draft),
        ...(seen && { seen: biofixBody(seen) }),
        ...confirmedBody(confirmed),
      };
      return toBiofix(await send(`/v2/biofix/${id}`, BiofixWire, put(body, signal)));
    },
    removeBiofix: (id: BiofixId, signal?: AbortSignal): Promise<void> =>
      send(`/v2/biofix/${id}`, z.undefined(), { method: 'delete', signal }),

    /** @param device installed at it with the same call; null for none yet */
    createStation: async (
      clientId: ClientId,
      draft: StationDraft,
      device: InstalledDevice | null,
      key: string,
      signal?: AbortSignal,
    ): Promise<Station> => {
      const body = {
        client_id: clientId,
        ...stationBody(draft),
        ...(device && { device: deviceBody(device) }),
      };
      return toStation(await send('/v2/stations', StationWire, post(body, key, signal)));
    },
    /** @param seen as it was edited: a conflict names the fields that somebody else changed since, too */
    updateStation: async (
      id: StationId,
      draft: StationDraft,
      signal?: AbortSignal,
      seen?: Partial<StationDraft>,
    ): Promise<Station> => {
      const body = { ...stationBody(draft), ...(seen && { seen: stationSeen(seen) }) };
      return toStation(await send(`/v2/stations/${id}`, StationWire, put(body, signal)));
    },
    /** @param before the tags as they were seen: refused as a conflict when they are others by now */
    saveTags: async (
      id: StationId,
      tags: readonly string[],
      before: readonly string[],
      signal?: AbortSignal,
    ): Promise<Station> =>
      toStation(await send(`/v2/stations/${id}`, StationWire, put({ tags, tags_before: before }, signal))),
    /** Keeps its history and releases its device. */
    archiveStation: (id: StationId, signal?: AbortSignal): Promise<void> =>
      send(`/v2/stations/${id}`, z.undefined(), { method: 'delete', signal }),
    /** Back into use, without a device. */
    restoreStation: async (id: StationId, signal?: AbortSignal): Promise<Station> =>
      toStation(await send(`/v2/stations/${id}`, StationWire, put({ station_is_archived: false }, signal))),

    registerNode: async (
      { clientId, serial, firmwareVersion, imei }: NewNode,
      key: string,
      signal?: AbortSignal,
    ): Promise<Node> => {
      const body = {
        client_id: clientId,
        serial_number: serial,
        node_firmware_version: firmwareVersion,
        node_imei: imei,
      };
      return toNode(await send('/v2/nodes', NodeWire, post(body, key, signal)));
    },
    /** @param seen as it was edited: a conflict names the fields that somebody else changed since, too */
    updateNode: async (
      serial: NodeSerial,
      change: NodeChange,
      signal?: AbortSignal,
      seen?: SeenNode,
    ): Promise<Node> => {
      const body = { ...nodeBody(change), ...(seen && { seen: nodeBody(seen) }) };
      return toNode(await send(node(serial), NodeWire, put(body, signal)));
    },
  };
}
