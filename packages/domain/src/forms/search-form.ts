/** Lower case without accents, so that `nunoa` finds `Ñuñoa`. */
export function searchForm(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
