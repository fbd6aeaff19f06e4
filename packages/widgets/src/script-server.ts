/** Only known while a classic script runs, so it is read at once; null for a module. */
const SCRIPT = globalThis.document?.currentScript;

/** Origin of the service when the page does not say it: where this script was loaded from. */
export function scriptServer(): string {
  const source = SCRIPT instanceof HTMLScriptElement ? SCRIPT.src : '';
  return source === '' ? location.origin : new URL(source).origin;
}
