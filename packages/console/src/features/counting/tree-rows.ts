import type { StoredImage } from '@vigia/api/client';
import type { CountingTree } from '@vigia/domain/captures';
import { searchForm } from '@vigia/ui';

export type Tree = readonly CountingTree<StoredImage>[];

/** A line of the tree; only open branches have lines below them. */
export interface TreeRow {
  readonly key: string;
  readonly parent: string | null;
  /** 1 client, 2 sector, 3 station, 4 image. */
  readonly level: 1 | 2 | 3 | 4;
  /** Empty for an image, whose date is written when it is drawn. */
  readonly name: string;
  /** Null for a line without branches. */
  readonly isOpen: boolean | null;
  /** Its index among its siblings, from 1, and their number. */
  readonly index: number;
  readonly siblings: number;
  /** How many images it holds. */
  readonly images: number;
  readonly image: StoredImage | null;
}

const clientKey = (id: number): string => `c${id}`;
const sectorKey = (id: number): string => `s${id}`;
const stationKey = (id: number): string => `e${id}`;
export const imageKey = (id: string): string => `i${id}`;

/** Keys of the branches that have to be open for an image of the station to have a line. */
export function waysTo(tree: Tree, stationId: number): string[] {
  for (const { client, sectors } of tree)
    for (const { sector, stations } of sectors)
      if (stations.some(({ station }) => station.id === stationId))
        return [clientKey(client.id), sectorKey(sector.id), stationKey(stationId)];
  return [];
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Clients, sectors and stations whose name, or that of a branch above, has every word that was typed. */
export function searched(tree: Tree, typed: string): Tree {
  const words = searchForm(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return tree;
  return tree.flatMap(({ client, sectors }) => {
    const found = sectors.flatMap(({ sector, stations }) => {
      const kept = stations.filter(({ station }) => {
        const text = searchForm(`${client.name} ${sector.name} ${station.name}`);
        return words.every((word) => text.includes(word));
      });
      return kept.length > 0 ? [{ sector, stations: kept }] : [];
    });
    return found.length > 0 ? [{ client, sectors: found }] : [];
  });
}

/**
 * The lines of the tree.
 *
 * @param open keys of what is open
 * @param isSearch results are shown down to their stations, whatever is open
 */
export function treeRows(tree: Tree, open: ReadonlySet<string>, isSearch = false): TreeRow[] {
  const rows: TreeRow[] = [];
  const branch = (row: Omit<TreeRow, 'isOpen' | 'image'>, isOpen: boolean): boolean => {
    rows.push({ ...row, isOpen, image: null });
    return isOpen;
  };
  tree.forEach(({ client, sectors }, c) => {
    const inClient = { key: clientKey(client.id), parent: null, level: 1, name: client.name } as const;
    const ofSector = sectors.map(({ stations }) => sum(stations.map(({ images }) => images.length)));
    const clientRow = { ...inClient, index: c + 1, siblings: tree.length, images: sum(ofSector) };
    if (!branch(clientRow, isSearch || open.has(inClient.key))) return;
    sectors.forEach(({ sector, stations }, s) => {
      const inSector = {
        key: sectorKey(sector.id),
        parent: inClient.key,
        level: 2,
        name: sector.name,
      } as const;
      const sectorRow = { ...inSector, index: s + 1, siblings: sectors.length, images: ofSector[s] ?? 0 };
      if (!branch(sectorRow, isSearch || open.has(inSector.key))) return;
      stations.forEach(({ station, images }, e) => {
        const key = stationKey(station.id);
        const stationRow = { key, parent: inSector.key, level: 3, name: station.name } as const;
        const there = { index: e + 1, siblings: stations.length, images: images.length };
        if (branch({ ...stationRow, ...there }, open.has(key))) rows.push(...imageRows(images, key));
      });
    });
  });
  return rows;
}

/** Images under their branches, or as a list of their own. */
export const imageRows = (images: readonly StoredImage[], parent: string | null): TreeRow[] =>
  images.map((image, i) => ({
    key: imageKey(image.id),
    parent,
    level: 4,
    name: '',
    isOpen: null,
    index: i + 1,
    siblings: images.length,
    images: 1,
    image,
  }));
