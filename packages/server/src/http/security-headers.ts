import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * The console's policy. Scripts come from this origin alone. Styles need `'unsafe-inline'`: styled-components writes
 * style elements and the charts set style attributes, at times a nonce cannot reach (inside widgets, in prerendered
 * SVG); a style cannot run code. Workers may be blobs (the map), images data and blobs (canvas, map sprites); the
 * map's satellite images may come from their provider, where there is one.
 */
const pagePolicy = (tiles = '') =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles}`,
    "font-src 'self' data:",
    `connect-src 'self'${tiles}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** For everything that is not a page: nothing of it may run, should a browser ever show it as one. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
};

const ONE_YEAR_S = 31_536_000;

export interface SecuritySettings {
  /** The public address is https: only then may browsers be told to insist on it. */
  readonly https: boolean;
  /** Where the satellite images of maps come from. */
  readonly tiles?: string | undefined;
}

/** The place of an address as a policy names it, a blank before it. */
const sourceOf = (address: string): string => ` ${new URL(address.replaceAll(/[{}]/g, '')).origin}`;

export function securityHeaders({ https, tiles }: SecuritySettings): MiddlewareHandler<AppEnv> {
  const policy = pagePolicy(tiles && sourceOf(tiles));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', isPage ? policy : DATA_POLICY);
    }
    if (!headers.has('cross-origin-resource-policy')) {
      headers.set('cross-origin-resource-policy', 'same-origin');
    }
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (https) headers.set('strict-transport-security', `max-age=${ONE_YEAR_S}; includeSubDomains`);
  };
}
