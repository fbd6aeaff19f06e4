import { formatPlain } from '../es/numbers.ts';
import { type NumericInput, readNumber } from '../forms/inputs.ts';

/** A number as a canonical cell; a text that is none stays as it is. */
export function numberCell(input: NumericInput): string {
  const number = readNumber(input);
  return number === null ? String(input ?? '').trim() : formatPlain(number);
}

/** The number of a canonical cell; null for an empty one. */
export const numberOf = (cell: string): number | null => readNumber(cell);
