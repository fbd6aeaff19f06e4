import type { PestHead } from './pest-document.ts';

/** Ids below are those of pests that the product brings, now or in a later version. */
export const FIRST_OWN_ID = 1000;

export type TakeFaultCode = 'id-of-product' | 'other-species' | 'version-not-newer';

/** Why a document cannot follow on what is in use, at the field to correct. */
export interface TakeFault {
  readonly path: readonly string[];
  readonly code: TakeFaultCode;
}

const faultIf = (holds: boolean, field: keyof PestHead, code: TakeFaultCode): readonly TakeFault[] =>
  holds ? [{ path: [field], code }] : [];

/**
 * Why an installation cannot take a document without faults of its own; empty if it can.
 *
 * @param inUse the document in use for the same id, undefined for a new pest
 */
export function takeFaults(
  { id, version, species }: PestHead,
  inUse: Pick<PestHead, 'species' | 'version'> | undefined,
): TakeFault[] {
  if (inUse === undefined) return [...faultIf(id < FIRST_OWN_ID, 'id', 'id-of-product')];
  return [
    ...faultIf(species !== inUse.species, 'species', 'other-species'),
    ...faultIf(version <= inUse.version, 'version', 'version-not-newer'),
  ];
}
