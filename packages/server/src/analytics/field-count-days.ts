import type { ColumnsAnswer, ItemsAnswer } from '@vigia/api/contract';
import type { DayRange } from '@vigia/domain';
import { type FieldCount, fieldCountDays } from '@vigia/domain/captures';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { SeriesStation } from '../stores/farm/stations.ts';
import { type FieldCountRow, readFieldCounts } from '../stores/images/field-counts.ts';
import type { StationDaysInput } from './station-days.ts';

/** Field counts in a series of captures; none in one of another metric, or of what photos show. */
export async function countsInSeries(
  tx: Tx,
  scope: Scope,
  stations: readonly SeriesStation[],
  { metric, asCount, pestId }: Pick<StationDaysInput, 'metric' | 'asCount' | 'pestId'>,
  shown: DayRange,
): Promise<FieldCountRow[]> {
  if (metric.kind !== 'captures' || asCount) return [];
  return await readFieldCounts(tx, scope, stations, shown, pestId ?? 'own');
}

/** The answer, saying which of its captures were counted in the field. */
export const withFieldCounts = <Answer extends ItemsAnswer | ColumnsAnswer>(
  answer: Answer,
  counts: readonly FieldCount[],
): Answer =>
  counts.length === 0
    ? answer
    : { ...answer, meta: { ...answer.meta, field_counts: fieldCountDays(counts) } };
