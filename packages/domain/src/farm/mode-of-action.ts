/** Whose code a mode of action has: insecticides (IRAC), fungicides (FRAC), or another classification. */
export const MODE_SCHEMES = ['irac', 'frac', 'other'] as const;
export type ModeScheme = (typeof MODE_SCHEMES)[number];

/** How a product acts. */
export interface ModeOfAction {
  /** Null where nobody has said it. */
  readonly modeScheme: ModeScheme | null;
  /** Codes of its modes of action, separated by commas: `28, 4A`. */
  readonly modeGroups: string;
}

/** A code of a group: letters and digits, `4A`, `M02`, `BM02`, `UN`. */
export const SCHEME_CODE = /^[\dA-Z][\dA-Z-]{0,7}$/;

/** The codes in a text, upper case, each once: `28 + 4a` has 28 and 4A. */
export const modeCodes = (text: string): readonly string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;+/]+/u)
      .filter((code) => code !== ''),
  ),
];

/**
 * Groups that count for rotation. Of IRAC the main group, as its sub-groups act at one site: 4A and 4C are 4. Of FRAC
 * without M (several sites), whose risk of resistance is low.
 *
 * @source IRAC Mode of Action Classification Scheme, "Rules for inclusion"; FRAC Code List, group M
 */
export function rotationGroups({ modeScheme, modeGroups }: ModeOfAction): readonly string[] {
  const codes = modeCodes(modeGroups);
  if (modeScheme === 'irac') return [...new Set(codes.map((code) => code.replace(/^(\d+)[A-Z]$/, '$1')))];
  return modeScheme === 'frac' ? codes.filter((code) => !/^M\d*$/.test(code)) : codes;
}

/** Groups that both products have, by the same classification; empty where one of them has none. */
export function sharedGroups(a: ModeOfAction, b: ModeOfAction): readonly string[] {
  if (a.modeScheme === null || a.modeScheme !== b.modeScheme) return [];
  const others = rotationGroups(b);
  return rotationGroups(a).filter((group) => others.includes(group));
}
