import { type AheadQuery, MAX_DAYS_AHEAD, MAX_RANGE_DAYS } from '@vigia/api/contract';
import { dayOfInstant, daysBetween, type IsoDate } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import { collect } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { AppContext } from '../http/app-env.ts';
import { invalidField } from '../http/problem.ts';
import { matches } from '../http/static-files.ts';
import type { Services } from '../run/services.ts';
import { ahead } from './ahead.ts';
import { neighboursAhead } from './ahead-neighbour.ts';
import { notModified, ownStations, sendStored, versionsOf } from './answer.ts';
import { etagOf } from './answer-cache.ts';
import { type ForecastReader, freshForecasts } from './forecast-input.ts';
import type { ClimateBased } from './metric.ts';

export interface AheadCall {
  readonly metric: ClimateBased;
  readonly query: AheadQuery;
  readonly thresholds: readonly number[];
  readonly stationIds: readonly StationId[];
}

/** Answers when thresholds are reached, from memory while neither the stations' data nor the forecast has changed. */
export async function answerAhead(
  c: AppContext,
  services: Services,
  scope: Scope,
  { metric, query, thresholds, stationIds }: AheadCall,
): Promise<Response> {
  const { databases, answers, now } = services;
  const today = dayOfInstant(now());
  checkAhead(query, today);
  const stations = await ownStations(services, scope, stationIds);
  const reader: ForecastReader = { scope, read: (read) => collect(databases.app, scope, read) };
  const issued = await freshForecasts(reader, stations, now());
  const neighbours = await neighboursAhead(reader, stations, metric, today);
  const versions = [versionsOf(stations), versionsOf(neighbours)];
  const key = JSON.stringify(['ahead', metric, query, thresholds, versions, issued, today]);
  if (matches(c.req.header('if-none-match'), etagOf(key))) return notModified(etagOf(key));
  const input = { metric, query, thresholds, today, stations, issued, neighbours };
  const stored = answers.get(key) ?? answers.put(key, await ahead(reader, input));
  return await sendStored(c, stored);
}

function checkAhead({ acc_from, date_end }: AheadQuery, today: IsoDate): void {
  if (acc_from > today) throw invalidField('acc_from', 'No puede ser posterior a hoy');
  if (daysBetween(acc_from, today) >= MAX_RANGE_DAYS) {
    throw invalidField('acc_from', `El rango admite hasta ${MAX_RANGE_DAYS} días`);
  }
  if (date_end <= today) throw invalidField('date_end', 'Debe ser posterior a hoy');
  if (daysBetween(today, date_end) > MAX_DAYS_AHEAD) {
    throw invalidField('date_end', `No puede estar a más de ${MAX_DAYS_AHEAD} días de hoy`);
  }
}
