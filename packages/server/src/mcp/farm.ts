import { farmCalls } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import {
  type ClientTree,
  defaultSeason,
  type Season,
  type Sector,
  type Station,
  stationsOfSeason,
} from '@vigia/domain/farm';
import { type ToolCalls, ToolRefusal } from './tool.ts';

/** The client of the token, with all that the token reaches of it. */
export async function farmOf({ send, signal }: ToolCalls): Promise<ClientTree> {
  const calls = farmCalls(send);
  const [client] = await calls.clients(signal);
  if (client === undefined) throw new ToolRefusal('El token no alcanza ningún cliente en uso');
  const { trees } = await calls.infrastructure(client.id, signal);
  return trees[0]!;
}

/** A field in the season that is meant where none is chosen. */
export interface FieldNow {
  readonly tree: ClientTree;
  readonly sector: Sector;
  /** Null for a client without seasons. */
  readonly season: Season | null;
  /** Its stations that take part in the season. */
  readonly stations: readonly Station[];
}

/** @throws {ToolRefusal} a field that the token does not reach */
export async function fieldOf(calls: ToolCalls, sectorId: number): Promise<FieldNow> {
  const tree = await farmOf(calls);
  const sector = tree.sectors.find(({ id, archived }) => id === sectorId && !archived);
  if (sector === undefined)
    throw new ToolRefusal(`sector_id: no hay un campo ${sectorId}; «fields» dice cuáles hay`);
  const season = defaultSeason(tree, calls.today);
  const own = tree.stations.filter((station) => station.sectorId === sectorId);
  return { tree, sector, season, stations: season ? stationsOfSeason(own, season, calls.today) : own };
}

/** A season as the tools tell it. */
export const seasonTold = (season: Season | null, today: IsoDate) =>
  season && {
    season_id: season.id,
    season_name: season.name,
    date_start: season.start,
    date_end: season.end,
    is_current: season.start <= today && today <= season.end,
  };

export const fieldTold = ({ sector, season }: FieldNow, today: IsoDate) => ({
  today,
  sector_id: sector.id,
  sector_name: sector.name,
  season: seasonTold(season, today),
});
