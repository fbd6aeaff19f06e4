interface Policies {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * What the console's page lets a script be made of, where the browser asks (Trusted Types): an address of the page's own
 * origin, which the worker of the map has; text is never made a script or an element.
 *
 * @returns the address, or null: it is refused
 */
export const ownScript = (url: string, origin: string): string | null =>
  URL.parse(url, origin)?.origin === origin ? url : null;

/** To be called once, before anything is drawn. */
export function guardScripts({
  location,
  trustedTypes,
}: Window & { readonly trustedTypes?: Policies }): void {
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => ownScript(url, location.origin) });
}
