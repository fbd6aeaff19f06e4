/** The letters from `à` to `ÿ` without their accents, in their order. */
const PLAIN = 'aaaaaaæceeeeiiiiðnooooo÷øuuuuyþy';
const FIRST = 0xe0;

/**
 * A text without case and accents, for searches ("Drosófila" → "drosofila"). Western European letters are
 * looked up in a table, which is fast enough for tables of tens of thousands of rows. Other texts are
 * decomposed.
 */
export function searchForm(text: string): string {
  if (/[\u0100-\uffff]/.test(text)) return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return text.toLowerCase().replace(/[à-ÿ]/g, (letter) => PLAIN[letter.charCodeAt(0) - FIRST] as string);
}

/** The words that were typed, in the form that searches compare. */
export const searchWords = (typed: string): readonly string[] =>
  searchForm(typed).split(/\s+/).filter(Boolean);
