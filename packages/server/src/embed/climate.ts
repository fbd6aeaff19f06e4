import type { EmbedClimate } from '@vigia/api/contract';
import { addDays, DAYS_AHEAD, earlierOf } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { climateMetric } from '../analytics/metric.ts';
import { publishedForecast } from './forecast.ts';
import { measuredSeries, ofCrop } from './measured.ts';
import type { EmbedChoice, PublishedSector } from './published-sector.ts';
import { headOf } from './published-sector.ts';

/** As the console shows it: the highest of the maxima and the lowest of the minima, day by day. */
const FIGURES = {
  temperature_max: ['temperature_max_daily', 'max'],
  temperature_min: ['temperature_min_daily', 'min'],
  humidity_max: ['humidity_max_daily', 'max'],
  humidity_min: ['humidity_min_daily', 'min'],
} as const;

const NAMES = Object.keys(FIGURES) as (keyof typeof FIGURES)[];

/** Daily extremes of the climate over the season, until yesterday; null without a station of the crop. */
export async function publishedClimate(
  tx: Tx,
  scope: Scope,
  choice: EmbedChoice,
  published: PublishedSector,
): Promise<EmbedClimate | null> {
  const stations = ofCrop(published.stations, choice);
  if (stations.length === 0) return null;
  const { season, today } = published;
  const days = { start: season.start, end: earlierOf(season.end, addDays(today, -1)) };
  const readings = Object.entries(FIGURES).map(
    ([name, [metric, aggregation]]) =>
      [name, { metric: climateMetric(metric), days, transform: 'value', aggregation }] as const,
  );
  const { series, missingDays } = await measuredSeries(tx, scope, { stations, today, readings });
  const stationIds = stations.map(({ id }) => id);
  const requests = NAMES.map((name) => {
    const [metric, aggregation] = FIGURES[name];
    return { name, metric, query: { stationIds, end: addDays(today, DAYS_AHEAD), aggregation } };
  });
  return {
    ...headOf(published),
    ...(series as Pick<EmbedClimate, keyof typeof FIGURES>),
    missing_days: missingDays,
    ...(await publishedForecast(tx, scope, published, requests)),
  };
}
