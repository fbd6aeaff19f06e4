interface Policies {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * The rule for script URLs in browsers with Trusted Types: only URLs of the page's own origin, such as the
 * worker of the map. Strings never become scripts or elements.
 *
 * @returns the URL; null if it is refused
 */
export const ownScript = (url: string, origin: string): string | null =>
  URL.parse(url, origin)?.origin === origin ? url : null;

/** Call once, before anything is drawn. */
export function guardScripts({
  location,
  trustedTypes,
}: Window & { readonly trustedTypes?: Policies }): void {
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => ownScript(url, location.origin) });
}
