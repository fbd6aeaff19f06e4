import type { AppContext } from '../http/app-env.ts';

/** The origin of the page that shows a widget; `'same'` for our own pages, null when the browser does not send it. */
export type CallingSite = 'same' | string | null;

/**
 * The embedding page, by headers that a page cannot write itself. `Origin` comes with calls of a script; an image comes
 * without, but with the page's origin in `Referer` (its default policy) and, from our own pages, `Sec-Fetch-Site`.
 */
export function callingSite(c: AppContext): CallingSite {
  const origin = c.req.header('origin');
  if (origin !== undefined) return isOurs(c, origin) ? 'same' : exactOrigin(origin);
  if (c.req.header('sec-fetch-site') === 'same-origin') return 'same';
  const referer = originOf(c.req.header('referer'));
  return referer !== null && isOurs(c, referer) ? 'same' : referer;
}

/** An origin as a browser writes it, or null: `null`, a path, a trailing dot, user information, two of them. */
function exactOrigin(text: string): string | null {
  return originOf(text) === text ? text : null;
}

function originOf(text: string | undefined): string | null {
  const url = text === undefined ? null : URL.parse(text);
  return url === null || !['http:', 'https:'].includes(url.protocol) ? null : url.origin;
}

/** The page came from the host of the request; the scheme may differ behind a proxy. */
function isOurs(c: AppContext, origin: string): boolean {
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  return exactOrigin(origin) !== null && URL.parse(origin)?.host === host;
}

/** Lets exactly this site read the answer. */
export function allowOrigin(c: AppContext, site: string): void {
  c.header('access-control-allow-origin', site);
  c.header('cross-origin-resource-policy', 'cross-origin');
}

/**
 * Answer to a preflight. It comes without the key, so any site is accepted: the call itself is checked.
 * Nothing is ever sent with cookies.
 */
export function answerPreflight(c: AppContext): Response {
  const origin = exactOrigin(c.req.header('origin') ?? '');
  const headers = new Headers({ vary: 'Origin', 'cache-control': 'no-store' });
  if (origin !== null) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-methods', 'GET, POST');
    headers.set('access-control-allow-headers', 'authorization, content-type');
    headers.set('access-control-max-age', '600');
  }
  return new Response(null, { status: 204, headers });
}
