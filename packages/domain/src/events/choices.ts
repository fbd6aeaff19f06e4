import { can } from '../access/can.ts';
import { isSuperAdmin, type Scope } from '../access/scope.ts';
import { isRetiredCrop, isRetiredPest } from '../catalogue/installed.ts';
import type { Crop, Pest } from '../entities/catalogue.ts';
import type { EventType } from '../entities/event.ts';
import type { NodeSerial } from '../entities/ids.ts';
import type { User } from '../entities/user.ts';
import type { Client } from '../farm/client.ts';
import type { ClientTree } from '../farm/client-tree.ts';
import type { Season } from '../farm/season.ts';
import type { Sector } from '../farm/sector.ts';
import type { Station } from '../farm/station.ts';
import { cropsOf, pestsOf, sectorsOf } from '../filters/narrowing.ts';
import { defaultSeason, isCurrentSeason } from '../seasons/seasons.ts';
import type { IsoDate } from '../units.ts';
import { type DraftFields, type EventDraft, fieldsOf } from './forms.ts';

/** A client whose devices may be put up for others. */
export interface DevicePool extends Pick<ClientTree, 'stations' | 'nodes'> {
  readonly client: Pick<Client, 'id' | 'name' | 'isDevicePool'>;
}

/** Where an install puts a device up: the service finds its station by name and field. */
export type InstallPlace = Pick<DraftFields, 'stationName' | 'sectorId'>;

/** What the choices of a report are taken from. */
export interface ChoiceSource {
  readonly user: User | Scope;
  readonly tree: Pick<ClientTree, 'client' | 'sectors' | 'seasons' | 'stations' | 'nodes'> &
    Partial<Pick<ClientTree, 'products'>>;
  /** Device pools; only super admins are offered their devices. */
  readonly pools?: readonly DevicePool[];
  /** Devices that reports put up which the service does not have yet; none by default. */
  readonly waitingDevices?: readonly NodeSerial[];
  /** Where they put them up; none by default. */
  readonly waitingPlaces?: readonly InstallPlace[];
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
  readonly today: IsoDate;
}

/** The options of each field of the form. */
export interface EventChoices {
  readonly nodeSerials: readonly NodeSerial[];
  readonly stations: readonly Station[];
  readonly sectors: readonly Sector[];
  readonly seasons: readonly Season[];
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
  /** Names that are suggested for the product of an application: the client's own ones. Other text is accepted. */
  readonly products: readonly string[];
}

/** Whether a report of this kind puts up a device that no station has, of the client or of a pool. */
export const takesFreeDevice = (kind: EventType): kind is 'device_install' | 'device_swap' =>
  kind === 'device_install' || kind === 'device_swap';

/** Whether a report of this kind is about a followed station: one with device, pest and crop in the default season. */
export const isOfFollowedStation = (kind: EventType): boolean =>
  !takesFreeDevice(kind) && kind !== 'station_maintenance' && kind !== 'agrochemical_application';

const usablePools = ({ user, pools = [] }: ChoiceSource): DevicePool[] =>
  isSuperAdmin(user) ? pools.filter(({ client }) => client.isDevicePool) : [];

/** Devices in service that no station has or waits for: the client's, and for a super admin those of the pools too. */
export function freeDevices(source: ChoiceSource): NodeSerial[] {
  const { tree, pools = [], waitingDevices = [] } = source;
  const shared = usablePools(source);
  const stations = [...tree.stations, ...pools.flatMap((pool) => pool.stations)];
  const standing = stations.filter((station) => !station.archived).map((station) => station.nodeSerial);
  const taken = new Set([...standing, ...waitingDevices]);
  const inService = [tree, ...shared].flatMap((owner) => owner.nodes).filter((node) => !node.decommissioned);
  return [...new Set(inService.map((node) => node.serial))].filter((serial) => !taken.has(serial));
}

/** The pool that a device leaves when the client gets it; null for a device of the client itself. */
export function poolOfDevice(source: ChoiceSource, serial: NodeSerial): DevicePool | null {
  const holds = ({ nodes }: Pick<DevicePool, 'nodes'>) =>
    nodes.some((node) => node.serial === serial && !node.decommissioned);
  return holds(source.tree) ? null : (usablePools(source).find(holds) ?? null);
}

type Followed = Pick<ChoiceSource, 'user' | 'today'> & {
  readonly tree: Pick<ClientTree, 'seasons' | 'stations'>;
};

/** The season of a new event: the default one of the stations that this user sees. */
function eventSeason({ user, tree, today }: Followed): Season | null {
  const stations = tree.stations.filter(({ clientId, sectorId }) =>
    can(user, 'station.read', { clientId, sectorId }),
  );
  return defaultSeason({ seasons: tree.seasons, stations }, today);
}

/** Stations of a capture, biofix, recommendation or phenology: with device, default season, pest and crop. */
export function followedStations(source: Followed): Station[] {
  const season = eventSeason(source);
  return source.tree.stations.filter(
    (station) =>
      !station.archived &&
      season !== null &&
      station.seasonId === season.id &&
      station.nodeSerial !== null &&
      station.pestId !== null &&
      station.cropId !== null,
  );
}

type Chosen = Partial<Pick<DraftFields, 'sectorId' | 'stationId' | 'cropId'>>;

