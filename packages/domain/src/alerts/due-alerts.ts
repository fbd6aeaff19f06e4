import { addDays } from '../calendar/iso-date.ts';
import type { AlertRuleId } from '../entities/ids.ts';
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
 * The alerts of a client's rules that stand now, each cause once: rules of the same condition, of other fields or months
 * or not, tell of a place together.
 *
 * @param rules of the client, archived ones too: what they have told of is not told again by a rule that is equal
 * @param known causes of alerts that were sent before, of any rule
 */
export function dueAlertsOf(
  rules: readonly AlertRule[],
  facts: AlertFacts,
  at: { readonly today: IsoDate } & Pick<AlertSpan, 'now'>,
  known: Iterable<string>,
): DueNotification[] {
  const causes = [...known];
  const found = new Map<string, DueNotification>();
  for (const rule of rules.toSorted((a, b) => a.id - b.id)) {
    const equals = rules.filter((other) => conditionOf(other) === conditionOf(rule)).map(({ id }) => id);
    for (const due of dueAlerts(rule, facts, at, causes, equals)) {
      if (found.has(due.key)) continue;
      found.set(due.key, due);
      causes.push(due.key);
    }
  }
  return [...found.values()];
}

const conditionOf = ({ kind, pestId, captures, days, stage, risk, hours }: AlertRule): string =>
  JSON.stringify([kind, pestId, captures, days, stage, risk, hours]);

/**
 * The alerts of a rule that stand now: none of one that is archived, or out of its months.
 *
 * @param known causes of alerts that were sent before, of any rule
 * @param equals rules of the same condition, this one too: what one of them has told of keeps its cause
 */
export function dueAlerts(
  rule: AlertRule,
  facts: AlertFacts,
  { today, now }: { readonly today: IsoDate } & Pick<AlertSpan, 'now'>,
  known: Iterable<string>,
  equals: readonly AlertRuleId[] = [rule.id],
): DueNotification[] {
  const start = rule.archived ? null : turnStart(rule, today);
  if (start === null) return [];
  const { kind, captures, days, stage, risk, hours, id: ruleId } = saidRule(rule);
  const standing = alertRuns(rule, facts, { start, end: today, now }).filter((run) => run.isStanding);
  const causes = [...known];
  return standing.map((run) => {
    const alert = { ruleId, kind, captures, days, stage, risk, hours, found: run.found };
    const occasion = run.isOnce ? [ruleId, run.place] : [ruleId, run.place, run.start];
    const due = dueNotification('alert', occasion, run.start, { ...run.subject, alert });
    return { ...due, key: toldKey(equals, run, causes) ?? due.key };
  });
}

/** The cause by which one of the rules has told of the run; null if none has. */
function toldKey(
  rules: readonly AlertRuleId[],
  { place, start, end, isOnce }: AlertRun,
  known: readonly string[],
): string | null {
  const prefixes = rules.map((id) => occasionKey('alert', [id, place]));
  const isSame = (prefix: string, cause: string): boolean => {
    if (isOnce) return cause === prefix;
    const day = cause.slice(prefix.length + 1);
    return cause.startsWith(`${prefix}/`) && day >= addDays(start, -MOVES_BY) && day <= end;
  };
  return known.find((cause) => prefixes.some((prefix) => isSame(prefix, cause))) ?? null;
}
