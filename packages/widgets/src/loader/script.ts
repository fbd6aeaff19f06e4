/**
 * The script that a partner's page loads: it defines the elements and knows the address of the interactive
 * part.
 */

import { CHECK_HASH } from '../elements/check-hash.ts';
import { defineWidgets } from './define.ts';
import { scriptSource } from './script-source.ts';

// Replaced when the package is built.
declare const PANELS_PATH: string;
declare const PANELS_INTEGRITY: string;
declare const CHECK_INTEGRITY: string;

/** A script of type `module` does not know which element loaded it, so its element is searched. */
const own =
  document.currentScript ??
  document.querySelector('script[src$="/vigia-widgets.js"],script[src*="/embed/v"]');
const base = (own as HTMLScriptElement | null)?.src;
if (!base)
  throw new Error('Load this file by an element: <script src="https://…/vigia-widgets.js"></script>');
const panels = new URL(PANELS_PATH, base).href;
defineWidgets(new URL(base).origin, scriptSource(panels, PANELS_INTEGRITY));
// The check is of the same build, with a verified hash, because anybody can be sent an address with this hash.
if (location.hash === CHECK_HASH) {
  const check = new URL('check.js', panels).href;
  scriptSource(check, CHECK_INTEGRITY)
    .load()
    .catch(() => {});
}
