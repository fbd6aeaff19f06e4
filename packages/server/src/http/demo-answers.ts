import type { MiddlewareHandler } from 'hono';
import { withMadeUpNames } from '../access/demo-names.ts';
import type { AppEnv } from './app-env.ts';

/** Headers that the handler must not see: an answer that is rewritten has to be whole and uncompressed. */
const NOT_FOR_THE_HANDLER = ['if-none-match', 'accept-encoding'];
/** Headers that describe the original answer. */
const NO_MORE_TRUE = ['etag', 'content-length'];

/** Gives the demo account answers with made-up names; everybody else's answers pass. */
export const demoAnswers: MiddlewareHandler<AppEnv> = async (c, next) => {
  const reader = c.get('demoReader');
  if (!reader) return await next();
  for (const name of NOT_FOR_THE_HANDLER) c.req.raw.headers.delete(name);
  await next();
  const { res } = c;
  if (!res.headers.get('content-type')?.startsWith('application/json')) return;
  const { status } = res;
  c.res = Response.json(withMadeUpNames(await res.json(), reader), { status });
  for (const name of NO_MORE_TRUE) c.res.headers.delete(name);
};
