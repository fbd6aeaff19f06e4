import type { EmbedForecast } from '@vigia/api/contract';
import { addDays, type SeriesForecast } from '@vigia/domain';
import { isCurrentSeason } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { type ForecastRead, readForecasts } from '../analytics/read-forecasts.ts';
import type { PublishedSector } from './published-sector.ts';

/** The forecasts of a published chart's series by name, beside the measured ones; empty for a past season. */
export async function publishedForecast<Name extends string>(
  tx: Tx,
  scope: Scope,
  { season, today, now }: PublishedSector,
  requests: readonly ForecastRead<Name>[],
): Promise<{ forecast?: Record<Name, EmbedForecast> }> {
  if (requests.length === 0 || !isCurrentSeason(season, today)) return {};
  const read = await readForecasts(tx, scope, requests, { today, now });
  const forecast = requests.map(({ name }) => [name, wireOf(read[name])] as const);
  return { forecast: Object.fromEntries(forecast) as Record<Name, EmbedForecast> };
}

function wireOf({ series, low, high, issuedAt, ...of }: SeriesForecast): EmbedForecast {
  const days = series.values.map((value, i) => ({
    date: addDays(series.start, i),
    value,
    low: low[i] ?? null,
    high: high[i] ?? null,
  }));
  return { ...of, told_at: issuedAt, days };
}
