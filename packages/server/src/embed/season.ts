import {
  type Biofix,
  type ClientId,
  defaultSeason,
  type IsoDate,
  isCurrentSeason,
  type SeasonId,
} from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seasonsOfClient } from '../stores/seasons.ts';
import { stationsOfClient } from '../stores/stations.ts';

export interface PublishedSeason {
  readonly id: SeasonId;
  readonly name: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly biofixes: readonly Biofix[];
}

/** The season asked for; without one that which runs, else the client's default. Null when there is none. */
export async function publishedSeason(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  seasonId: SeasonId | undefined,
  today: IsoDate,
): Promise<PublishedSeason | null> {
  const seasons = (await seasonsOfClient(tx, scope, clientId)).map(
    (season): PublishedSeason => ({
      id: season.season_id,
      name: season.season_name,
      start: season.date_start as IsoDate,
      end: season.date_end as IsoDate,
      biofixes: season.biofix.map((biofix) => ({
        id: biofix.biofix_id,
        date: biofix.date_biofix as IsoDate,
        type: biofix.type,
        comment: biofix.biofix_comment,
        pestId: biofix.pest_id,
        sectorId: biofix.sector_id,
        seasonId: biofix.season_id,
      })),
    }),
  );
  if (seasonId !== undefined) return seasons.find((season) => season.id === seasonId) ?? null;
  const running = seasons.find((season) => isCurrentSeason(season, today));
  if (running) return running;
  const stations = (await stationsOfClient(tx, scope, clientId)).map((station) => ({
    seasonId: station.station_season_id,
    archived: station.station_is_archived,
  }));
  return defaultSeason({ seasons, stations }, today);
}
