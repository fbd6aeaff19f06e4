import { DATA_COLUMNS, type DataCategory, type DataQuery, MAX_RANGE_DAYS } from '@vigia/api/contract';
import { dayOfInstant, daysBetween } from '@vigia/domain';
import { countSetApart } from '@vigia/domain/devices';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { notModified, sendStored } from '../analytics/answer.ts';
import { etagOf } from '../analytics/answer-cache.ts';
import type { AppContext } from '../http/app-env.ts';
import { invalidField } from '../http/problem.ts';
import { matches } from '../http/static-files.ts';
import type { Services } from '../run/services.ts';
import type { ColumnText } from '../stores/measurements/data-columns.ts';
import { readPoints } from './read-points.ts';
import type { Subject } from './subject.ts';

/** Categories about the inside of the device, or of other sources than the station: for who looks after devices. */
export const INTERNAL_CATEGORIES: ReadonlySet<DataCategory> = new Set<DataCategory>([
  'signal',
  'signal_daily',
  'selftest',
  'combined_weather_data',
  'stormglass_weather_history-air_temperature',
  'stormglass_weather_history-humidity',
]);

/** @throws {HttpProblem} 400 for days in the wrong order or too many of them */
export function checkRange({ date_start, date_end }: Pick<DataQuery, 'date_start' | 'date_end'>): void {
  if (date_end < date_start) throw invalidField('date_end', 'No puede ser anterior a date_start');
  if (daysBetween(date_start, date_end) >= MAX_RANGE_DAYS) {
    throw invalidField('date_start', `El rango admite hasta ${MAX_RANGE_DAYS} días`);
  }
}

/**
 * Points of a station or device. Columns are answered from memory while no new data has come in; items are made
 * anew each time, for callers that know no other form.
 */
export async function answerPoints(
  c: AppContext,
  { answers, now }: Services,
  subject: Subject,
  query: DataQuery,
  inTransaction: <T>(read: (tx: Tx, scope: Scope) => Promise<T>) => Promise<T>,
): Promise<Response> {
  const today = dayOfInstant(now());
  const key = JSON.stringify(['data', subject, query, today]);
  const etag = etagOf(key);
  if (matches(c.req.header('if-none-match'), etag)) return notModified(etag);
  const read = () => inTransaction((tx, scope) => readPoints(tx, scope, subject, query, today));
  if (query.format === 'columns') {
    return await sendStored(c, answers.get(key) ?? answers.keep(key, columnsText(await read())));
  }
  const headers = { 'content-type': 'application/json', etag, vary: 'accept-encoding, authorization' };
  return c.body(itemsText(await read(), DATA_COLUMNS[query.data_category]), 200, headers);
}

/** The answer by column: made of texts of the database. */
function columnsText({ start, stepMs, columns, truncated, setApart = {} }: ColumnText): string {
  const named = Object.entries(columns).map(([name, values]) => `${JSON.stringify(name)}:${values}`);
  const first = JSON.stringify(start);
  const apart = countSetApart(setApart) > 0 ? `,"set_apart":${JSON.stringify(setApart)}` : '';
  return `{"start":${first},"step_ms":${stepMs},"columns":{${named.join()}},"truncated":${truncated}${apart}}`;
}

function itemsText(
  { start, stepMs, columns, truncated, setApart = {} }: ColumnText,
  names: readonly string[],
): string {
  const lists = names.map((name) => JSON.parse(columns[name] ?? 'null') as unknown[] | null);
  let at = Date.parse(start ?? '');
  const items = (JSON.parse(stepMs) as number[]).map((step, i) => {
    at += step;
    const values = names.map((name, column) => [name, lists[column]?.[i] ?? null] as const);
    return { date_created: new Date(at).toISOString(), ...Object.fromEntries(values) };
  });
  return JSON.stringify({ items, truncated, ...(countSetApart(setApart) > 0 && { set_apart: setApart }) });
}
