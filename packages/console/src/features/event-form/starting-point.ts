import type { IsoDate } from '@vigia/domain';
import { type DraftStart, draftAtStation, type EventDraft, installAt, newDraft } from '@vigia/domain/events';
import {
  type ClientTree,
  defaultSeason,
  type EventType,
  type Filters,
  type Station,
} from '@vigia/domain/farm';
import { readLogHash } from '../../shared/filters/log-choice.ts';

/** Where the form is opened: what the path and the filters of the address name, as far as the client has it. */
export type StartingPoint = Partial<
  Pick<DraftStart, 'sectorId' | 'seasonId' | 'cropId' | 'pestId' | 'stationId'>
>;

type Named = Readonly<Record<string, string>>;
type Tree = Pick<ClientTree, 'sectors' | 'seasons' | 'stations'>;

const known = (choice: unknown, entities: readonly { readonly id: number }[]): number | null =>
  entities.some(({ id }) => id === choice) ? (choice as number) : null;

const stationHere = ({ stationId, serialNumber }: Named, { stations }: Tree): Station | undefined =>
  stations.find(
    (station) =>
      (stationId !== undefined && station.id === Number(stationId)) ||
      (serialNumber !== undefined && station.nodeSerial === serialNumber),
  );

/** Pages where a station is chosen in the hash. */
const CHOSEN_IN_HASH: readonly string[] = ['/home', '/logs'];

/** The station that is chosen on a page of several, as if its path named it. */
export function chosenHere(pathname: string, hash: string, { stations }: Pick<Tree, 'stations'>): Named {
  const stationId = CHOSEN_IN_HASH.includes(pathname) ? readLogHash(hash, stations).stationId : null;
  return stationId === null ? {} : { stationId: String(stationId) };
}

/** @param params of the path: `sectorId`, `stationId` or `serialNumber` */
export function startingPointOf(params: Named, filters: Filters, tree: Tree, today: IsoDate): StartingPoint {
  const station = stationHere(params, tree);
  if (station) {
    const { id: stationId, sectorId, seasonId, cropId, pestId } = station;
    return { stationId, sectorId, seasonId, cropId, pestId };
  }
  const sector = params.sectorId === undefined ? filters.sector : Number(params.sectorId);
  return {
    sectorId: known(sector, tree.sectors),
    // What every page shows without filters in the address.
    seasonId: known(filters.season ?? defaultSeason(tree, today)?.id, tree.seasons),
    cropId: typeof filters.crop === 'number' ? filters.crop : null,
    pestId: typeof filters.pest === 'number' ? filters.pest : null,
  };
}

/**
 * The initial draft of a form. A station fills in the same fields as if it were chosen by hand. An install at a
 * station without a device takes its name, sector, season, crop, pest and position.
 */
export function draftAt<Kind extends EventType>(
  kind: Kind,
  start: DraftStart,
  stations: readonly Station[],
): EventDraft<Kind> {
  const draft = newDraft(kind, start);
  if (kind === 'device_install') {
    const bare = stations.find(({ id, nodeSerial }) => id === start.stationId && nodeSerial === null);
    return bare ? { ...draft, ...installAt(bare) } : draft;
  }
  const station = 'stationId' in draft && stations.find(({ id }) => id === start.stationId);
  return station ? draftAtStation(kind, draft, station) : draft;
}
