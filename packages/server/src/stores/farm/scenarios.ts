import {
  fromWire,
  ownScenario,
  type ScenarioBody,
  scenarioInput,
  toWire,
  wireNames,
} from '@vigia/api/contract';
import type { ClientId, ScenarioId, SectorId, UserId } from '@vigia/domain/farm';
import type { KeptScenario, ScenarioInput } from '@vigia/domain/what-if';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { notFound } from '../../http/problem.ts';

const COLUMNS = wireNames(ownScenario);
/** A scenario with its client and its owner. */
export type OwnScenario = KeptScenario & { readonly clientId: ClientId; readonly userId: UserId };

const own = (tx: Tx, scope: Scope) =>
  tx.selectFrom('scenario').select(COLUMNS).where('user_id', '=', scope.userId);
type Row = Awaited<ReturnType<ReturnType<typeof own>['execute']>>[number];

/** Of the caller, in sectors that they see. */
const seen = (scope: Scope, rows: readonly Row[]): OwnScenario[] => {
  const found = rows.map((row) => fromWire(ownScenario, row));
  return visible(
    scope,
    'sector.read',
    visible(scope, 'scenario.read', found, (one) => one),
    (one) => one,
  );
};

/** The caller's scenarios in a field, by name. */
export async function ownScenarios(
  tx: Tx,
  scope: Scope,
  { clientId, sectorId }: { readonly clientId: ClientId; readonly sectorId: SectorId },
): Promise<OwnScenario[]> {
  const found = own(tx, scope)
    .where('client_id', '=', clientId)
    .where('sector_id', '=', sectorId)
    .orderBy('scenario_name')
    .orderBy('scenario_id');
  return seen(scope, await found.execute());
}

export async function ownScenarioById(tx: Tx, scope: Scope, id: ScenarioId): Promise<OwnScenario | null> {
  return seen(scope, await own(tx, scope).where('scenario_id', '=', id).execute())[0] ?? null;
}

export async function insertScenario(tx: Tx, scope: Scope, body: ScenarioBody): Promise<OwnScenario> {
  const row = await tx
    .insertInto('scenario')
    .values(toWire(ownScenario, { ...body, userId: scope.userId }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return fromWire(ownScenario, row);
}

export async function updateScenario(
  tx: Tx,
  { clientId, id }: OwnScenario,
  input: ScenarioInput,
): Promise<OwnScenario> {
  const row = await tx
    .updateTable('scenario')
    .set(toWire(scenarioInput, input))
    .where('client_id', '=', clientId)
    .where('scenario_id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow(notFound);
  return fromWire(ownScenario, row);
}

export async function deleteScenario(tx: Tx, { clientId, id }: OwnScenario): Promise<void> {
  await tx.deleteFrom('scenario').where('client_id', '=', clientId).where('scenario_id', '=', id).execute();
}
