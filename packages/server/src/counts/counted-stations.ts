import type { EnteredCount } from '@vigia/api/contract';
import { can } from '@vigia/domain/access';
import { ENTERED_COUNT_MESSAGES } from '@vigia/domain/es';
import type { ClientId, Station } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { notFound } from '../http/problem.ts';
import { stationsByIds } from '../stores/farm/stations.ts';
import { lockStations } from '../stores/lock-row.ts';
import { refuseEntries } from './refuse-entries.ts';

/**
 * Locks the stations of the entries until the end of the transaction, and checks that the sender may report for them.
 *
 * @throws {HttpProblem} not-found: foreign, unknown and invisible stations, all alike; not-allowed; invalid-input: archived
 */
export async function holdCountedStations(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  counts: readonly EnteredCount[],
): Promise<void> {
  const ids = [...new Set(counts.map(({ stationId }) => stationId))];
  const found = async () =>
    new Map(
      (await stationsByIds(tx, scope, ids))
        .filter((station) => station.clientId === clientId)
        .map((station) => [station.id, station]),
    );
  demandAll(scope, counts, await found());
  await lockStations(tx, ids);
  const held = await found();
  demandAll(scope, counts, held);
  refuseAt('invalid-input', counts, ({ stationId }) => {
    const station = held.get(stationId);
    return station?.archived ? ENTERED_COUNT_MESSAGES.archived(station.name) : null;
  });
}

function demandAll(
  scope: Scope,
  counts: readonly EnteredCount[],
  stations: ReadonlyMap<number, Station>,
): void {
  // The same as for a client that the sender does not reach.
  if (stations.size === 0) throw notFound();
  refuseAt('not-found', counts, ({ stationId }) =>
    stations.has(stationId) ? null : ENTERED_COUNT_MESSAGES.noStation,
  );
  refuseAt('not-allowed', counts, ({ stationId }) => {
    const { clientId, sectorId } = stations.get(stationId)!;
    return can(scope, 'event.create', { clientId, sectorId }) ? null : ENTERED_COUNT_MESSAGES.notAllowed;
  });
}

function refuseAt(
  code: 'not-found' | 'not-allowed' | 'invalid-input',
  counts: readonly EnteredCount[],
  reason: (count: EnteredCount) => string | null,
): void {
  refuseEntries(
    code,
    counts.flatMap((count, row) => {
      const message = reason(count);
      return message === null ? [] : [{ row, field: 'stationId' as const, message }];
    }),
  );
}
