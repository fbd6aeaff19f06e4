import {
  ALERT_CAPTURES,
  ALERT_STAGE_DAYS,
  type AlertRuleDraft,
  type PreparedBackTest,
  prepareBackTest,
  type TestedRule,
  type TestedSeason,
  validateAlertRule,
} from '@vigia/domain/events';
import { type FieldErrors, readNumber } from '@vigia/domain/farm';

/** The field of a rule that the slider moves. */
export const thresholdField = ({ kind }: Pick<AlertRuleDraft, 'kind'>) =>
  kind === 'stage' ? ('days' as const) : ('captures' as const);

export type RuleErrors = FieldErrors<keyof AlertRuleDraft>;

/** The rule of a draft without its threshold; null while another field of it is wrong. */
export function testedRuleOf(draft: AlertRuleDraft): TestedRule | null {
  const { [thresholdField(draft)]: _, ...others } = validateAlertRule(draft);
  const { kind, pestId, stage, monthFrom, monthTo } = draft;
  const isWrong = Object.values(others).some(Boolean);
  if (isWrong || pestId === null || monthFrom === null || monthTo === null) return null;
  const range = { pestId, monthFrom, monthTo };
  if (kind === 'captures') return { kind, days: readNumber(draft.days)!, ...range };
  return kind === 'stage' && stage !== null ? { kind, stage, ...range } : null;
}

/** The threshold of a draft; null while it is none. */
export const thresholdOf = (draft: AlertRuleDraft): number | null =>
  validateAlertRule(draft)[thresholdField(draft)] ? null : readNumber(draft[thresholdField(draft)]);

/** The ends of the slider are whole tens. */
const ROUND = 10;

/** Where the slider goes: past the number from which on no trap would have called, so that this is seen too. */
export function thresholdRange(rule: TestedRule, { most }: PreparedBackTest) {
  if (rule.kind === 'stage') return ALERT_STAGE_DAYS;
  const { min, max } = ALERT_CAPTURES;
  return { min, max: Math.min(max, ROUND * Math.ceil((most + 1) / ROUND)) };
}

/** What is made once for a rule and the seasons. */
export const preparedFor = (rule: TestedRule | null, seasons: readonly TestedSeason[]) =>
  rule === null || seasons.length === 0 ? null : { rule, back: prepareBackTest(rule, seasons) };
