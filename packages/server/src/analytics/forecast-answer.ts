import type { ForecastQuery } from '@vigia/api/contract';
import { MAX_RANGE_DAYS } from '@vigia/api/contract';
import { dayOfInstant, daysBetween, type IsoDate } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import { collect } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { AppContext } from '../http/app-env.ts';
import { invalidField } from '../http/problem.ts';
import { matches } from '../http/static-files.ts';
import type { Services } from '../run/services.ts';
import { notModified, ownStations, sendStored, versionsOf } from './answer.ts';
import { etagOf } from './answer-cache.ts';
import { forecast } from './forecast.ts';
import { type ForecastReader, freshForecasts } from './forecast-input.ts';
import type { ClimateBased } from './metric.ts';

export interface ForecastCall {
  readonly metric: ClimateBased;
  readonly query: ForecastQuery;
  readonly stationIds: readonly StationId[];
}

/** Answers a forecast call, from memory while neither the stations' data nor the forecast has changed. */
export async function answerForecast(
  c: AppContext,
  services: Services,
  scope: Scope,
  { metric, query, stationIds }: ForecastCall,
): Promise<Response> {
  const { databases, answers, now } = services;
  const today = dayOfInstant(now());
  checkForecast(metric, query, today);
  const stations = await ownStations(services, scope, stationIds);
  const reader: ForecastReader = { scope, read: (read) => collect(databases.app, scope, read) };
  const issued = await freshForecasts(reader, stations, now());
  const key = JSON.stringify(['forecast', metric, query, versionsOf(stations), issued, today]);
  if (matches(c.req.header('if-none-match'), etagOf(key))) return notModified(etagOf(key));
  const input = { metric, query, today, stations, issued };
  const stored = answers.get(key) ?? answers.put(key, await forecast(reader, input));
  return await sendStored(c, stored);
}

function checkForecast({ kind }: ClimateBased, query: ForecastQuery, today: IsoDate): void {
  const { acc_from, date_end, per_station_transform } = query;
  if (kind === 'climate' && per_station_transform !== 'value') {
    throw invalidField('per_station_transform', 'El clima diario no se acumula: use value');
  }
  if (kind === 'mildew' && per_station_transform !== 'value') {
    throw invalidField('per_station_transform', 'El índice de oídio no se acumula: use value');
  }
  if (acc_from !== undefined && acc_from > today) {
    throw invalidField('acc_from', 'No puede ser posterior a hoy');
  }
  if (acc_from !== undefined && daysBetween(acc_from, today) >= MAX_RANGE_DAYS) {
    throw invalidField('acc_from', `El rango admite hasta ${MAX_RANGE_DAYS} días`);
  }
  if (date_end !== undefined && date_end < today) {
    throw invalidField('date_end', 'No puede ser anterior a hoy');
  }
}
