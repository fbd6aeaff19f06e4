import type {
  Biofix,
  BiofixDraft,
  BiofixId,
  CaptureThreshold,
  CaptureThresholdDraft,
  CaptureThresholdId,
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
} from '@vigia/domain/farm';
import { thresholdOfDraft } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { BiofixWire, biofixInput, seasonsBiofix } from '../../contract/biofix.ts';
import { CaptureThresholdWire, captureThresholdInput } from '../../contract/capture-threshold.ts';
import { ClientWire, client, clientInput } from '../../contract/client.ts';
import { type Fields, field, toWire } from '../../contract/fields.ts';
import { NodeWire, nodeInput } from '../../contract/node.ts';
import { SeasonWire, seasonInput } from '../../contract/season.ts';
import { SeasonOpened, seasonOpening } from '../../contract/season-opening.ts';
import { SectorWire, sector, sectorDraft, seenSector } from '../../contract/sector.ts';
import {
  editedStation,
  newStation,
  StationWire,
  stationDevice,
  stationInput,
} from '../../contract/station.ts';
import { type Confirmed, confirmedBody, crud, inDomain } from '../crud.ts';
import type { Send } from '../http.ts';
import {
  clientInputOf,
  type InstalledDevice,
  type NewNode,
  type NodeChange,
  type SeenNode,
  sectorInputOf,
  sectorSeen,
  stationInputOf,
} from './farm-bodies.ts';

export type { InstalledDevice, NewNode, NodeChange, SeenNode } from './farm-bodies.ts';

/** Draft of the opening of a season, with its stations and biofixes. */
export interface SeasonOpeningDraft extends SeasonDraft {
  /** An existing season; null to create one. */
  readonly seasonId: SeasonId | null;
  readonly stationIds: readonly StationId[];
  readonly biofixes: readonly Omit<BiofixDraft, 'seasonId'>[];
}

/** The opened season with the stations that were moved into it. */
export interface OpenedSeason {
  readonly season: Season;
  readonly stations: readonly Station[];
}

/**
 * Names of the fields of a new station's device in refusals: those of the body, of the registration and of the
 * event.
 */
const DEVICE_NAMES: readonly Fields[] = [
  {
    deviceSerial: field('device.serial_number', z.string()),
    deviceFirmware: field('device.node_firmware_version', z.string()),
  },
  { deviceSerial: field('serial_number', z.string()) },
  { deviceSerial: field('node_id', z.string()) },
];

/**
 * Calls to create and edit the farm. Drafts are those of the forms and must be valid; `key` is the
 * `Idempotency-Key` made when the form opens.
 */
