import { toDatesAhead } from '@vigia/api/contract';
import {
  type DatesAhead,
  degreeDayMetricName,
  type EpochMs,
  type IsoDate,
  pestAheadQuery,
} from '@vigia/domain';
import type { Season } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { PestTotal } from './pest-totals.ts';
import { readAhead } from './read-forecasts.ts';

/** When past years reach the stages of a pest in a sector; null where nothing is to come, see `pestAheadQuery`. */
export async function pestDatesAhead(
  tx: Tx,
  scope: Scope,
  season: Season,
  { pestId, stationIds, rule, start }: PestTotal,
  at: { readonly today: IsoDate; readonly now: EpochMs },
): Promise<DatesAhead | null> {
  const query = pestAheadQuery({ pestId, stationIds, start, season }, at.today);
  const metric = degreeDayMetricName(rule);
  return query && toDatesAhead(await readAhead(tx, scope, { metric, query }, at));
}
