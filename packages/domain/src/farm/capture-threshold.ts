import { thresholdMonths } from '../captures/threshold-months.ts';
import { PESTS } from '../catalogue/pests.ts';
import type { CaptureThresholdId, PestId } from '../entities/ids.ts';
import { FIELD_MESSAGES, thresholdOverlaps } from '../es/field-messages.ts';
import { monthsText } from '../es/months.ts';
import { type FieldErrors, fieldErrors, whenBlank } from '../forms/field-errors.ts';
import { isWhole, type NumericInput, readNumber } from '../forms/inputs.ts';
import type { Days, IsoDate } from '../units.ts';

/** Captures that colour the chip of a pest for one client, in some months of each year. */
export interface CaptureThreshold {
  readonly id: CaptureThresholdId;
  readonly pestId: PestId;
  /** First and last month (1–12), both included; a range may cross the turn of the year: 11 to 2. */
  readonly monthFrom: number;
  readonly monthTo: number;
  /** How many days are summed up. */
  readonly days: Days;
  /** Highest count that is still green, and still yellow. */
  readonly okUpTo: number;
  readonly warningUpTo: number;
  /** The day on which it was set or last edited. */
  readonly setOn: IsoDate;
}

/** What people set of a threshold. */
export type CaptureThresholdInput = Omit<CaptureThreshold, 'id' | 'setOn'>;

/** A threshold as its form holds it. */
export interface CaptureThresholdDraft {
  readonly pestId: PestId | null;
  readonly monthFrom: number | null;
  readonly monthTo: number | null;
  readonly days: NumericInput;
  readonly okUpTo: NumericInput;
  readonly warningUpTo: NumericInput;
}

/** What the form of a new threshold opens with: all year, seven days. */
export const EMPTY_CAPTURE_THRESHOLD: CaptureThresholdDraft = {
  pestId: null,
  monthFrom: 1,
  monthTo: 12,
  days: 7,
  okUpTo: null,
  warningUpTo: null,
};

/** How many days a chip may sum up: a client's threshold, and that of a document. */
export const THRESHOLD_DAYS = { min: 1, max: 366 } as const;
/** Insects; more than any trap holds. */
export const THRESHOLD_COUNT = { min: 0, max: 100_000 } as const;

/** The threshold of the same pest that has a month in common with these; undefined without one. */
function overlapping(
  { pestId, monthFrom, monthTo }: CaptureThresholdDraft,
  others: readonly CaptureThreshold[],
): CaptureThreshold | undefined {
  if (monthFrom === null || monthTo === null) return undefined;
  const months = new Set(thresholdMonths({ monthFrom, monthTo }));
  return others.find(
    (other) => other.pestId === pestId && thresholdMonths(other).some((month) => months.has(month)),
  );
}

const isFungus = (pestId: PestId | null): boolean => pestId !== null && PESTS.get(pestId)?.kind === 'fungus';

/**
 * A threshold is complete, of a pest that traps catch, its yellow does not end below its green, and its months are no other threshold's of the pest.
 *
 * @param others the client's other thresholds
 */
export function validateCaptureThreshold(
  draft: CaptureThresholdDraft,
  others: readonly CaptureThreshold[],
): FieldErrors<keyof CaptureThresholdDraft> {
  const { pestId, monthFrom, monthTo, days, okUpTo, warningUpTo } = draft;
  const required = (value: unknown) => whenBlank(value, FIELD_MESSAGES.required);
  const count = (value: NumericInput) =>
    required(value) ?? (isWhole(value, THRESHOLD_COUNT) ? null : FIELD_MESSAGES.thresholdCount);
  const [ok, warning] = [readNumber(okUpTo), readNumber(warningUpTo)];
  const falls = ok !== null && warning !== null && warning < ok;
  const other = overlapping(draft, others);
  return fieldErrors({
    pestId: required(pestId) ?? (isFungus(pestId) ? FIELD_MESSAGES.thresholdNotTrapped : null),
    monthFrom: required(monthFrom) ?? (other ? thresholdOverlaps(monthsText(thresholdMonths(other))) : null),
    monthTo: required(monthTo),
    days: required(days) ?? (isWhole(days, THRESHOLD_DAYS) ? null : FIELD_MESSAGES.thresholdDays),
    okUpTo: count(okUpTo),
    warningUpTo: count(warningUpTo) ?? (falls ? FIELD_MESSAGES.thresholdFalls : null),
  });
}

const NUMBERS = ['days', 'okUpTo', 'warningUpTo'] as const;

/** A draft without errors, or a part of one, with what was typed in its fields as numbers. */
export const thresholdOfDraft = <Draft extends Partial<CaptureThresholdDraft>>(draft: Draft) => ({
  ...draft,
  ...Object.fromEntries(
    NUMBERS.flatMap((name) => (draft[name] === undefined ? [] : [[name, readNumber(draft[name])]])),
  ),
});
