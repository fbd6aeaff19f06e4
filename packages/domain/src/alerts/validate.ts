import { PESTS } from '../catalogue/pests.ts';
import type { SectorId } from '../entities/ids.ts';
import { ALERT_MESSAGES } from '../es/alert-messages.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors, whenBlank } from '../forms/field-errors.ts';
import { type Bounds, isWhole, type NumericInput } from '../forms/inputs.ts';
import { PEST_MODELS } from '../phenology/pest-models.ts';
import { ALERT_CAPTURES, ALERT_HOURS, type AlertRuleDraft, alertDays, hasAlertField } from './alert-rule.ts';

function pestError({ kind, pestId }: AlertRuleDraft): string | null {
  if (pestId === null) return FIELD_MESSAGES.required;
  if (kind === 'captures' && PESTS.get(pestId)?.kind === 'fungus') return FIELD_MESSAGES.thresholdNotTrapped;
  return kind === 'stage' && !PEST_MODELS.has(pestId) ? ALERT_MESSAGES.noModel : null;
}

const wholeError = (value: NumericInput, bounds: Bounds, message: string): string | null =>
  whenBlank(value, FIELD_MESSAGES.required) ?? (isWhole(value, bounds) ? null : message);

/**
 * What is wrong with a rule: each kind needs its own fields; captures are of a pest that traps catch, a stage of one
 * whose degree-days are followed.
 *
 * @param sectors fields that it may name; null where that is checked elsewhere
 */
export function validateAlertRule(
  draft: AlertRuleDraft,
  sectors: readonly SectorId[] | null = null,
): FieldErrors<keyof AlertRuleDraft> {
  const { kind, captures, days, stage, risk, hours, sectorIds, monthFrom, monthTo } = draft;
  const where = (name: keyof AlertRuleDraft, error: () => string | null) =>
    hasAlertField(kind, name) ? error() : null;
  const required = (value: unknown) => whenBlank(value, FIELD_MESSAGES.required);
  const isKnown = sectors === null || sectorIds.every((id) => sectors.includes(id));
  const daysMessage = kind === 'stage' ? ALERT_MESSAGES.stageDays : ALERT_MESSAGES.captureDays;
  return fieldErrors({
    kind: null,
    pestId: where('pestId', () => pestError(draft)),
    sectorIds: isKnown ? null : ALERT_MESSAGES.sectorGone,
    monthFrom: required(monthFrom),
    monthTo: required(monthTo),
    captures: where('captures', () => wholeError(captures, ALERT_CAPTURES, ALERT_MESSAGES.captures)),
    days: where('days', () => wholeError(days, alertDays(kind), daysMessage)),
    stage: where('stage', () => required(stage)),
    risk: where('risk', () => required(risk)),
    hours: where('hours', () => wholeError(hours, ALERT_HOURS, ALERT_MESSAGES.hours)),
  });
}
