import { documentRule } from '@vigia/domain/captures';
import { type AlertRuleDraft, EMPTY_ALERT_RULE } from '@vigia/domain/events';
import {
  type CaptureThreshold,
  type CaptureThresholdDraft,
  EMPTY_CAPTURE_THRESHOLD,
  readNumber,
} from '@vigia/domain/farm';
import type { ThresholdRow } from './threshold-rows.ts';

/** A row as a rule to be tried: it calls where the chip turns red. */
export const rowRule = ({ pest, months, rule }: ThresholdRow): AlertRuleDraft => ({
  ...{ ...EMPTY_ALERT_RULE, pestId: pest.id },
  ...{ monthFrom: months[0] ?? null, monthTo: months.at(-1) ?? null },
  ...(rule && { captures: rule.warningUpTo + 1, days: rule.days }),
});

/** The form of a tried rule: the threshold that it changes, and what it opens with. */
export interface TriedThreshold {
  readonly initial: CaptureThresholdDraft;
  /** The client's own threshold of the same pest and months; null for a new one. */
  readonly edited: CaptureThreshold | null;
  readonly start: CaptureThresholdDraft;
}

/** A rule that was tried as a threshold: red from its captures on, green as far as before. */
export function triedThreshold(
  { pestId, captures, days, monthFrom, monthTo }: AlertRuleDraft,
  thresholds: readonly CaptureThreshold[],
): TriedThreshold {
  const edited =
    thresholds.find(
      (each) => each.pestId === pestId && each.monthFrom === monthFrom && each.monthTo === monthTo,
    ) ?? null;
  const from = readNumber(captures);
  const warningUpTo = from === null ? null : Math.max(0, from - 1);
  const green = edited?.okUpTo ?? (pestId === null ? null : documentRule(pestId)?.okUpTo) ?? 0;
  const okUpTo = warningUpTo === null ? null : Math.min(green, warningUpTo);
  const start = { pestId, monthFrom, monthTo, days: readNumber(days), okUpTo, warningUpTo };
  return { initial: edited ? draftOfThreshold(edited) : EMPTY_CAPTURE_THRESHOLD, edited, start };
}

const draftOfThreshold = ({ id: _, setOn: __, ...draft }: CaptureThreshold): CaptureThresholdDraft => draft;
