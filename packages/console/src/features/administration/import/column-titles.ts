/** Separators of the columns of a plain file; the one that divides the first line most often is used. */
const SEPARATORS = [';', ',', '\t'] as const;

/** Titles in the first line of a plain file, each once. */
export function columnTitles(head: string): string[] {
  const line = head.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? '';
  const parts = SEPARATORS.map((separator) => line.split(separator)).sort((a, b) => b.length - a.length)[0];
  const titles = (parts ?? []).map((title) => title.trim().replace(/^"(.*)"$/, '$1'));
  return [...new Set(titles)].filter((title) => title !== '');
}
