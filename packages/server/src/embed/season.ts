import type { IsoDate } from '@vigia/domain';
import {
  type ClientId,
  defaultSeason,
  isCurrentSeason,
  type Season,
  type SeasonId,
} from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seasonsOfClient } from '../stores/farm/seasons.ts';
import { stationsOfClient } from '../stores/farm/stations.ts';

/** The requested season; by default the running one, else the client's default. Null when there is none. */
export async function publishedSeason(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  seasonId: SeasonId | undefined,
  today: IsoDate,
): Promise<Season | null> {
  const seasons = await seasonsOfClient(tx, scope, clientId);
  if (seasonId !== undefined) return seasons.find((season) => season.id === seasonId) ?? null;
  const running = seasons.find((season) => isCurrentSeason(season, today));
  if (running) return running;
  const stations = await stationsOfClient(tx, scope, clientId);
  return defaultSeason({ seasons, stations }, today);
}
