import { SHEETS } from './words.ts';

/** Characters; a longer name makes a workbook that will not open. */
export const SHEET_NAME_LENGTH = 31;

/** Names that a spreadsheet keeps for itself, in English and in Spanish. */
const RESERVED = /^(history|historial)$/i;

/** At most so many UTF-16 units, never half a character of two. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** A name without what a sheet may not be called: `[ ] / \ : * ?`, control characters, apostrophes at the ends. */
function legal(name: string): string {
  const clean = name
    .replace(/[[\]/\\:*?\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s']+|[\s']+$/g, '');
  return RESERVED.test(clean) ? `${clean}.` : clean;
}

/**
 * Names as sheets of one workbook may carry them: legal, at most 31 characters, no two alike (case aside; the second
 * "Lobesia" is "Lobesia (2)"). A name of which nothing is left becomes "Hoja 1", by its place.
 */
export function sheetNames(names: readonly string[], words = SHEETS.spanish): string[] {
  const taken = new Set<string>();
  return names.map((name, at) => {
    const base = legal(name) || words.unnamed(at + 1);
    let unique = cutText(base, SHEET_NAME_LENGTH).trim();
    for (let copy = 2; taken.has(unique.toLowerCase()); copy++) {
      const tail = ` (${copy})`;
      unique = cutText(base, SHEET_NAME_LENGTH - tail.length).trim() + tail;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}
