import { alertRuleInput, clientsAlertRule, fromWire, toWire, wireNames } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { AlertRule, AlertRuleInput } from '@vigia/domain/events';
import type { AlertRuleId, ClientId } from '@vigia/domain/farm';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { notFound } from '../../http/problem.ts';

/** A rule with its client. */
export type ClientAlertRule = AlertRule & { readonly clientId: ClientId };

const COLUMNS = wireNames(clientsAlertRule);
const rows = (tx: Tx) => tx.selectFrom('alert_rule').select(COLUMNS);
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const ruleOf = (row: Row): ClientAlertRule => ({
  ...fromWire(clientsAlertRule, row),
  changedAt: Date.parse(row.changed_at),
});
const seen = (scope: Scope, found: readonly Row[]): ClientAlertRule[] =>
  visible(scope, 'season.read', found.map(ruleOf), ({ clientId }) => ({ clientId }));

/** All rules of the client, archived ones too, the oldest first. The caller must check who may read them. */
export async function alertRulesOfClient(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
): Promise<ClientAlertRule[]> {
  return seen(scope, await rows(tx).where('client_id', '=', clientId).orderBy('alert_rule_id').execute());
}

/** A rule of a client in the scope; null without one. The caller must check who may read it. */
export async function alertRuleById(tx: Tx, scope: Scope, id: AlertRuleId): Promise<ClientAlertRule | null> {
  return seen(scope, await rows(tx).where('alert_rule_id', '=', id).execute())[0] ?? null;
}

const columnsOf = (input: AlertRuleInput) =>
  toWire(alertRuleInput, { ...input, sectorIds: [...input.sectorIds] });
const iso = (at: EpochMs): string => new Date(at).toISOString();

/** @param at now, epoch ms */
export async function insertAlertRule(
  tx: Tx,
  clientId: ClientId,
  input: AlertRuleInput,
  at: EpochMs,
): Promise<ClientAlertRule> {
  const row = await tx
    .insertInto('alert_rule')
    .values({ ...columnsOf(input), client_id: clientId, changed_at: iso(at) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return ruleOf(row);
}

/** @param at now, epoch ms */
export async function updateAlertRule(
  tx: Tx,
  { clientId, id }: Pick<ClientAlertRule, 'clientId' | 'id'>,
  input: AlertRuleInput & Pick<AlertRule, 'archived'>,
  at: EpochMs,
): Promise<ClientAlertRule> {
  const row = await tx
    .updateTable('alert_rule')
    .set({ ...columnsOf(input), alert_is_archived: input.archived, changed_at: iso(at) })
    .where('client_id', '=', clientId)
    .where('alert_rule_id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow(notFound);
  return ruleOf(row);
}
