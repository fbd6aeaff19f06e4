import type { ByStationBody, ByStationQuery } from '@vigia/api/contract';
import { dayOfInstant, earlierOf } from '@vigia/domain';
import type * as z from 'zod/mini';
import { collect } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { AppContext } from '../http/app-env.ts';
import { matches } from '../http/static-files.ts';
import type { Services } from '../run/services.ts';
import { checkDays, daysOf, notModified, ownStations, sendStored, versionsOf } from './answer.ts';
import { etagOf } from './answer-cache.ts';
import { type ByStationInput, byStation, type ReadDays } from './by-station.ts';
import { type ForecastReader, freshForecasts } from './forecast-input.ts';

export interface ByStationCall {
  readonly query: ByStationQuery;
  readonly body: z.infer<typeof ByStationBody>;
}

/** Answers what stations measured, each by itself, from memory while neither their data nor a forecast has changed. */
export async function answerByStation(
  c: AppContext,
  services: Services,
  scope: Scope,
  { query, body }: ByStationCall,
): Promise<Response> {
  const { databases, answers, now } = services;
  const today = dayOfInstant(now());
  checkDays(query);
  const figures = [...new Set(body.figures)];
  const stations = await ownStations(services, scope, body.station_id_list);
  const reader: ForecastReader = { scope, read: (read) => collect(databases.app, scope, read) };
  const isAhead = query.date_end >= today && figures.some((figure) => figure !== 'bug_count');
  const issued = isAhead ? await freshForecasts(reader, stations, now()) : [];
  const key = JSON.stringify(['by station', figures, query, versionsOf(stations), issued, today]);
  if (matches(c.req.header('if-none-match'), etagOf(key))) return notModified(etagOf(key));
  const shown = { start: query.date_start, end: earlierOf(query.date_end, today) };
  const input: ByStationInput = { figures, pestId: query.pest_id, shown, today, stations, issued };
  const readDays: ReadDays = (days) => daysOf(databases, scope, stations, days);
  const stored = answers.get(key) ?? answers.put(key, await byStation(reader, readDays, input));
  return await sendStored(c, stored);
}
