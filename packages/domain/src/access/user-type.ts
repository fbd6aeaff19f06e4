/** Whose visits are counted: the product's own testers and demonstrations, apart from all other users. */
export type UserType = 'test' | 'demo' | 'regular' | 'unknown';

/** E-mail domains of the product itself, with all below them. */
export const PRODUCT_DOMAINS: readonly string[] = ['vigia.example'];

/**
 * Test and demo users are known by an e-mail of the product's domain that contains the word; anybody else's e-mail
 * is regular, whatever it contains. If it contains both words, it is a test user.
 *
 * @returns `unknown` without an e-mail
 */
export function userType(email: string | null, domains: readonly string[] = PRODUCT_DOMAINS): UserType {
  const text = (email ?? '').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 1 || at === text.length - 1) return 'unknown';
  const domain = text.slice(at + 1);
  const own = domains.some((known) => domain === known || domain.endsWith(`.${known}`));
  if (!own) return 'regular';
  if (text.includes('test')) return 'test';
  return text.includes('demo') ? 'demo' : 'regular';
}
