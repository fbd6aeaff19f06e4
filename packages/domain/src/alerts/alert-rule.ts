import type { AlertCondition, AlertKind } from '../entities/alert.ts';
import type { AlertRuleId, PestId, SectorId } from '../entities/ids.ts';
import type { NumericInput } from '../forms/inputs.ts';
import { readNumber } from '../forms/inputs.ts';
import { PROJECTION_HORIZON } from '../phenology/projection.ts';
import type { EpochMs } from '../units.ts';

/** What people set of a rule: what it alerts of, where, and in which months of each year. */
export interface AlertRuleInput extends AlertCondition {
  /** Of `captures` and `stage`; null of the others. */
  readonly pestId: PestId | null;
  /** The fields that it looks at; empty for all of the client. */
  readonly sectorIds: readonly SectorId[];
  /** First and last month (1–12), both included; a range may cross the turn of the year: 10 to 3. */
  readonly monthFrom: number;
  readonly monthTo: number;
}

/** A client's own rule, by which its people are alerted. */
export interface AlertRule extends AlertRuleInput {
  readonly id: AlertRuleId;
  /** It alerts of nothing any more, until it is restored. */
  readonly archived: boolean;
  readonly changedAt: EpochMs;
}

/** A rule as its form holds it. */
export interface AlertRuleDraft extends Omit<AlertRuleInput, AlertNumber | 'monthFrom' | 'monthTo'> {
  readonly captures: NumericInput;
  readonly days: NumericInput;
  readonly hours: NumericInput;
  readonly monthFrom: number | null;
  readonly monthTo: number | null;
}
type AlertNumber = 'captures' | 'days' | 'hours';
const NUMBERS: readonly AlertNumber[] = ['captures', 'days', 'hours'];

/** What the form of a new rule opens with. */
export const EMPTY_ALERT_RULE: AlertRuleDraft = {
  ...{ kind: 'captures', pestId: null, sectorIds: [], monthFrom: 1, monthTo: 12 },
  ...{ captures: 5, days: 7, stage: 'adult', risk: 'high', hours: 24 },
};

/** Fields of a condition that each kind has. */
export const ALERT_FIELDS = {
  captures: ['pestId', 'captures', 'days'],
  stage: ['pestId', 'stage', 'days'],
  mildew: ['risk'],
  silence: ['hours'],
} as const satisfies Record<AlertKind, readonly (keyof AlertRuleDraft)[]>;
const OF_SOME_KIND = ['pestId', 'captures', 'days', 'stage', 'risk', 'hours'] as const;

/** Whether rules of a kind have a field. */
export const hasAlertField = (kind: AlertKind, name: keyof AlertRuleDraft): boolean =>
  !OF_SOME_KIND.some((each) => each === name) || ALERT_FIELDS[kind].some((each) => each === name);

/** Insects in one trap. */
export const ALERT_CAPTURES = { min: 1, max: 100_000 } as const;
/** Days whose captures are summed up. */
export const ALERT_CAPTURE_DAYS = { min: 1, max: 60 } as const;
/** How far ahead stages are expected by the last days' warmth. */
export const ALERT_STAGE_DAYS = { min: 1, max: PROJECTION_HORIZON } as const;
/** Devices report every 15 to 60 minutes; a week of silence is the longest that is alerted of. */
export const ALERT_HOURS = { min: 2, max: 168 } as const;

/** Days that a rule of the kind may name. */
export const alertDays = (kind: AlertKind) => (kind === 'stage' ? ALERT_STAGE_DAYS : ALERT_CAPTURE_DAYS);

/** A draft without errors as a rule: what was typed as numbers, and null for what its kind has not. */
export function alertRuleOf(draft: AlertRuleDraft): AlertRuleInput {
  const others = OF_SOME_KIND.filter((name) => !hasAlertField(draft.kind, name));
  return {
    ...draft,
    ...Object.fromEntries(NUMBERS.map((name) => [name, readNumber(draft[name])])),
    ...Object.fromEntries(others.map((name) => [name, null])),
  } as AlertRuleInput;
}

/** What a form opens with for a rule: its fields, and the usual ones for other kinds. */
export function alertDraftOf({ id: _, archived: __, changedAt: ___, ...rule }: AlertRule): AlertRuleDraft {
  const known = Object.entries(rule).filter(([, value]) => value !== null);
  return { ...EMPTY_ALERT_RULE, ...Object.fromEntries(known) };
}
