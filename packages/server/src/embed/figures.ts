import type { EmbedCard, EmbedQuery } from '@vigia/api/contract';
import { dayOfInstant } from '@vigia/domain';
import { search, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { ScopedCall } from '../http/route.ts';
import { stationById } from '../stores/farm/stations.ts';
import { publishedCard } from './card.ts';
import { cutDays } from './cut-days.ts';
import { demandSubject } from './opens.ts';
import { type EmbedChoice, type PublishedSector, publishedSector } from './published-sector.ts';

/** Makes one kind of figure of a sector; null when the sector does not have it. */
export type Publish<Q extends EmbedQuery, T> = (
  tx: Tx,
  scope: Scope,
  choice: EmbedChoice & Q,
  published: PublishedSector,
) => Promise<T | null>;

export type SectorCall<Q extends EmbedQuery> = ScopedCall<{ readonly sector_id: number }, Q>;
export type StationCall = ScopedCall<{ readonly station_id: number }, unknown>;

/** Answers may be a minute old, so that a busy page costs little. */
const CACHED = 'private, max-age=60';

/** @throws {HttpProblem} 404 for a sector or station that the key does not open and for missing figures */
export async function sectorFigures<Q extends EmbedQuery, T extends object>(
  { c, scope, services: { databases, now }, param, query }: SectorCall<Q>,
  publish: Publish<Q, T>,
): Promise<T> {
  const choice = {
    ...query,
    sectorId: param.sector_id,
    stationId: query.station_id,
    pestId: query.pest_id,
    cropId: query.crop_id,
    seasonId: query.season_id,
  };
  demandSubject(c.get('embedKey'), choice);
  const figures = await search(databases.app, scope, async (tx) => {
    const published = await publishedSector(tx, scope, choice, now());
    return published && (await publish(tx, scope, choice, published));
  });
  c.header('cache-control', CACHED);
  return cutDays(figures, query);
}

/** @throws {HttpProblem} 404, as `sectorFigures` */
export async function stationCard({ c, scope, services, param }: StationCall): Promise<EmbedCard> {
  const { databases, now } = services;
  const stationId = param.station_id;
  const card = await search(databases.app, scope, async (tx) => {
    const station = await stationById(tx, scope, stationId);
    if (station === null) return null;
    demandSubject(c.get('embedKey'), { sectorId: station.sectorId, stationId });
    return await publishedCard(tx, scope, station, { today: dayOfInstant(now()), now: now() });
  });
  c.header('cache-control', CACHED);
  return card;
}
