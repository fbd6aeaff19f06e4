import { isSameText, rowOfKey, spanishKey } from './spanish-key.ts';

/** Building a collator costs far more than comparing, so there is one. Numbers inside words sort as numbers. */
const collator = new Intl.Collator('es-CL', { numeric: true, sensitivity: 'base' });

/** Places of texts that have keys; null when one of them has characters that keys do not know. */
function ranksByKey(texts: readonly string[]): Uint32Array | null {
  const keys: string[] = [];
  for (let at = 0; at < texts.length; at++) {
    const key = spanishKey(texts[at] as string, at, collator.compare);
    if (key === null) return null;
    keys.push(key);
  }
  // Without a comparing function texts are sorted by their codes, which is what keys are made for, and far faster.
  keys.sort();
  const ranks = new Uint32Array(texts.length);
  let rank = 0;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string;
    if (at > 0 && !isSameText(keys[at - 1] as string, key)) rank += 1;
    ranks[rowOfKey(key)] = rank;
  }
  return ranks;
}

function ranksByCollator(texts: readonly string[]): Uint32Array {
  const sorted = [...new Set(texts)].sort(collator.compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  sorted.forEach((text, at) => {
    if (at > 0 && collator.compare(sorted[at - 1] as string, text) !== 0) rank += 1;
    ranks.set(text, rank);
  });
  return Uint32Array.from(texts, (text) => ranks.get(text) as number);
}

/**
 * Place of each text in Spanish order (ñ after n, accents and case aside, numbers as numbers), from 0, so that sorting
 * many rows compares small numbers instead of texts. Texts that are equal in that order share a place.
 *
 * Ordinary texts are sorted by a key, which costs a tenth of asking the collator; it decides when one text has
 * characters that the key does not know.
 *
 * @returns same length as `texts`
 */
export const ranksOfEach = (texts: readonly string[]): Uint32Array =>
  ranksByKey(texts) ?? ranksByCollator(texts);

/** The same by text. */
export function spanishRanks(texts: Iterable<string>): ReadonlyMap<string, number> {
  const distinct = [...new Set(texts)];
  const places = ranksOfEach(distinct);
  return new Map(distinct.map((text, at) => [text, places[at] as number]));
}
