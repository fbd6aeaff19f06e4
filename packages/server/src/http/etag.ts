import type { AppContext } from './app-env.ts';
import { matches } from './static-files.ts';

/** Names the answer by `etag`; a bare 304 when the caller already has it, else null. */
export function notModified(c: AppContext, etag: string): Response | null {
  if (matches(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: { etag } });
  }
  c.header('etag', etag);
  return null;
}
