import type { Product } from './product.ts';

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

type Classified = Pick<Product, 'modeScheme' | 'modeGroups'>;

/**
 * Groups that count for rotation. Of IRAC the main group, as its sub-groups act at one site: 4A and 4C are 4. Of FRAC
 * without M (several sites), whose risk of resistance is low.
 *
 * @source IRAC Mode of Action Classification Scheme, "Rules for inclusion"; FRAC Code List, group M
 */
export function rotationGroups({ modeScheme, modeGroups }: Classified): readonly string[] {
  const codes = modeCodes(modeGroups);
  if (modeScheme === 'irac') return [...new Set(codes.map((code) => code.replace(/^(\d+)[A-Z]$/, '$1')))];
  return modeScheme === 'frac' ? codes.filter((code) => !/^M\d*$/.test(code)) : codes;
}

/** Groups that both products have, by the same classification; empty where one of them has none. */
export function sharedGroups(a: Classified, b: Classified): readonly string[] {
  if (a.modeScheme === null || a.modeScheme !== b.modeScheme) return [];
  const others = rotationGroups(b);
  return rotationGroups(a).filter((group) => others.includes(group));
}
