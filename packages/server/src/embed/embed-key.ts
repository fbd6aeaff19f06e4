import { type AppContext, bearerToken, clientAddress } from '../http/app-env.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import type { EmbedKey } from '../stores/embed-keys.ts';
import { allowOrigin, callingSite } from './origin.ts';

type Needs = Pick<Services, 'embedKeys' | 'embedTokens'>;
const LONGEST_KEY = 200;

/**
 * The publishable key behind a call for figures: by the token of its session, which holds for the site that opened it
 * alone; a picture may bring the key itself, since an `<img>` sends no header.
 *
 * @throws {HttpProblem} 403 whatever is wrong with token, key or site; 429
 */
export async function embedKeyOf(c: AppContext, { embedKeys, embedTokens }: Needs, isPicture: boolean) {
  const text = c.req.header('x-vigia-key') ?? (isPicture ? c.req.query('key') : undefined);
  if (text !== undefined) return await admitted(c, embedKeys, await knownKey(embedKeys, text));
  const token = bearerToken(c);
  const claims = token === undefined ? null : await embedTokens.verify(token);
  if (claims === null || claims.origin !== callingSite(c)) throw refused();
  return await admitted(c, embedKeys, await embedKeys.named(claims));
}

/** The key that a page opens its session with, and the site the session is to hold for. */
export async function sessionKeyOf(c: AppContext, { embedKeys }: Needs, text: string) {
  const key = await admitted(c, embedKeys, await knownKey(embedKeys, text));
  return { key, site: callingSite(c) as string };
}

const knownKey = async (embedKeys: Services['embedKeys'], text: string) =>
  text === '' || text.length > LONGEST_KEY ? null : await embedKeys.find(text);

/**
 * Lets the site read the answer, a refusal too, if the key knows it. The site is what the browser says: this stops
 * other people's pages, not scripts, so a key opens published figures only.
 */
async function admitted(
  c: AppContext,
  embedKeys: Services['embedKeys'],
  key: EmbedKey | null,
): Promise<EmbedKey> {
  c.header('vary', 'Origin, authorization');
  const site = callingSite(c);
  if (key === null || site === null) throw refused();
  if (site !== 'same') {
    if (!key.allowedOrigins.includes(site)) throw refused();
    allowOrigin(c, site);
  }
  if (!embedKeys.isOpen(key)) throw refused();
  await embedKeys.count(key, { address: clientAddress(c), site: site === 'same' ? '' : site });
  return key;
}

const refused = () => new HttpProblem('bad-embed-key');
