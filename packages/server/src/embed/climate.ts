import type { EmbedClimate, EmbedSeasonsQuery } from '@vigia/api/contract';
import { addDays, DAYS_AHEAD, earlierOf } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { CLIMATE_FIGURES, CLIMATE_NAMES, type ClimateName, climateReadings } from './climate-readings.ts';
import { comparedClimate } from './compared-climate.ts';
import { publishedForecast } from './forecast.ts';
import { measuredSeries, ofCrop } from './measured.ts';
import type { EmbedChoice, PublishedSector } from './published-sector.ts';
import { headOf } from './published-sector.ts';

/** Daily extremes of the climate over the season, until yesterday; null without a station of the crop. */
export async function publishedClimate(
  tx: Tx,
  scope: Scope,
  choice: EmbedChoice & EmbedSeasonsQuery,
  published: PublishedSector,
): Promise<EmbedClimate | null> {
  const stations = ofCrop(published.stations, choice);
  if (stations.length === 0) return null;
  const { season, today } = published;
  const days = { start: season.start, end: earlierOf(season.end, addDays(today, -1)) };
  const readings = climateReadings(days);
  const { series, missingDays } = await measuredSeries(tx, scope, { stations, today, readings });
  const own = series as Pick<EmbedClimate, ClimateName>;
  const compared = await comparedClimate(tx, scope, choice, published, own);
  const stationIds = stations.map(({ id }) => id);
  const requests = CLIMATE_NAMES.map((name) => {
    const [metric, aggregation] = CLIMATE_FIGURES[name];
    return { name, metric, query: { stationIds, end: addDays(today, DAYS_AHEAD), aggregation } };
  });
  return {
    ...headOf(published),
    ...own,
    missing_days: missingDays,
    ...(await publishedForecast(tx, scope, published, requests)),
    ...(compared && { compared }),
  };
}
