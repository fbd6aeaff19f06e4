import {
  type FieldCountsQuery,
  fieldCountsQuery,
  type ListedCount,
  MOST_COUNT_DAYS,
  namesOf,
} from '@vigia/api/contract';
import { daysBetween } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { invalidField, notFound } from '../http/problem.ts';
import { clientById } from '../stores/farm/clients.ts';
import { sectorById } from '../stores/farm/sectors.ts';
import { stationsOfClient } from '../stores/farm/stations.ts';
import { listedFieldCounts } from '../stores/images/listed-field-counts.ts';

const NAMES = namesOf(fieldCountsQuery);

/** @throws {HttpProblem} invalid-input: days in the wrong order, or too many of them */
export function checkCountDays({ start, end }: Pick<FieldCountsQuery, 'start' | 'end'>): void {
  if (end < start) throw invalidField(NAMES.end, `No puede ser anterior a ${NAMES.start}`);
  if (daysBetween(start, end) >= MOST_COUNT_DAYS)
    throw invalidField(NAMES.start, `El rango admite hasta ${MOST_COUNT_DAYS} días`);
}

/**
 * Field counts of a client, of a sector or of a station, oldest first.
 *
 * @returns null for a client that the scope does not see
 * @throws {HttpProblem} not-found: a sector or station that it does not see
 */
export async function listCounts(
  tx: Tx,
  scope: Scope,
  { clientId, sectorId, stationId, start, end }: FieldCountsQuery,
): Promise<ListedCount[] | null> {
  if ((await clientById(tx, scope, clientId)) === null) return null;
  if (sectorId !== undefined && (await sectorById(tx, scope, sectorId))?.clientId !== clientId)
    throw notFound();
  const seen = await stationsOfClient(tx, scope, clientId);
  if (stationId !== undefined && !seen.some(({ id }) => id === stationId)) throw notFound();
  const wanted = seen
    .filter((station) => sectorId === undefined || station.sectorId === sectorId)
    .filter(({ id }) => stationId === undefined || id === stationId)
    .map((station) => ({ clientId, sectorId: station.sectorId, stationId: station.id }));
  return await listedFieldCounts(tx, scope, clientId, wanted, { start, end });
}
