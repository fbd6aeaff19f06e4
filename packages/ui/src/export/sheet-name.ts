import { SHEETS } from './words.ts';

/** Characters; a workbook with a longer name does not open. */
export const SHEET_NAME_LENGTH = 31;

/** Names reserved by spreadsheets, in English and in Spanish. */
const RESERVED = /^(history|historial)$/i;

/** The text cut to `length` UTF-16 units, without splitting a character of two units. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/**
 * A name without what sheet names must not contain: `[ ] / \ : * ?`, control characters, apostrophes at the
 * ends.
 */
function legal(name: string): string {
  const clean = name
    .replace(/[[\]/\\:*?\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s']+|[\s']+$/g, '');
  return RESERVED.test(clean) ? `${clean}.` : clean;
}

/**
 * Valid names for the sheets of one workbook: at most 31 characters, each name once (ignoring case; the second
 * "Lobesia" is "Lobesia (2)"). A name without valid characters becomes "Hoja 1", by its position.
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
