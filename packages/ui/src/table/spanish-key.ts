const LETTERS = 'abcdefghijklmnopqrstuvwxyzñáéíóúüàèìòùâêîôûäëïöçãõ';
/** Characters that stand for themselves in the collation: none that it ignores or spells out as several. */
const KNOWN = ` !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~0¡¿«»·°ºª–—‘’“”€${LETTERS}${LETTERS.toUpperCase()}`;
const ZERO = 48;
const NINE = 57;
/** The collation reads longer runs of digits in pieces. */
const LONGEST_NUMBER = 200;

/** Weight of each known character by its code, equal where the collation minds no difference; 0 is unknown. */
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

/**
 * A text whose place among others by character code is its place in Spanish order: letters by their weight, a number
 * by how many digits it has and then by them. Null when a character is not among those known here.
 *
 * @param compare the Spanish collation, asked once about single characters
 */
export function spanishKey(text: string, compare: (a: string, b: string) => number): string | null {
  weights ??= weightsOf(compare);
  const digitWeight = String.fromCharCode(weights[ZERO] as number);
  let key = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) {
      const end = endOfDigits(text, at);
      if (end - at > LONGEST_NUMBER) return null;
      const digits = text.slice(at, end).replace(/^0+/, '');
      key += digitWeight + String.fromCharCode(digits.length + 1) + digits;
      at = end - 1;
      continue;
    }
    const weight = weights[code];
    if (!weight) return null;
    key += String.fromCharCode(weight);
  }
  return key;
}

function endOfDigits(text: string, start: number): number {
  let end = start + 1;
  while (text.charCodeAt(end) >= ZERO && text.charCodeAt(end) <= NINE) end++;
  return end;
}
