import type { EmbedCaptures, EmbedCapturesQuery } from '@vigia/api/contract';
import {
  type CapturesBeside,
  capturesBeside,
  degreeDayRuleFor,
  degreeDayStart,
  earlierOf,
  fromColumnar,
  type PestSeason,
  standingOf,
  toColumnar,
} from '@vigia/domain';
import { accumulatedCaptures } from '@vigia/domain/captures';
import type { PestId, Season, StationId } from '@vigia/domain/farm';
import {
  type CaughtSoFar,
  capturesBesideSentences,
  lastValueOf,
  type NamedCaptures,
} from '@vigia/domain/published';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seasonsOfClient } from '../stores/farm/seasons.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { columnsOf, seasonsAsked } from './compared.ts';
import { type EmbedChoice, type PublishedSector, stationsInSeason } from './published-sector.ts';
import { seriesReader } from './read-series.ts';
import { trapsOf } from './traps.ts';

type Compared = NonNullable<EmbedCaptures['compared']>;
type Choice = EmbedChoice & Pick<EmbedCapturesQuery, 'compare' | 'align' | 'locale'>;

/** The pest of the chart shown, and its traps. */
export interface OwnTraps {
  readonly pestId: PestId;
  readonly stationIds: readonly StationId[];
}

/** Captures of other seasons of a field beside those of its chart; undefined where none are asked for. */
export async function comparedCaptures(
  tx: Tx,
  scope: Scope,
  choice: Choice,
  published: PublishedSector,
  own: OwnTraps,
): Promise<Compared | undefined> {
  const { compare, align, locale } = choice;
  if (compare === undefined) return undefined;
  const inSeason = pestSeasons(tx, scope, choice, published, own.pestId);
  const shown = await inSeason(published.season, own.stationIds);
  const all = await seasonsOfClient(tx, scope, published.sector.clientId);
  const seasons: Compared['seasons'] = [];
  const named: NamedCaptures[] = [];
  for (const season of seasonsAsked(compare, all, published)) {
    const stations = await stationsInSeason(tx, scope, published.sector, season, published.today);
    const ofKey = stations.filter(({ id }) => choice.stationId === undefined || id === choice.stationId);
    const traps = trapsOf(ofKey, { ...choice, pestId: own.pestId });
    const ids = traps?.stations.map(({ id }) => id);
    const beside = ids ? capturesBeside(shown, await inSeason(season, ids), align) : null;
    named.push({ name: season.name, beside });
    seasons.push({ season_id: season.id, season_name: season.name, ...wireOf(beside) });
  }
  return { align, seasons, sentences: capturesBesideSentences(named, caughtSoFar(shown), align, locale) };
}

/** Reads the pest in a season of the field: its captures, and its degree-days where captures are laid over by them. */
function pestSeasons(
  tx: Tx,
  scope: Scope,
  { sectorId, align }: Choice,
  { season: shown, today }: PublishedSector,
  pestId: PestId,
) {
  const rule = align === 'degree-days' ? degreeDayRuleFor(pestId, shown.start) : null;
  return async (season: Season, stationIds: readonly StationId[]): Promise<PestSeason> => {
    const start = degreeDayStart({ biofixes: season.biofixes, pestId, sectorId, season, today });
    const read = seriesReader(tx, scope, await seriesStations(tx, scope, stationIds), today);
    const end = earlierOf(season.end, today);
    const captures = await read({
      metric: { kind: 'captures' },
      days: { start: season.start, end },
      transform: 'incremental',
      aggregation: 'sum',
    });
    const curve =
      rule &&
      (await read({
        metric: { kind: 'degree-days', rule },
        days: { start: start.date, end },
        transform: 'accumulated',
        aggregation: 'avg',
      }));
    return { season, start, captures: fromColumnar(captures), curve: curve && fromColumnar(curve) };
  };
}

/** @param curve null where captures are not laid over by it */
function caughtSoFar({ captures, curve }: PestSeason): CaughtSoFar {
  const total = captures && toColumnar(accumulatedCaptures(captures));
  const last = lastValueOf(total);
  const standing = curve && standingOf(toColumnar(curve));
  return { own: last?.value ?? null, on: last?.date ?? null, sum: standing?.degreeDays ?? null };
}

/** @param beside null without a trap of the pest */
function wireOf(
  beside: CapturesBeside | null,
): Omit<Compared['seasons'][number], 'season_id' | 'season_name'> {
  return {
    daily_captures: beside?.daily ? columnsOf(beside.daily) : null,
    caught_until: beside?.caught?.until ?? null,
    caught_after: beside?.caught?.after ?? null,
    reason: beside ? beside.reason : 'no-stations',
  };
}
