import { type AppContext, bearerToken, clientAddress } from '../http/app-env.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Services } from '../run/services.ts';
import type { ShownKey } from '../stores/embed/embed-keys.ts';
import { allowOrigin, callingSite } from './origin.ts';

type Needs = Pick<Services, 'embedKeys' | 'embedTokens'>;
const LONGEST_KEY = 200;

/**
 * The publishable key of a call for figures: by the token of its session, which is valid for the site that opened it
 * alone; a picture may bring the key itself, since an `<img>` sends no header.
 *
 * @throws {HttpProblem} 403 for any invalid token, key or site; 429
 */
export async function embedKeyOf(c: AppContext, { embedKeys, embedTokens }: Needs, isPicture: boolean) {
  const text = isPicture ? c.req.query('key') : undefined;
  if (text !== undefined) return await admitted(c, embedKeys, await knownKey(embedKeys, text));
  const token = bearerToken(c);
  const claims = token === undefined ? null : await embedTokens.verify(token);
  if (claims === null || claims.origin !== callingSite(c)) throw refused(c);
  return await admitted(c, embedKeys, await embedKeys.named(claims));
}

/** The key by which a page opens its session, and the site for which the session is valid. */
export async function sessionKeyOf(c: AppContext, { embedKeys }: Needs, text: string) {
  const key = await admitted(c, embedKeys, await knownKey(embedKeys, text));
  return { key, site: callingSite(c) as string };
}

const knownKey = async (embedKeys: Services['embedKeys'], text: string) =>
  text === '' || text.length > LONGEST_KEY ? null : await embedKeys.find(text);

/**
 * Accepts an open key at a site of its list. The site is what the browser says: this stops other people's
 * pages, not scripts, so a key opens published figures only.
 */
async function admitted(
  c: AppContext,
  embedKeys: Services['embedKeys'],
  key: ShownKey | null,
): Promise<ShownKey> {
  const site = callingSite(c);
  if (key === null || site === null || !isShownAt(key, site) || !embedKeys.isOpen(key)) throw refused(c);
  letRead(c);
  await embedKeys.count(key, { address: clientAddress(c), site: site === 'same' ? '' : site });
  return key;
}

const isShownAt = ({ allowedOrigins }: ShownKey, site: string): boolean =>
  site === 'same' || allowedOrigins.includes(site);

/**
 * Any page may read that it was refused: otherwise it would take a refusal for a lost connection. Also a file that
 * somebody opened and a sandboxed frame, which have no origin to be listed.
 */
function refused(c: AppContext): HttpProblem {
  letRead(c);
  if (c.req.header('origin') === 'null') allowOrigin(c, 'null');
  return new HttpProblem('bad-embed-key');
}

function letRead(c: AppContext): void {
  c.header('vary', 'Origin, authorization');
  const site = callingSite(c);
  if (site !== null && site !== 'same') allowOrigin(c, site);
}
