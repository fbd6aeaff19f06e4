import type { EmbedChill, EmbedSeasonsQuery } from '@vigia/api/contract';
import { addDays, CHILL_METRICS, DAYS_AHEAD, earlierOf } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { comparedChill } from './compared-chill.ts';
import { publishedForecast } from './forecast.ts';
import { measuredSeries, ofCrop } from './measured.ts';
import { type EmbedChoice, headOf, type PublishedSector } from './published-sector.ts';

/** Chill since the season began, the mean of the stations. */
export async function publishedChill(
  tx: Tx,
  scope: Scope,
  choice: EmbedChoice & EmbedSeasonsQuery,
  published: PublishedSector,
): Promise<EmbedChill | null> {
  const stations = ofCrop(published.stations, choice);
  if (stations.length === 0) return null;
  const { season, today } = published;
  const days = { start: season.start, end: earlierOf(season.end, today) };
  const readings = CHILL_METRICS.map(
    (model) =>
      [
        model,
        { metric: { kind: 'chill', model }, days, transform: 'accumulated', aggregation: 'avg' },
      ] as const,
  );
  const { series, missingDays } = await measuredSeries(tx, scope, { stations, today, readings });
  const own = series.chill_model_weinberger ?? null;
  const compared = await comparedChill(tx, scope, choice, published, own);
  const query = {
    stationIds: stations.map(({ id }) => id),
    end: addDays(today, DAYS_AHEAD),
    perStation: 'accumulated',
    aggregation: 'avg',
    accumulateFrom: season.start,
  } as const;
  const requests = CHILL_METRICS.map((metric) => ({ name: metric, metric, query }));
  return {
    ...headOf(published),
    start_date: season.start,
    series: series as EmbedChill['series'],
    missing_days: missingDays,
    ...(await publishedForecast(tx, scope, published, requests)),
    ...(compared && { compared }),
  };
}
