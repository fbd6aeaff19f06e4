/** Reads a document of which nothing is known yet. */

/** Names and indexes from the root of a document down to a value. */
export type DocumentPath = readonly (string | number)[];

export type PestFaultCode =
  | 'model-of-fungus'
  | 'repeated'
  | 'chip-falls'
  | 'sign-of-chronofix'
  | 'day-of-biofix'
  | 'day-missing'
  | 'no-such-day'
  | 'upper-not-above'
  | 'upper-without-cutoff'
  | 'cutoff-without-upper'
  | 'adult-not-first'
  | 'adult-not-at-zero'
  | 'stage-order'
  | 'not-rising'
  | 'after-generation'
  | 'stage-missing'
  | 'flight-order'
  | 'not-north';

export interface PestFault {
  readonly path: DocumentPath;
  readonly code: PestFaultCode;
}

/** A part of a document: names to values of any kind. */
export type Part = Readonly<Record<string, unknown>>;

/** A value as a part; an empty one for anything that is no object. */
export const partOf = (value: unknown): Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Part) : {};

/** A value as a list of parts; an empty one for anything that is no list. */
export const partsOf = (value: unknown): readonly Part[] => listOf(value).map(partOf);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether both are numbers and the second is not above the first. */
export const isNotAbove = (first: unknown, second: unknown): boolean =>
  typeof first === 'number' && typeof second === 'number' && second <= first;

/** A fault if the condition holds, otherwise none. */
export const faultIf = (holds: boolean, path: DocumentPath, code: PestFaultCode): readonly PestFault[] =>
  holds ? [{ path, code }] : [];

/** A fault at each value that an earlier one of the list is equal to. */
export function repeatedIn(values: readonly unknown[], pathOf: (index: number) => DocumentPath): PestFault[] {
  return values.flatMap((value, i) =>
    faultIf(value !== undefined && values.indexOf(value) < i, pathOf(i), 'repeated'),
  );
}
