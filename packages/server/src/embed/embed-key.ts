import { type AppContext, clientAddress } from '../http/app-env.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import type { EmbedKey } from '../stores/embed-keys.ts';
import { allowOrigin, callingSite } from './origin.ts';

const LONGEST_KEY = 200;

/**
 * The publishable key of a request, checked against the site that shows it. The site is what the browser says: this
 * stops other people's pages, not scripts, so a key opens published figures only.
 *
 * @throws {HttpProblem} 403 for a missing, unknown or revoked key and for a site that is not on its list
 */
export async function embedKeyOf(c: AppContext, { embedKeys }: Services): Promise<EmbedKey> {
  const text = c.req.header('x-vigia-key') ?? c.req.query('key') ?? '';
  const key = text === '' || text.length > LONGEST_KEY ? null : await embedKeys.find(text);
  if (key === null) throw refused();
  await embedKeys.count(key, clientAddress(c));
  const site = callingSite(c);
  if (site === null) throw refused();
  if (site !== 'same') {
    if (!key.allowedOrigins.includes(site)) throw refused();
    allowOrigin(c, site);
  }
  return key;
}

const refused = () => new HttpProblem('bad-embed-key');
