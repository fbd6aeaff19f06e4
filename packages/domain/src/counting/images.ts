import { countedClients } from '../access/clients.ts';
import type { StationId } from '../entities/ids.ts';
import type { Client } from '../farm/client.ts';
import type { ClientTree } from '../farm/client-tree.ts';
import type { Sector } from '../farm/sector.ts';
import type { Station } from '../farm/station.ts';
import type { Days, EpochMs } from '../units.ts';

/** What a photo shows: the plate, the plant, or the device as it was installed. */
export const IMAGE_TYPES = ['bug', 'plant', 'device_install'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

export interface StationImage {
  readonly id: string;
  readonly type: ImageType;
  readonly stationId: StationId | null;
  readonly takenAt: EpochMs;
}

/** A station's gallery and the position of its device look back so far. */
export const IMAGE_LOOK_BACK_DAYS: Days = 60;

/** Images of traps that stand at a station: what is counted. */
export const isCountable = ({ type, stationId }: Pick<StationImage, 'type' | 'stationId'>): boolean =>
  type === 'bug' && stationId !== null;

/** Newest first; of two taken at once the one with the greater id. */
export function newestFirst<Image extends Pick<StationImage, 'id' | 'takenAt'>>(
  images: readonly Image[],
): Image[] {
  return [...images].sort((a, b) => b.takenAt - a.takenAt || COLLATOR.compare(b.id, a.id));
}

export interface CountingTree<Image> {
  readonly client: Client;
  readonly sectors: readonly {
    readonly sector: Sector;
    readonly stations: readonly { readonly station: Station; readonly images: readonly Image[] }[];
  }[];
}

const COLLATOR = new Intl.Collator('es-CL', { sensitivity: 'base', numeric: true });
const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  COLLATOR.compare(a.name, b.name);

function imagesByStation<Image extends StationImage>(images: readonly Image[]): Map<StationId, Image[]> {
  const byStation = new Map<StationId, Image[]>();
  for (const image of newestFirst(images)) {
    if (image.stationId === null || !isCountable(image)) continue;
    const there = byStation.get(image.stationId);
    if (there) there.push(image);
    else byStation.set(image.stationId, [image]);
  }
  return byStation;
}

/**
 * Images to count by client, sector and station, each by name, then newest first. Clients that are not counted, and
 * whatever has no image to count, are left out.
 */
export function countingTree<Image extends StationImage>(
  trees: readonly ClientTree[],
  images: readonly Image[],
): CountingTree<Image>[] {
  const byStation = imagesByStation(images);
  const counted = new Set(countedClients(trees.map(({ client }) => client)));
  return trees
    .filter(({ client }) => counted.has(client))
    .sort((a, b) => byName(a.client, b.client))
    .map(({ client, sectors, stations }) => ({
      client,
      sectors: [...sectors]
        .sort(byName)
        .map((sector) => ({
          sector,
          stations: stations
            .filter(({ id, sectorId }) => sectorId === sector.id && byStation.has(id))
            .sort(byName)
            .map((station) => ({ station, images: byStation.get(station.id) ?? [] })),
        }))
        .filter((branch) => branch.stations.length > 0),
    }))
    .filter((branch) => branch.sectors.length > 0);
}
