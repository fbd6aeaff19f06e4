import {
  AlertPreviewWire,
  AlertRuleBody,
  AlertRulePatch,
  AlertRulesQuery,
  AlertRuleWire,
  alertRuleInput,
  IdParam,
  namesOf,
} from '@vigia/api/contract';
import { ALERT_KIND_WORDS, ALERT_RISK_WORDS, monthWord } from '@vigia/domain/es';
import { type AlertRule, type AlertRuleInput, alertRuleOf, validateAlertRule } from '@vigia/domain/events';
import { type AlertRuleId, type ClientId, PESTS } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { change, create } from '../../access/change.ts';
import { demand, inClient, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { previewAlerts } from '../../alerts/preview.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { joinEdits } from '../../http/join-edits.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { demandReferences } from '../../stores/farm/references.ts';
import { sectorsOfClient } from '../../stores/farm/sectors.ts';
import { holdAlertRules } from '../../stores/lock-row.ts';
import {
  alertRuleById,
  alertRulesOfClient,
  type ClientAlertRule,
  insertAlertRule,
  updateAlertRule,
} from '../../stores/notices/alert-rules.ts';

const NAMES = namesOf(alertRuleInput);
/** Each is judged every hour. */
const MOST_RULES = 100;
type RuleCall<Body = undefined> = ScopedCall<{ alert_rule_id: AlertRuleId }, undefined, Body>;

/**
 * The rule as it is kept, without what its kind has not. 400 naming each field that breaks a rule; a field that is gone and
 * a retired pest are for the one that has them.
 */
async function checked(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  sent: AlertRuleInput,
  now: ClientAlertRule | null = null,
): Promise<AlertRuleInput> {
  const input = alertRuleOf(sent);
  const sectors = (await sectorsOfClient(tx, scope, clientId)).map(({ id }) => id);
  refuseFields(validateAlertRule(input, [...sectors, ...(now?.sectorIds ?? [])]), NAMES);
  await demandReferences(tx, scope, clientId, { pestId: input.pestId }, { names: NAMES, kept: now });
  return input;
}

/** 400 where the client has as many rules in use as may be. */
async function demandRoom(tx: Tx, scope: Scope, clientId: ClientId): Promise<void> {
  const used = (await alertRulesOfClient(tx, scope, clientId)).filter(({ archived }) => !archived);
  if (used.length >= MOST_RULES)
    refuseFields({ kind: `Ya hay ${MOST_RULES} reglas en uso: archive alguna que no necesite` }, NAMES);
}

const make = (call: ScopedCall<unknown, unknown, AlertRuleBody>): Promise<AlertRule> =>
  create(call, {
    action: 'alert-rule.edit',
    in: { clientId: call.body.clientId },
    work: async (tx) => {
      const { clientId, ...sent } = call.body;
      await holdAlertRules(tx);
      const input = await checked(tx, call.scope, clientId, sent);
      await demandRoom(tx, call.scope, clientId);
      return await insertAlertRule(tx, clientId, input, call.services.now());
    },
  });

/** What a conflict shows of the rule as it is now. */
const shownOf = ({ kind, pestId, risk, monthFrom, monthTo, ...rest }: AlertRule) => ({
  kind: ALERT_KIND_WORDS[kind],
  pestId: pestId === null ? '' : (PESTS.get(pestId)?.name ?? String(pestId)),
  risk: risk === null ? '' : ALERT_RISK_WORDS[risk],
  monthFrom: monthWord(monthFrom),
  monthTo: monthWord(monthTo),
  captures: String(rest.captures ?? ''),
  days: String(rest.days ?? ''),
  hours: String(rest.hours ?? ''),
});

/** The rule with the sent fields, joined with what others changed since its editor saw it. */
function joined(now: ClientAlertRule, { seen, archived = now.archived, ...sent }: AlertRulePatch) {
  const { clientId: _, id: __, changedAt: ___, archived: ____, ...input } = now;
  const wanted =
    seen === undefined
      ? sent
      : joinEdits<AlertRuleInput>(sent, seen, input, { shown: shownOf(now), names: NAMES });
  return { archived, input: { ...input, ...wanted } as AlertRuleInput };
}

const edit = (call: RuleCall<AlertRulePatch>): Promise<AlertRule> =>
  change(call, {
    find: (tx, scope) => alertRuleById(tx, scope, call.param.alert_rule_id),
    lock: holdAlertRules,
    action: 'alert-rule.edit',
    work: async (tx, now) => {
      const { archived, input: sent } = joined(now, call.body);
      const input = await checked(tx, call.scope, now.clientId, sent, now);
      if (now.archived && !archived) await demandRoom(tx, call.scope, now.clientId);
      return await updateAlertRule(tx, now, { ...input, archived }, call.services.now());
    },
  });

export const alertRuleRoutes = [
  route({
    method: 'get',
    path: '/v2/alert-rules',
    summary: 'Rules by which the people of a client are alerted',
    about: 'Archived ones too, the oldest first. What they find comes as notices of the kind `alert`.',
    access: { kind: 'session', action: 'alert-rule.read', target: 'client' },
    query: AlertRulesQuery,
    answer: z.array(AlertRuleWire),
    run: ({ scope, services, query: { clientId } }) =>
      inClient(services.databases.app, scope, clientId, async (tx) => {
        if ((await clientById(tx, scope, clientId)) === null) return null;
        demand(scope, 'alert-rule.read', { clientId });
        return await alertRulesOfClient(tx, scope, clientId);
      }),
  }),
  route({
    method: 'post',
    path: '/v2/alert-rules',
    summary: 'Alert the people of a client of captures, a stage, mildew or a silent device',
    about: 'What already holds is alerted of within the hour. What a kind has no field for is kept as null.',
    access: { kind: 'session', action: 'alert-rule.edit', target: 'client' },
    body: AlertRuleBody,
    answer: AlertRuleWire,
    status: 201,
    run: make,
  }),
  route({
    method: 'post',
    path: '/v2/alert-rules/preview',
    summary: 'What a rule would have alerted of in the season before',
    about: 'Judged as the rules in use are, over what is stored. Nothing is kept.',
    access: { kind: 'session', action: 'alert-rule.read', target: 'client' },
    body: AlertRuleBody,
    answer: AlertPreviewWire,
    run: ({ scope, services, body: { clientId, ...sent } }) =>
      inClient(services.databases.app, scope, clientId, async (tx) => {
        if ((await clientById(tx, scope, clientId)) === null) return null;
        demand(scope, 'alert-rule.read', { clientId });
        const rule = await checked(tx, scope, clientId, sent);
        return await previewAlerts(tx, scope, clientId, rule, services.now());
      }),
  }),
  route({
    method: 'put',
    path: '/v2/alert-rules/{alert_rule_id}',
    refuses: ['conflict'],
    summary: 'Edit a rule of alerts, archive or restore it',
    about: 'Notices of a rule that is archived are resolved within the hour.',
    access: { kind: 'session', action: 'alert-rule.edit', target: 'alert-rule' },
    param: z.object({ alert_rule_id: IdParam }),
    body: AlertRulePatch,
    answer: AlertRuleWire,
    run: edit,
  }),
];
