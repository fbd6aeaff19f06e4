import { spanishKey } from './spanish-key.ts';

/** Building a collator costs far more than comparing, so there is one. Numbers inside words sort as numbers. */
const collator = new Intl.Collator('es-CL', { numeric: true, sensitivity: 'base' });

type Compare = (a: string, b: string) => number;

/** Ranks of texts that are already in order; texts that compare as equal share one. */
function ranksOf(sorted: readonly (readonly [text: string, key: string])[], compare: Compare) {
  const ranks = new Map<string, number>();
  let rank = 0;
  sorted.forEach(([text, key], at) => {
    const previous = sorted[at - 1];
    if (previous !== undefined && compare(previous[1], key) !== 0) rank += 1;
    ranks.set(text, rank);
  });
  return ranks;
}

const byCode: Compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Place of each distinct text in Spanish order (ñ after n, accents and case aside, numbers as numbers), so that
 * sorting many rows compares small numbers instead of texts. Texts that are equal in that order share a place.
 * Ordinary texts are sorted by a key, which costs a tenth of asking the collator; it decides when one text has
 * characters that the key does not know.
 */
export function spanishRanks(texts: Iterable<string>): ReadonlyMap<string, number> {
  const distinct = [...new Set(texts)];
  const keyed: [string, string][] = [];
  for (const text of distinct) {
    const key = spanishKey(text, collator.compare);
    if (key === null) break;
    keyed.push([text, key]);
  }
  if (keyed.length === distinct.length)
    return ranksOf(
      keyed.sort(([, a], [, b]) => byCode(a, b)),
      byCode,
    );
  const sorted = distinct.sort(collator.compare).map((text): [string, string] => [text, text]);
  return ranksOf(sorted, collator.compare);
}
