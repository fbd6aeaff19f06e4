const LETTERS = 'abcdefghijklmnopqrstuvwxyzñáéíóúüàèìòùâêîôûäëïöçãõ';
/** Characters with a single weight in the collation: none that it ignores or expands. */
const KNOWN = ` !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~0¡¿«»·°ºª–—‘’“”€${LETTERS}${LETTERS.toUpperCase()}`;
const ZERO = 48;
const NINE = 57;
/** The collation splits longer runs of digits. */
const LONGEST_NUMBER = 200;

/**
 * Weight of each known character by its code, equal for characters that the collation does not distinguish; 0
 * is unknown.
 */
let weights: Uint8Array | undefined;

function weightsOf(compare: (a: string, b: string) => number): Uint8Array {
  const table = new Uint8Array(0x20ad);
  let weight = 1;
  let previous: string | undefined;
  for (const char of [...KNOWN].sort(compare)) {
    if (previous !== undefined && compare(previous, char) !== 0) weight += 1;
    table[char.charCodeAt(0)] = weight;
    previous = char;
  }
  return table;
}

/** A key ends with a code lower than all weights, and the number of its row in three codes of 256. */
const TAIL = 4;
const MOST_TEXTS = 256 ** 3;

/**
 * A key whose order by character codes is the Spanish order of the texts: letters by their weight, a number by
 * its quantity of digits and then by the digits. It contains the number of its row, so that sorting the keys
 * gives the order of the rows. Null if a character is unknown.
 *
 * @param row below 16,777,216
 * @param compare the Spanish collation, called once for pairs of single characters
 */
export function spanishKey(
  text: string,
  row: number,
  compare: (a: string, b: string) => number,
): string | null {
  if (row >= MOST_TEXTS) return null;
  weights ??= weightsOf(compare);
  const codes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < ZERO || code > NINE) {
      const weight = weights[code];
      if (!weight) return null;
      codes.push(weight);
      continue;
    }
    const end = endOfDigits(text, at);
    if (end - at > LONGEST_NUMBER) return null;
    let first = at;
    while (first < end && text.charCodeAt(first) === ZERO) first++;
    codes.push(weights[ZERO] as number, end - first + 1);
    for (; first < end; first++) codes.push(text.charCodeAt(first));
    at = end - 1;
  }
  codes.push(0, row >> 16, (row >> 8) & 255, row & 255);
  // Created in one call, because a string built letter by letter is slow to compare.
  return String.fromCharCode.apply(null, codes);
}

/** The number of the row in a key. */
export function rowOfKey(key: string): number {
  const end = key.length;
  return (key.charCodeAt(end - 3) << 16) | (key.charCodeAt(end - 2) << 8) | key.charCodeAt(end - 1);
}

/** Whether two keys are of texts that are equal in Spanish order. */
export const isSameText = (a: string, b: string): boolean =>
  a.length === b.length && a.slice(0, -TAIL) === b.slice(0, -TAIL);

function endOfDigits(text: string, start: number): number {
  let end = start + 1;
  while (text.charCodeAt(end) >= ZERO && text.charCodeAt(end) <= NINE) end++;
  return end;
}
