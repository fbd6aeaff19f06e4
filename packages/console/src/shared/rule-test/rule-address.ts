import { PEST_STAGES } from '@vigia/domain';
import {
  ALERT_KINDS,
  type AlertRule,
  type AlertRuleDraft,
  EMPTY_ALERT_RULE,
  type TestedRule,
} from '@vigia/domain/events';

/** A rule in an address, as it is typed, and the rule of the client that it is a change of. */
export interface LinkedRule {
  readonly draft: AlertRuleDraft;
  /** Null for a new rule. */
  readonly ruleId: AlertRule['id'] | null;
}

/** The kinds of rules that can be tried on the past. */
export type TestedKind = TestedRule['kind'];
export const TESTED_KINDS: readonly TestedKind[] = ['captures', 'stage'];
export const isTestedKind = (kind: AlertRuleDraft['kind']): kind is TestedKind =>
  kind === 'captures' || kind === 'stage';

/** The screen on which rules are tried. */
export const RULE_TEST_PATH = '/admin/rule-test';
/** The screens on which a tried rule becomes the client's own: their forms open with the rule of an address. */
export const ALERTS_PATH = '/admin/alerts';
export const THRESHOLDS_PATH = '/admin/capture-thresholds';

/** More letters are no number that somebody typed. */
const LONGEST = 12;
const numberIn = (text: string | null): number | null =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : null;
const monthIn = (text: string | null, usual: number | null) => {
  const month = numberIn(text);
  return month !== null && month >= 1 && month <= 12 ? month : usual;
};

/** A rule as the part of an address after `#`: one field, if it names one alone. */
export function writeRule({ draft, ruleId }: LinkedRule): string {
  const { kind, pestId, sectorIds, captures, days, stage, monthFrom, monthTo } = draft;
  const sector = sectorIds.length === 1 ? sectorIds[0] : null;
  const values = {
    ...{ kind, pest: pestId, sector, days, from: monthFrom, to: monthTo, rule: ruleId },
    ...(kind === 'captures' ? { captures } : { stage }),
  };
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** The rule in an address; null without one. What is wrong in it is left out, and numbers stay as they are written. */
export function readRule(hash: string): LinkedRule | null {
  const found = new URLSearchParams(hash);
  const kind = ALERT_KINDS.find((each) => each === found.get('kind'));
  if (kind === undefined || !isTestedKind(kind)) return null;
  const typed = (name: string, usual: AlertRuleDraft['days']) => found.get(name)?.slice(0, LONGEST) ?? usual;
  const sector = numberIn(found.get('sector'));
  const draft: AlertRuleDraft = {
    ...{ ...EMPTY_ALERT_RULE, kind, pestId: numberIn(found.get('pest')) },
    sectorIds: sector === null ? [] : [sector],
    captures: typed('captures', EMPTY_ALERT_RULE.captures),
    days: typed('days', EMPTY_ALERT_RULE.days),
    stage: PEST_STAGES.find((each) => each === found.get('stage')) ?? EMPTY_ALERT_RULE.stage,
    monthFrom: monthIn(found.get('from'), EMPTY_ALERT_RULE.monthFrom),
    monthTo: monthIn(found.get('to'), EMPTY_ALERT_RULE.monthTo),
  };
  return { draft, ruleId: numberIn(found.get('rule')) };
}
