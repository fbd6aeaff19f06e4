/** What is left of `à` to `ÿ` without its accent, in their order. */
const PLAIN = 'aaaaaaæceeeeiiiiðnooooo÷øuuuuyþy';
const FIRST = 0xe0;

/**
 * A text without case and accents, as searches compare it ("Drosófila" → "drosofila"). Western European letters, which
 * is what tables of tens of thousands of rows hold, are looked up; only other texts are taken apart.
 */
export function searchForm(text: string): string {
  if (/[\u0100-\uffff]/.test(text)) return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return text.toLowerCase().replace(/[à-ÿ]/g, (letter) => PLAIN[letter.charCodeAt(0) - FIRST] as string);
}

/** The words that were typed, as searches compare them. */
export const searchWords = (typed: string): readonly string[] =>
  searchForm(typed).split(/\s+/).filter(Boolean);
