import { DEVICE_POOL_CLIENT } from '../access/clients.ts';
import { isSuperAdmin, type Scope } from '../access/scope.ts';
import type { Crop, Pest } from '../entities/catalogue.ts';
import type { EventType } from '../entities/event.ts';
import type { ClientTree, Season, Sector, Station } from '../entities/farm.ts';
import type { NodeSerial } from '../entities/ids.ts';
import type { User } from '../entities/user.ts';
import { cropsOf, pestsOf, sectorsOf } from '../filters/narrowing.ts';
import { isCurrentSeason, latestSeason } from '../seasons/seasons.ts';
import type { IsoDate } from '../units.ts';
import { type DraftFields, type EventDraft, fieldsOf } from './forms.ts';

/** What the choices of a report are taken from. */
export interface ChoiceSource {
  readonly user: User | Scope;
  readonly tree: Pick<ClientTree, 'client' | 'sectors' | 'seasons' | 'stations' | 'nodes'>;
  /** The tree of the shared device pool; only super admins are given its devices. */
  readonly pool?: Pick<ClientTree, 'client' | 'stations' | 'nodes'> | null;
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
  readonly today: IsoDate;
}

/** What each field of the form may be set to. */
export interface EventChoices {
  readonly nodeSerials: readonly NodeSerial[];
  readonly stations: readonly Station[];
  readonly sectors: readonly Sector[];
  readonly seasons: readonly Season[];
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
}

/** Devices in service that no station has: the client's, and for a super admin those of the shared pool too. */
export function freeDevices({ user, tree, pool }: ChoiceSource): NodeSerial[] {
  const shared = pool && pool.client.id === DEVICE_POOL_CLIENT && isSuperAdmin(user) ? [pool] : [];
  const stations = [...tree.stations, ...(pool?.stations ?? [])];
  const taken = new Set(stations.filter((station) => !station.archived).map((station) => station.nodeSerial));
  const inService = [tree, ...shared].flatMap((owner) => owner.nodes).filter((node) => !node.decommissioned);
  return [...new Set(inService.map((node) => node.serial))].filter((serial) => !taken.has(serial));
}

/** Stations a capture, biofix, recommendation or phenology may concern: with device, latest season, pest and crop. */
export function followedStations(tree: Pick<ClientTree, 'seasons' | 'stations'>): Station[] {
  const season = latestSeason(tree.seasons);
  return tree.stations.filter(
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
function followedChoices({ tree, crops, pests }: ChoiceSource, chosen: Chosen): EventChoices {
  const followed = followedStations(tree);
  const fits = (choice: number | null | undefined, id: number | null) => (choice ?? id) === id;
  const inSector = followed.filter((station) => fits(chosen.sectorId, station.sectorId));
  const here = inSector.filter((station) => fits(chosen.stationId, station.id));
  const ofCrop = here.filter((station) => fits(chosen.cropId, station.cropId));
  const season = latestSeason(tree.seasons);
  return {
    nodeSerials: [],
    stations: inSector,
    sectors: sectorsOf(followed, tree.sectors),
    seasons: season === null ? [] : [season],
    crops: cropsOf(here, crops),
    pests: pestsOf(ofCrop, pests),
  };
}

/**
 * What the fields of a report may be set to. Install and swap take only devices without a station; an install's
 * season contains today; a capture, biofix, recommendation or phenology concerns a followed station's sector, crop
 * and pest in the latest season. An application may be made anywhere against anything.
 */
export function eventChoices(kind: EventType, source: ChoiceSource, chosen: Chosen = {}): EventChoices {
  const { tree, crops, pests, today } = source;
  const stations = tree.stations.filter((station) => !station.archived);
  const whole: EventChoices = {
    nodeSerials: [],
    stations: [],
    sectors: tree.sectors,
    seasons: tree.seasons,
    crops,
    pests,
  };
  switch (kind) {
    case 'device_install': {
      const seasons = tree.seasons.filter((season) => isCurrentSeason(season, today));
      return { ...whole, nodeSerials: freeDevices(source), seasons };
    }
    case 'device_swap':
      return { ...whole, nodeSerials: freeDevices(source), stations };
    case 'station_maintenance': {
      const equipped = stations.filter((station) => station.nodeSerial !== null);
      const visited = equipped.filter((station) => (chosen.stationId ?? station.id) === station.id);
      return {
        ...whole,
        nodeSerials: visited.flatMap(({ nodeSerial }) => nodeSerial ?? []),
        stations: equipped,
      };
    }
    case 'agrochemical_application':
      return whole;
    default:
      return followedChoices(source, chosen);
  }
}

/** What a station settles: its device, sector, crop, pest and season, as far as the kind asks for them. */
export function draftAtStation<Kind extends EventType>(
  kind: Kind,
  draft: EventDraft<Kind>,
  station: Station,
): EventDraft<Kind> {
  const { id, nodeSerial, sectorId, cropId, pestId, seasonId } = station;
  const known: Partial<DraftFields> = { stationId: id, sectorId, cropId, pestId, seasonId };
  const device = kind === 'station_maintenance' ? { nodeSerial } : {};
  const settled = Object.entries({ ...known, ...device });
  const asked = settled.filter(([field]) => (fieldsOf(kind) as readonly string[]).includes(field));
  return { ...draft, ...Object.fromEntries(asked) };
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
 * The draft without choices that are no longer there: a device that someone else installed since the draft was kept,
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
