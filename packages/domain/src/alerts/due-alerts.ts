import { addDays } from '../calendar/iso-date.ts';
import { type DueNotification, dueNotification, occasionKey } from '../notifications/due.ts';
import type { Days, IsoDate } from '../units.ts';
import type { AlertFacts } from './alert-facts.ts';
import { turnStart } from './alert-months.ts';
import type { AlertRule } from './alert-rule.ts';
import { alertRuns } from './alert-runs.ts';
import type { AlertRun, AlertSpan } from './days-on-end.ts';
import { saidRule } from './said-rule.ts';

/** A count that is corrected may move the first day of a cause by so much; it stays the same cause. */
const MOVES_BY: Days = 2;

/**
 * The alerts of a rule that stand now: none of one that is archived, or out of its months.
 *
 * @param known causes of alerts that were sent before, of any rule
 */
export function dueAlerts(
  rule: AlertRule,
  facts: AlertFacts,
  { today, now }: { readonly today: IsoDate } & Pick<AlertSpan, 'now'>,
  known: Iterable<string>,
): DueNotification[] {
  const start = rule.archived ? null : turnStart(rule, today);
  if (start === null) return [];
  const { kind, captures, days, stage, risk, hours, id: ruleId } = saidRule(rule);
  const standing = alertRuns(rule, facts, { start, end: today, now }).filter((run) => run.isStanding);
  const causes = [...known];
  return standing.map((run) => {
    const alert = { ruleId, kind, captures, days, stage, risk, hours, found: run.found };
    const due = dueNotification('alert', [ruleId, run.place], run.start, { ...run.subject, alert });
    return { ...due, key: run.isOnce ? due.key : datedKey(rule, run, causes) };
  });
}

function datedKey({ id }: AlertRule, { place, start, end }: AlertRun, known: readonly string[]): string {
  const prefix = `${occasionKey('alert', [id, place])}/`;
  const isSame = (cause: string) => {
    const day = cause.slice(prefix.length);
    return cause.startsWith(prefix) && day >= addDays(start, -MOVES_BY) && day <= end;
  };
  return known.find(isSame) ?? `${prefix}${start}`;
}
