import type { EmbedDegreeDayQuery, EmbedDegreeDays } from '@vigia/api/contract';
import {
  type DailySeries,
  degreeDayStart,
  earlierOf,
  fromColumnar,
  type PestSeason,
  type SeasonBeside,
  seasonBeside,
  toColumnar,
} from '@vigia/domain';
import { MOST_COMPARED, parseCompared, type Season } from '@vigia/domain/farm';
import { besideSentences, type NamedBeside } from '@vigia/domain/published';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seasonsOfClient } from '../stores/farm/seasons.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import type { ChosenChart } from './chosen-chart.ts';
import { type EmbedChoice, type PublishedSector, stationsInSeason } from './published-sector.ts';
import { seriesReader } from './read-series.ts';

type Compared = NonNullable<EmbedDegreeDays['compared']>;
type Choice = EmbedChoice & Pick<EmbedDegreeDayQuery, 'compare' | 'align' | 'locale'>;

/** The chart of the season shown, and its sum from `start` on. */
export interface OwnChart extends ChosenChart, Pick<PestSeason, 'start'> {
  readonly curve: DailySeries;
}

/**
 * The seasons asked for of those that have begun, without the one shown: `previous` is the one that began last before
 * it, and what is not there is left out.
 */
export function seasonsAsked(
  text: string,
  all: readonly Season[],
  { season, today }: PublishedSector,
): Season[] {
  const others = all.filter(({ id, start }) => id !== season.id && start <= today);
  if (text !== 'previous') {
    const asked = parseCompared(text).map(({ seasonId }) => others.find(({ id }) => id === seasonId));
    return asked.filter((one) => one !== undefined).slice(0, MOST_COMPARED);
  }
  const before = others.filter(({ start }) => start < season.start);
  return before.toSorted((a, b) => b.start.localeCompare(a.start)).slice(0, 1);
}

/** Other seasons of a field beside its chart; undefined where none is asked for. Of a key's station, its alone. */
export async function publishedCompared(
  tx: Tx,
  scope: Scope,
  choice: Choice,
  published: PublishedSector,
  own: OwnChart,
): Promise<Compared | undefined> {
  if (choice.compare === undefined) return undefined;
  const all = await seasonsOfClient(tx, scope, published.sector.clientId);
  const seasons: Compared['seasons'] = [];
  const named: NamedBeside[] = [];
  for (const season of seasonsAsked(choice.compare, all, published)) {
    const curve = await curveOf(tx, scope, choice, { ...published, season }, own);
    const shown = { season: published.season, start: own.start, curve: own.curve };
    const beside = curve && seasonBeside(shown, { season, ...curve, captures: null }, choice.align);
    named.push({ name: season.name, beside });
    seasons.push({ season_id: season.id, season_name: season.name, ...wireOf(beside) });
  }
  return { align: choice.align, seasons, sentences: besideSentences(named, choice.align, choice.locale) };
}

/** The degree-days of the chart's pest in another season, by the rule of the chart; null without a trap of it. */
async function curveOf(
  tx: Tx,
  scope: Scope,
  { sectorId, stationId }: Choice,
  { sector, season, today }: PublishedSector,
  { pestId, cropId, rule }: OwnChart,
): Promise<Pick<PestSeason, 'start' | 'curve'> | null> {
  const stationIds = (await stationsInSeason(tx, scope, sector, season, today))
    .filter((one) => one.pestId === pestId && one.cropId === cropId)
    .filter(({ id }) => stationId === undefined || id === stationId)
    .map(({ id }) => id);
  if (stationIds.length === 0) return null;
  const start = degreeDayStart({ biofixes: season.biofixes, pestId, sectorId, season, today });
  const read = seriesReader(tx, scope, await seriesStations(tx, scope, stationIds), today);
  const { meta: _, ...series } = await read({
    metric: { kind: 'degree-days', rule },
    days: { start: start.date, end: earlierOf(season.end, today) },
    transform: 'accumulated',
    aggregation: 'avg',
  });
  const isKnown = series.values.some((value) => value !== null);
  return { start, curve: isKnown ? fromColumnar(series) : null };
}

export const columnsOf = (daily: DailySeries) => {
  const { start, step, values } = toColumnar(daily);
  return { start, step, values: [...values] };
};

/** @param beside null without a trap of the pest */
function wireOf(beside: SeasonBeside | null): Omit<Compared['seasons'][number], 'season_id' | 'season_name'> {
  const alike = beside?.likeness && !('reason' in beside.likeness) ? beside.likeness : null;
  return {
    degree_days: beside?.curve ? columnsOf(beside.curve) : null,
    days_ahead: beside?.lead?.days ?? null,
    mean_days_apart: alike?.meanDays ?? null,
    most_days_apart: alike?.mostDays ?? null,
    compared_days: alike?.comparedDays ?? null,
    reason: beside ? beside.reason : 'no-stations',
  };
}
