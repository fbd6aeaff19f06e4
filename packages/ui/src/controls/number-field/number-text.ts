import { type Bounds, type NumericInput, readNumber } from '@vigia/domain/farm';

/**
 * Text of a number in its field: decimal comma, no thousands separator. Text that is not a number is not
 * changed.
 */
export function numberText(input: NumericInput): string {
  if (typeof input === 'number') return Number.isFinite(input) ? figure(input) : '';
  return input ?? '';
}

/** As `numberText`, for when the field is left: `12.5` becomes `12,5`, and spaces around it are removed. */
export function tidyNumber(input: NumericInput): string {
  const value = readNumber(input);
  if (value === null) return numberText(input);
  return typeof input === 'number' ? figure(value) : input!.trim().replace('.', ',');
}

/** Without exponent, which fields cannot read. */
function figure(value: number): string {
  const plain = String(value);
  return (plain.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : plain).replace('.', ',');
}

const decimalsOf = (value: number): number => numberText(value).split(',')[1]?.length ?? 0;

/** The number one step up or down, within its bounds; from an empty field the bound nearest to 0, or 0. */
export function steppedNumber(input: NumericInput, step: number, { min, max }: Bounds = {}): number {
  const value = readNumber(input);
  const from = value ?? (min !== undefined && min > 0 ? min : max !== undefined && max < 0 ? max : 0);
  const decimals = Math.max(decimalsOf(from), decimalsOf(step));
  const next = value === null ? from : Number((from + step).toFixed(decimals));
  return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
}
