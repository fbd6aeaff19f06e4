import { EMBED_CHECK_HASH } from '@vigia/domain/published';

/** A page's address with the loader's diagnostics switched on; null for an invalid address. */
export function addressToTry(text: string): string | null {
  const url = URL.parse(text.trim());
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
  url.hash = EMBED_CHECK_HASH;
  return url.href;
}