/** Choices that depend on what was chosen before: sector, then station, then crop. */
function followedChoices(source: ChoiceSource, chosen: Chosen): EventChoices {
  const { tree, crops, pests } = source;
  const followed = followedStations(source);
  const fits = (choice: number | null | undefined, id: number | null) => (choice ?? id) === id;
  const inSector = followed.filter((station) => fits(chosen.sectorId, station.sectorId));
  const here = inSector.filter((station) => fits(chosen.stationId, station.id));
  const ofCrop = here.filter((station) => fits(chosen.cropId, station.cropId));
  const season = eventSeason(source);
  return {
    nodeSerials: [],
    stations: inSector,
    sectors: sectorsOf(followed, tree.sectors),
    seasons: season === null ? [] : [season],
    crops: cropsOf(here, crops),
    pests: pestsOf(ofCrop, pests),
    products: [],
  };
}

/** Whether an install at this place is at this station. */
const isPlaceOf = ({ name, sectorId }: Pick<Station, 'name' | 'sectorId'>, place: InstallPlace): boolean =>
  name === place.stationName.trim() && sectorId === place.sectorId;

/**
 * The options of an event's fields. Install and swap take only devices without a station; an install may be
 * at a station that has none and that no other report waits to give one, and its season contains today; a capture, biofix, recommendation or phenology concerns a
 * followed station's sector, crop and pest in the default season. A maintenance concerns a station with its device, or a trap
 * without one. An application may be made anywhere against anything.
 */
export function eventChoices(kind: EventType, source: ChoiceSource, chosen: Chosen = {}): EventChoices {
  const { tree, crops, pests, today } = source;
  const stations = tree.stations.filter((station) => !station.archived);
  const whole: EventChoices = {
    nodeSerials: [],
    stations: [],
    sectors: tree.sectors,
    seasons: tree.seasons,
    crops: crops.filter(({ id }) => !isRetiredCrop(id)),
    pests: pests.filter(({ id }) => !isRetiredPest(id)),
    products: (tree.products ?? []).filter(({ archived }) => !archived).map(({ name }) => name),
  };
  switch (kind) {
    case 'device_install': {
      const seasons = tree.seasons.filter((season) => isCurrentSeason(season, today));
      const { waitingPlaces = [] } = source;
      const bare = stations
        .filter((station) => station.nodeSerial === null)
        .filter((station) => !waitingPlaces.some((place) => isPlaceOf(station, place)));
      return { ...whole, nodeSerials: freeDevices(source), stations: bare, seasons };
    }
    case 'device_swap':
      return { ...whole, nodeSerials: freeDevices(source), stations };
    case 'station_maintenance': {
      const visited = stations.filter((station) => (chosen.stationId ?? station.id) === station.id);
      return { ...whole, nodeSerials: visited.flatMap(({ nodeSerial }) => nodeSerial ?? []), stations };
    }
    case 'agrochemical_application':
      return whole;
    default:
      return followedChoices(source, chosen);
  }
}

/** Whether a report names a device, where its kind does: a maintenance of a trap without one does not. */
export const namesDevice = (kind: EventType, { nodeSerials }: Pick<EventChoices, 'nodeSerials'>): boolean =>
  kind !== 'station_maintenance' || nodeSerials.length > 0;

/** What the choice of a station fills in: its device, sector, crop, pest and season, as far as its kind has them. */
export function draftAtStation<Kind extends EventType>(
  kind: Kind,
  draft: EventDraft<Kind>,
  station: Station,
): EventDraft<Kind> {
  const { id, nodeSerial, sectorId, cropId, pestId, seasonId } = station;
  const known: Partial<DraftFields> = { stationId: id, sectorId, cropId, pestId, seasonId };
  const device = kind === 'station_maintenance' ? { nodeSerial } : {};
  const settled = Object.entries({ ...known, ...device });
  const inForm = settled.filter(([field]) => (fieldsOf(kind) as readonly string[]).includes(field));
  return { ...draft, ...Object.fromEntries(inForm) };
}

/**
 * What an install at a station without a device fills in: its name and field, by which the service finds it,
 * and its settings.
 */
export function installAt({
  name,
  sectorId,
  seasonId,
  cropId,
  pestId,
  position,
}: Station): Partial<DraftFields> {
  const known = position && { latitude: position.latitude, longitude: position.longitude };
  return { stationName: name, sectorId, seasonId, cropId, pestId, ...known };
}

/** The station without a device that an install is about; null: it makes a new one. */
export function installedAt(
  { stationName = '', sectorId = null }: Partial<InstallPlace>,
  { stations }: Pick<EventChoices, 'stations'>,
): Station | null {
  return stations.find((station) => isPlaceOf(station, { stationName, sectorId })) ?? null;
}

const idsOf = (entities: readonly { readonly id: number }[]): unknown[] => entities.map(({ id }) => id);

/** The fields that are chosen from a list, with what the list holds. */
export function offeredValues(
  choices: EventChoices,
): Readonly<Partial<Record<keyof DraftFields, unknown[]>>> {
  return {
    nodeSerial: [...choices.nodeSerials],
    stationId: idsOf(choices.stations),
    sectorId: idsOf(choices.sectors),
    seasonId: idsOf(choices.seasons),
    cropId: idsOf(choices.crops),
    pestId: idsOf(choices.pests),
  };
}

/**
 * The draft without choices that no longer exist: a device that someone else installed since the draft was kept,
 * a pest that the newly chosen sector does not have.
 */
export function withoutStaleChoices<Kind extends EventType>(
  draft: EventDraft<Kind>,
  choices: EventChoices,
): EventDraft<Kind> {
  const offered = offeredValues(choices);
  const kept = Object.entries(draft).map(([field, value]) => {
    const list = offered[field as keyof DraftFields];
    return [field, list !== undefined && value !== null && !list.includes(value) ? null : value];
  });
  return Object.fromEntries(kept) as EventDraft<Kind>;
}
