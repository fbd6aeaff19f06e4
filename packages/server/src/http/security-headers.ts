import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { CSP_REPORTS } from './csp-reports.ts';

/**
 * The console's policy. Scripts come from this origin alone. Styles need `'unsafe-inline'`: styled-components writes
 * style elements and the charts set style attributes, at times a nonce cannot reach (inside widgets, in prerendered
 * SVG); a style cannot run code. Workers may be blobs (the map), images data and blobs (canvas, map sprites); the
 * map's satellite images may come from their provider, where there is one. Text is never made a script or an element
 * (Trusted Types); what a script may be made of stands in the console's `trusted-types.ts`.
 */
const policyOf = (tiles: string, more: readonly string[]) =>
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
    `report-uri ${CSP_REPORTS}`,
    'report-to csp',
    ...more,
  ].join('; ');

const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];

/** For a page drawn by a library that makes elements of text; it shows nothing that people have written. */
export const UNTYPED_PAGE_POLICY = policyOf('', []);

/** For everything that is not a page: nothing of it may run, even if a browser shows it as one. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
};

const ONE_YEAR_S = 31_536_000;

export interface SecuritySettings {
  /** The public address is https: only then browsers may be made to insist on it. */
  readonly https: boolean;
  /** Where the satellite images of maps come from. */
  readonly tiles?: string | undefined;
}

/** The origin of an address as a policy names it, after a space. */
const sourceOf = (address: string): string => ` ${new URL(address.replaceAll(/[{}]/g, '')).origin}`;

/** Sets the security headers of every answer; those that a handler has set itself stay. */
export function securityHeaders({ https, tiles }: SecuritySettings): MiddlewareHandler<AppEnv> {
  const policy = policyOf(tiles ? sourceOf(tiles) : '', TRUSTED_TYPES);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', isPage ? policy : DATA_POLICY);
      if (isPage) headers.set('reporting-endpoints', `csp="${CSP_REPORTS}"`);
    }
    if (!headers.has('cross-origin-resource-policy')) {
      headers.set('cross-origin-resource-policy', 'same-origin');
    }
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (https) headers.set('strict-transport-security', `max-age=${ONE_YEAR_S}; includeSubDomains`);
  };
}
