import { EmbedSessionAnswer, EmbedSessionBody } from '@vigia/api/contract';
import { TOKEN_SECONDS } from '../../auth/key-life.ts';
import { sessionKeyOf } from '../../embed/embed-key.ts';
import type { AppContext } from '../../http/app-env.ts';
import { HttpProblem, invalidField } from '../../http/problem.ts';
import { publicRoute, type SchemaObject } from '../../http/route.ts';

const LARGEST_BODY = 1024;
const BODY: SchemaObject = {
  type: 'object',
  description: 'The publishable key of the page, and which build of the widgets asks',
  required: ['key'],
  properties: { key: { type: 'string', maxLength: 200 }, build: { type: 'string', maxLength: 24 } },
};

/** The key in a JSON body of any content type: a browser sends plain text without a preflight. */
async function bodyOf(c: AppContext): Promise<EmbedSessionBody> {
  const text = await c.req.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpProblem('malformed-json');
  }
  const read = EmbedSessionBody.safeParse(body);
  if (!read.success) throw invalidField('key', read.error.issues[0]?.message ?? '');
  return read.data;
}

export const embedSessionRoutes = [
  publicRoute({
    method: 'post',
    path: '/embed/session',
    largestBody: LARGEST_BODY,
    accepts: { 'application/json': BODY, 'text/plain': BODY },
    refuses: ['invalid-input', 'malformed-json', 'bad-embed-key', 'too-many-requests'],
    summary: 'A token for the figures of a publishable key, for the page that asks and for ten minutes',
    about: 'The site is what the browser says of itself (`Origin`), and has to be one of the key’s.',
    answered: 'The token, and what it opens.',
    answer: EmbedSessionAnswer,
    run: async ({ c, services }) => {
      const { key: text, build } = await bodyOf(c);
      const { key, site } = await sessionKeyOf(c, services, text);
      if (build !== undefined) await services.embedKeys.see(key, { site, build });
      const { clientId, keyId, sectorIds, stations, metrics } = key;
      const token = await services.embedTokens.issue({ clientId, keyId, origin: site });
      c.header('cache-control', 'no-store');
      return {
        token,
        expires_at: new Date(services.now() + TOKEN_SECONDS * 1000).toISOString(),
        scopes: { sectors: [...sectorIds], stations: [...stations.keys()], metrics: [...metrics] },
      };
    },
  }),
];
