import { PEST_STAGES } from '@vigia/domain';
import { ALERT_KINDS, ALERT_RISKS } from '@vigia/domain/events';
import * as z from 'zod/mini';
import { Id } from './common.ts';
import { codecOf, field } from './fields.ts';

const Count = z.nullable(z.int());
export const alertRuleId = field('alert_rule_id', Id);
export const alertFound = field('found', Count);

/** Why a notice of a rule was sent: apart from the rules, whose bounds few screens need. */
export const alertCause = {
  ruleId: alertRuleId,
  kind: field('alert_kind', z.enum(ALERT_KINDS)),
  captures: field('captures_from', Count),
  days: field('within_days', Count),
  stage: field('stage', z.nullable(z.enum([...PEST_STAGES, 'nymph']))),
  risk: field('mildew_from', z.nullable(z.enum(ALERT_RISKS))),
  hours: field('silent_hours', Count),
  found: alertFound,
};
export const AlertCauseWire = codecOf(alertCause, 'read');
