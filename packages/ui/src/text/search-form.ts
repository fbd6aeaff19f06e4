/** A text without case and accents, as searches compare it ("Drosófila" → "drosofila"). */
export function searchForm(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
