import { dayOfInstant, type EpochMs, type IsoDate } from '@vigia/domain';
import { type DueNotification, dueAlertsOf, turnStart } from '@vigia/domain/events';
import type { ClientId, Station } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { alertRulesOfClient } from '../stores/notices/alert-rules.ts';
import { notifiedCauses } from '../stores/notices/notices.ts';
import { readFacts, type SeasonStations } from './read-facts.ts';

/** The alerts of the client's own rules that stand now. @param stations of the client, archived ones too */
export async function alertsDue(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  {
    stations,
    seasons,
  }: { readonly stations: readonly Station[]; readonly seasons: readonly SeasonStations[] },
  now: EpochMs,
): Promise<DueNotification[]> {
  const today = dayOfInstant(now);
  const all = await alertRulesOfClient(tx, scope, clientId);
  const rules = all.filter((rule) => !rule.archived && turnStart(rule, today) !== null);
  if (rules.length === 0) return [];
  const facts = await readFacts(tx, scope, {
    ...{ clientId, rules, seasons, isPast: false, today, now },
    stations: stations.filter(({ archived }) => !archived),
    span: { start: rules.map((rule) => turnStart(rule, today) ?? today).reduce(earliest), end: today },
  });
  const known = await notifiedCauses(tx, scope, clientId, 'alert');
  return dueAlertsOf(all, facts, { today, now }, known);
}

const earliest = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b);
