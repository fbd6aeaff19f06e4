import type { MildewRisk } from '../mildew/risk.ts';
import type { PestStage, PestStageName } from '../phenology/pest-model.ts';
import type { Days } from '../units.ts';
import type { AlertRuleId } from './ids.ts';

/** What a rule of alerts looks at. */
export const ALERT_KINDS = ['captures', 'stage', 'mildew', 'silence'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Classes of mildew from which on a rule may alert: the lowest one holds always. */
export const ALERT_RISKS = ['moderate', 'high'] as const satisfies MildewRisk[];
export type AlertRisk = (typeof ALERT_RISKS)[number];

/** When a rule alerts; null for what its kind has not. */
export interface AlertCondition {
  readonly kind: AlertKind;
  /** So many captures or more in a trap … */
  readonly captures: number | null;
  /** … in so many days; or the stage is expected within so many days. */
  readonly days: Days | null;
  /** The stage of the pest that is expected. */
  readonly stage: PestStage | null;
  /** This class of mildew, or a higher one. */
  readonly risk: AlertRisk | null;
  /** A device sends nothing for so many hours. */
  readonly hours: number | null;
}

/** A condition with what the stage is called in its pest: the young of some insects are nymphs. */
export interface SaidCondition extends Omit<AlertCondition, 'stage'> {
  readonly stage: PestStageName | null;
}

/** Why a notice of a rule was sent: the rule as it was then, and what it found. */
export interface AlertCause extends SaidCondition {
  readonly ruleId: AlertRuleId;
  /** Insects of the days, of `captures`; the generation, of `stage`; null of the others. */
  readonly found: number | null;
}
