import { type AnalyticsQuery, type DegreeDayQuery, MAX_RANGE_DAYS } from '@vigia/api/contract';
import { dayOfInstant, daysBetween, type IsoDate } from '@vigia/domain';
import type { ClientId, StationId } from '@vigia/domain/farm';
import { collect, collectAtOnce, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { Databases } from '../db/pool.ts';
import type { AppContext } from '../http/app-env.ts';
import { acceptedEncoding } from '../http/compress.ts';
import { invalidField, notFound } from '../http/problem.ts';
import { matches } from '../http/static-files.ts';
import type { Services } from '../run/services.ts';
import { type SeriesStation, seriesStationsOf, seriesStationsQuery } from '../stores/farm/stations.ts';
import { inferenceVersion } from '../stores/images/inferred-photos.ts';
import { etagOf, type StoredAnswer } from './answer-cache.ts';
import { countsInSeries, withFieldCounts } from './field-count-days.ts';
import type { Metric } from './metric.ts';
import { seriesAnswer } from './series.ts';
import { seriesModel } from './series-model.ts';
import { seriesWork } from './series-work.ts';
import {
  climateBased,
  type Run,
  type StationDays,
  type StationDaysInput,
  stationDays,
  storedClimate,
} from './station-days.ts';

export interface AnalyticsCall {
  readonly metric: Metric;
  readonly query: AnalyticsQuery & Partial<Pick<DegreeDayQuery, 'model_of'>>;
  readonly stationIds: readonly StationId[];
}

/**
 * Answers an analytics call, from memory when nothing it depends on has changed: the stations, the versions of their
 * data, the metric, the query and the day. A list with one station that is not the caller's is refused as a whole.
 */
export async function answerAnalytics(
  c: AppContext,
  services: Services,
  scope: Scope,
  call: AnalyticsCall,
): Promise<Response> {
  const today = dayOfInstant(services.now());
  checkQuery(call);
  const stations = await ownStations(services, scope, call.stationIds);
  const key = keyOf(call, stations, today, await seenBy(services, scope, call, stations));
  if (matches(c.req.header('if-none-match'), etagOf(key))) return notModified(etagOf(key));
  const stored =
    services.answers.get(key) ??
    services.answers.put(key, await compute(services, scope, call, stations, today));
  return await sendStored(c, stored);
}

function checkQuery({ query, metric }: AnalyticsCall): void {
  const { per_station_transform } = query;
  checkDays(query);
  checkBins(query);
  if (metric.kind === 'climate' && per_station_transform !== 'value') {
    throw invalidField('per_station_transform', 'El clima diario no se acumula: use value');
  }
  if (metric.kind === 'mildew' && per_station_transform !== 'value') {
    throw invalidField('per_station_transform', 'El índice de oídio ya viene por día: use value');
  }
}

/** @throws {HttpProblem} 422 for days in the wrong order, or too many of them */
export function checkDays({
  date_start,
  date_end,
  acc_from,
}: Pick<AnalyticsQuery, 'date_start' | 'date_end' | 'acc_from'>): void {
  if (date_end < date_start) throw invalidField('date_end', 'No puede ser anterior a date_start');
  const from = acc_from !== undefined && acc_from < date_start ? acc_from : date_start;
  if (daysBetween(from, date_end) >= MAX_RANGE_DAYS) {
    throw invalidField('date_start', `El rango admite hasta ${MAX_RANGE_DAYS} días`);
  }
}

function checkBins({ bin_size, bin_aggregation_method, ...query }: AnalyticsQuery): void {
  if (bin_size === undefined || bin_size === 'day') return;
  if (bin_aggregation_method === undefined) {
    throw invalidField('bin_aggregation_method', 'Diga cómo se juntan los días: sum, avg, min o max');
  }
  if (query.per_station_transform === 'incremental' && query.incremental_day_options) {
    throw invalidField('bin_size', 'No se combina con incremental_day_options');
  }
}

/** @throws {HttpProblem} 404 when one of the stations is not the caller's */
export async function ownStations({ databases }: Services, scope: Scope, requested: readonly StationId[]) {
  const ids = [...new Set(requested)];
  if (ids.length === 0) return [];
  const stationsOf = (clientId: ClientId | undefined) => seriesStationsQuery(ids, clientId);
  const stations = seriesStationsOf(scope, await collectAtOnce(databases, scope, stationsOf));
  if (stations.length !== ids.length) throw notFound();
  return stations;
}

/** The document of the pest asked about; undefined where none was asked for. */
const modelOf = ({ metric, query: { model_of: pestId } }: Pick<AnalyticsCall, 'metric' | 'query'>) =>
  metric.kind !== 'degree-days' || pestId === undefined ? undefined : seriesModel(pestId, metric.rule);

/** What else than the data of its stations a series depends on: a model's detections, the document that it names. */
async function seenBy(
  { databases }: Services,
  scope: Scope,
  { metric, query }: AnalyticsCall,
  stations: readonly SeriesStation[],
): Promise<string[]> {
  const model = modelOf({ metric, query });
  if (metric.kind !== 'inference') return model ? [`${model.version} ${model.is_built_in}`] : [];
  const read = async (tx: Tx) => [await inferenceVersion(tx, scope, stations, metric.model)];
  return await collect(databases.app, scope, read);
}

function keyOf(
  { metric, query }: AnalyticsCall,
  stations: readonly SeriesStation[],
  today: IsoDate,
  seen: readonly string[],
): string {
  const { token: _, ...rest } = query;
  return JSON.stringify([metric, rest, versionsOf(stations), today, ...seen]);
}

/** What an answer depends on of its stations. */
export const versionsOf = (stations: readonly SeriesStation[]): string[] =>
  stations.map(({ stationId, pestId, dataVersion }) => `${stationId}:${pestId}:${dataVersion}`).sort();

async function compute(
  { databases }: Services,
  scope: Scope,
  { metric, query }: AnalyticsCall,
  stations: readonly SeriesStation[],
  today: IsoDate,
) {
  const { input, request, isNothing } = seriesWork({ metric, query }, stations.length, today);
  const days = isNothing ? new Map() : await daysOf(databases, scope, stations, input);
  const isCaptured = metric.kind === 'captures' && !isNothing;
  const counts = isCaptured
    ? await collect(databases.app, scope, (tx) => countsInSeries(tx, scope, stations, input, request.shown))
    : [];
  const answer = withFieldCounts(seriesAnswer(days, request), counts);
  const model = modelOf({ metric, query });
  return model === undefined ? answer : { ...answer, meta: { ...answer.meta, document_used: model } };
}

/** Reads the daily values of each station, in as few messages as the metric allows. */
export async function daysOf(
  databases: Databases,
  scope: Scope,
  stations: readonly SeriesStation[],
  input: StationDaysInput,
): Promise<StationDays> {
  const { metric } = input;
  if (metric.kind === 'captures' || metric.kind === 'inference') {
    const read = async (tx: Tx) => [...(await stationDays(tx, scope, stations, input))];
    return new Map(await collect(databases.app, scope, read));
  }
  const atOnce: Run = (query) => collectAtOnce(databases, scope, () => query);
  return await climateBased(storedClimate(atOnce, scope, stations), { ...input, metric });
}

/** 304: the caller has the current answer. */
export const notModified = (etag: string): Response => new Response(null, { status: 304, headers: { etag } });

/** A kept answer, in an encoding the caller takes. */
export async function sendStored(c: AppContext, stored: StoredAnswer, etag = stored.etag): Promise<Response> {
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  const encoded = encoding && (await stored.encoded(encoding));
  const headers = new Headers({
    'content-type': 'application/json',
    etag,
    vary: 'accept-encoding, authorization',
  });
  if (encoded) headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(encoded || stored.body), { headers });
}
