import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { CSP_REPORTS } from './csp-reports.ts';
import { hashSource } from './inline-sources.ts';
import { LIBRARY_STYLES } from './library-styles.ts';

/**
 * Styles of every page: files, those of libraries, and the empty element of styled-components, which inserts its rules
 * into that one by a call that policies do not ask about.
 */
const STYLES = ["'self'", ...['', ...LIBRARY_STYLES].map(hashSource)];

interface PageNeeds {
  /** Origin of the satellite images of maps, after a space. */
  readonly tiles?: string;
  /** Sources of its style elements with text, see `inlineSources`. */
  readonly styles?: readonly string[];
}

/**
 * The policy of our pages. Scripts and styles come from this origin alone; style elements are those that the policy
 * names by their hashes, and style attributes are set by the browser's own objects, never as text. Workers may be
 * blobs (the map), images data and blobs (canvas, map sprites); the map's satellite images may come from their
 * provider, where there is one. Text is never made a script or an element (Trusted Types); what a script may be made of
 * stands in the console's `trusted-types.ts`.
 */
export const pagePolicy = ({ tiles = '', styles = [] }: PageNeeds): string =>
  policyOf(tiles, [...STYLES, ...styles], TRUSTED_TYPES);

const policyOf = (tiles: string, styles: readonly string[], more: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self' blob:",
    `style-src ${styles.join(' ')}`,
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

/** For a page drawn by a library that makes elements and styles of text; it shows nothing that people have written. */
export const UNTYPED_PAGE_POLICY = policyOf('', ["'self'", "'unsafe-inline'"], []);

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
  /** Sources of the style elements of the console's page. */
  readonly styles?: readonly string[];
}

/** The origin of an address as a policy names it, after a space. */
const sourceOf = (address: string): string => ` ${new URL(address.replaceAll(/[{}]/g, '')).origin}`;

/** Sets the security headers of every answer; those that a handler has set itself stay. */
export function securityHeaders({ https, tiles, styles }: SecuritySettings): MiddlewareHandler<AppEnv> {
  const policy = pagePolicy({ ...(tiles && { tiles: sourceOf(tiles) }), ...(styles && { styles }) });
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