export function farmEditCalls(send: Send) {
  const clients = crud(send, '/v2/clients', ClientWire, { ...clientInput, archived: client.archived });
  const sectors = crud(send, '/v2/sectors', SectorWire, sector, [sectorDraft, seenSector]);
  const seasons = crud(send, '/v2/seasons', SeasonWire, seasonInput);
  const biofixes = crud(send, '/v2/biofix', BiofixWire, biofixInput);
  const thresholds = crud(send, '/v2/capture-thresholds', CaptureThresholdWire, captureThresholdInput);
  const refusedOfStation = [stationInput, ...DEVICE_NAMES];
  const newStations = crud(send, '/v2/stations', StationWire, newStation, refusedOfStation);
  const stations = crud(send, '/v2/stations', StationWire, editedStation, refusedOfStation);
  const nodes = crud(send, '/v2/nodes', NodeWire, nodeInput);
  return {
    createClient: (draft: ClientDraft, key: string, signal?: AbortSignal): Promise<Client> =>
      clients.create(clientInputOf(draft), key, { signal }),
    /**
     * @param seen the draft as it was opened: a conflict also names the fields that somebody else changed since
     */
    updateClient: (
      id: ClientId,
      draft: ClientDraft,
      signal?: AbortSignal,
      seen?: Partial<ClientDraft>,
    ): Promise<Client> =>
      clients.update(id, clientInputOf(draft), { signal, seen: seen && clientInputOf(seen) }),
    archiveClient: (id: ClientId, archived: boolean, signal?: AbortSignal): Promise<Client> =>
      clients.update(id, { archived }, { signal }),

    createSector: (
      clientId: ClientId,
      draft: SectorDraft,
      key: string,
      signal?: AbortSignal,
    ): Promise<Sector> => sectors.create({ clientId, ...sectorInputOf(draft) }, key, { signal }),
    /**
     * @param seen the draft as it was opened: a conflict also names the fields that somebody else changed since
     */
    updateSector: (
      id: SectorId,
      draft: SectorDraft,
      signal?: AbortSignal,
      seen?: Partial<SectorDraft>,
    ): Promise<Sector> =>
      sectors.update(id, sectorInputOf(draft), { signal, seen: seen && sectorSeen(seen) }),
    archiveSector: (id: SectorId, archived: boolean, signal?: AbortSignal): Promise<Sector> =>
      sectors.update(id, { archived }, { signal }),

    createSeason: (
      clientId: ClientId,
      draft: SeasonDraft,
      key: string,
      signal?: AbortSignal,
      confirmed?: Confirmed,
    ): Promise<Season> => seasons.create({ clientId, ...draft }, key, { signal, confirmed }),
    /**
     * @param seen the draft as it was opened: a conflict also names the fields that somebody else changed since
     */
    updateSeason: (
      id: SeasonId,
      draft: SeasonDraft,
      signal?: AbortSignal,
      seen?: Partial<SeasonDraft>,
      confirmed?: Confirmed,
    ): Promise<Season> => seasons.update(id, draft, { signal, seen, confirmed }),
    /** Only for a season without stations; its biofixes are deleted too. */
    removeSeason: seasons.remove,
    /** Creates or completes a season, moves its stations and sets its biofixes: all or nothing. */
    openSeason: async (
      clientId: ClientId,
      { biofixes: opened, ...draft }: SeasonOpeningDraft,
      idempotencyKey: string,
      signal?: AbortSignal,
      confirmed?: Confirmed,
    ): Promise<OpenedSeason> => {
      const biofixes = opened.map((each) => toWire(seasonsBiofix, each));
      const body = toWire(seasonOpening, { clientId, ...draft, biofixes, ...confirmedBody(confirmed) });
      const call = { method: 'post', body, idempotencyKey, signal } as const;
      const sent = send('/v2/seasons/open', SeasonOpened, call);
      const { season, stations } = await inDomain(sent, seasonOpening, seasonsBiofix);
      return { season, stations };
    },

    createBiofix: (
      clientId: ClientId,
      draft: BiofixDraft,
      key: string,
      signal?: AbortSignal,
      confirmed?: Confirmed,
    ): Promise<Biofix> => biofixes.create({ clientId, ...draft }, key, { signal, confirmed }),
    /**
     * @param seen the draft as it was opened: a conflict also names the fields that somebody else changed since
     */
    updateBiofix: (
      id: BiofixId,
      draft: BiofixDraft,
      signal?: AbortSignal,
      seen?: Partial<BiofixDraft>,
      confirmed?: Confirmed,
    ): Promise<Biofix> => biofixes.update(id, draft, { signal, seen, confirmed }),
    removeBiofix: biofixes.remove,

    createThreshold: (
      clientId: ClientId,
      draft: CaptureThresholdDraft,
      key: string,
      signal?: AbortSignal,
    ): Promise<CaptureThreshold> =>
      thresholds.create({ clientId, ...thresholdOfDraft(draft) }, key, { signal }),
    /**
     * @param seen the draft as it was opened: a conflict also names the fields that somebody else changed since
     */
    updateThreshold: (
      id: CaptureThresholdId,
      draft: CaptureThresholdDraft,
      signal?: AbortSignal,
      seen?: Partial<CaptureThresholdDraft>,
    ): Promise<CaptureThreshold> =>
      thresholds.update(id, thresholdOfDraft(draft), { signal, seen: seen && thresholdOfDraft(seen) }),
    removeThreshold: thresholds.remove,

    /** @param device installed by the same call; null for none */
    createStation: (
      clientId: ClientId,
      draft: StationDraft,
      device: InstalledDevice | null,
      key: string,
      signal?: AbortSignal,
    ): Promise<Station> => {
      const installed = device && {
        device: toWire(stationDevice, { ...device, firmwareVersion: device.firmwareVersion ?? undefined }),
      };
      return newStations.create({ ...stationInputOf(draft), clientId, ...installed }, key, { signal });
    },
    /**
     * @param seen the draft as it was opened: a conflict also names the fields that somebody else changed since
     */
    updateStation: (
      id: StationId,
      draft: StationDraft,
      signal?: AbortSignal,
      seen?: Partial<StationDraft>,
    ): Promise<Station> =>
      stations.update(id, stationInputOf(draft), { signal, seen: seen && stationInputOf(seen) }),
    /**
     * @param before the tags as they were seen: refused as a conflict if they have changed since
     * @param idempotencyKey made with the edit: however often it is sent, it is carried out once
     */
    saveTags: (
      id: StationId,
      tags: readonly string[],
      before: readonly string[],
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<Station> => stations.update(id, { tags, tagsBefore: before }, { idempotencyKey, signal }),
    /** The station keeps its history and releases its device. */
    archiveStation: stations.remove,
    /** Restores an archived station, without a device. */
    restoreStation: (id: StationId, signal?: AbortSignal): Promise<Station> =>
      stations.update(id, { archived: false }, { signal }),

    registerNode: (device: NewNode, key: string, signal?: AbortSignal): Promise<Node> =>
      nodes.create(device, key, { signal }),
    /**
     * @param seen the device as it was opened: a conflict also names the fields that somebody else changed
     *     since
     */
    updateNode: (
      serial: NodeSerial,
      change: NodeChange,
      signal?: AbortSignal,
      seen?: SeenNode,
    ): Promise<Node> => nodes.update(serial, change, { signal, seen }),
  };
}
