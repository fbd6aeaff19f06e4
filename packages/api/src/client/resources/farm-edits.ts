import {
  addressOf,
  type Biofix,
  type BiofixDraft,
  type BiofixId,
  type BiofixType,
  type Client,
  type ClientAttributes,
  type ClientDraft,
  type ClientId,
  type Node,
  type NodeSerial,
  type NumericInput,
  type PestId,
  readNumber,
  type SaveQuestionCode,
  type Season,
  type SeasonDraft,
  type SeasonId,
  type Sector,
  type SectorDraft,
  type SectorId,
  type Station,
  type StationDraft,
  type StationId,
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

/** What is absent stays as it is; `clientId` hands the device on, from or to the shared pool. */
export interface NodeChange {
  readonly clientId?: ClientId;
  readonly firmwareVersion?: string;
  readonly imei?: string | null;
  readonly decommissioned?: boolean;
}
/** What an editor saw of a device; what is absent is the editor's to overrule. */
export type SeenNode = Pick<NodeChange, 'firmwareVersion' | 'imei'>;
export interface NewNode {
  readonly clientId: ClientId;
  readonly serial: NodeSerial;
  readonly firmwareVersion: string;
  readonly imei: string | null;
}

/** A biofix of a season that is opened. */
export interface OpenedBiofix {
  readonly pestId: PestId;
  readonly sectorId: SectorId;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly type: BiofixType;
  readonly comment: string;
}
/** A season that is opened, with what goes into it. */
export interface SeasonOpeningDraft extends SeasonDraft {
  /** One that is there already; null to make it. */
  readonly seasonId: SeasonId | null;
  readonly stationIds: readonly StationId[];
  readonly biofixes: readonly OpenedBiofix[];
}
/** The device that a station is made with. */
export interface InstalledDevice {
  readonly serial: NodeSerial;
  /** Registers it; null for a spare one. */
  readonly firmwareVersion: string | null;
  /** Who put it up. */
  readonly userEmail: string;
}
const deviceBody = ({ serial, firmwareVersion, userEmail }: InstalledDevice) => ({
  serial_number: serial,
  node_firmware_version: firmwareVersion ?? undefined,
  user_email: userEmail,
});

const degreesSeen = (degrees?: NumericInput) => (degrees === undefined ? undefined : readNumber(degrees));
const attributesBody = ({ isDevicePool, isCounted, isTest }: Partial<ClientAttributes>) => ({
  client_is_device_pool: isDevicePool,
  client_is_counted: isCounted,
  client_is_test: isTest,
});
const clientBody = ({ name, taxId, ...attributes }: ClientDraft) => ({
  client_name: name,
  client_tax_id: taxId.trim() === '' ? null : taxId,
  ...attributesBody(attributes),
});
/** Of what was seen only what is told. */
const clientSeen = ({ name, taxId, ...attributes }: Partial<ClientDraft>) => ({
  client_name: name,
  client_tax_id: taxId === '' ? null : taxId,
  ...attributesBody(attributes),
});
const sectorBody = (draft: SectorDraft) => ({
  sector_name: draft.name,
  sector_address: addressOf(draft),
  sector_position_lat: readNumber(draft.latitude),
  sector_position_lon: readNumber(draft.longitude),
});
/** Of what was seen only what is told. */
const sectorSeen = ({ latitude, longitude, ...seen }: Partial<SectorDraft>) => ({
  sector_name: seen.name,
  sector_address: { locality: seen.locality, region: seen.region },
  sector_position_lat: degreesSeen(latitude),
  sector_position_lon: degreesSeen(longitude),
});
/** A season that was opened, with the stations that went to it. */
export interface OpenedSeason {
  readonly season: Season;
  readonly stations: readonly Station[];
}

/** Codes of questions that the person has answered with yes; the service asks them with `needs-confirmation`. */
type Confirmed = readonly SaveQuestionCode[];
const confirmedBody = (confirmed: Confirmed = []) => (confirmed.length > 0 ? { confirmed } : {});
const seasonBody = ({ name, start, end }: Partial<SeasonDraft>) => ({
  season_name: name,
  date_start: start,
  date_end: end,
});
const biofixBody = (draft: Partial<BiofixDraft>) => ({
  season_id: draft.seasonId,
  pest_id: draft.pestId,
  sector_id: draft.sectorId,
  date_biofix: draft.date,
  type: draft.type,
  biofix_comment: draft.comment,
});
const openedBiofixBody = ({ pestId, sectorId, date, type, comment }: OpenedBiofix) => ({
  pest_id: pestId,
  sector_id: sectorId,
  date_biofix: date,
  type,
  biofix_comment: comment,
});
const stationBody = (draft: StationDraft) => ({
  station_name: draft.name,
  sector_id: draft.sectorId,
  position_lat: readNumber(draft.latitude),
  position_lon: readNumber(draft.longitude),
  season_id: draft.seasonId,
  crop_id: draft.cropId,
  pest_id: draft.pestId,
});
/** Of what was seen only what is told. */
const stationSeen = ({ latitude, longitude, ...seen }: Partial<StationDraft>) => ({
  station_name: seen.name,
  sector_id: seen.sectorId,
  position_lat: degreesSeen(latitude),
  position_lon: degreesSeen(longitude),
  season_id: seen.seasonId,
  crop_id: seen.cropId,
  pest_id: seen.pestId,
});
const nodeBody = ({ clientId, firmwareVersion, imei, decommissioned }: NodeChange) => ({
  client_id: clientId,
  node_firmware_version: firmwareVersion,
  node_imei: imei,
  node_is_decommissioned: decommissioned,
});

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
