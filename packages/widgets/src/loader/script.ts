/** The script a partner's page loads: defines the elements, and knows where the interactive part lies. */

import { CHECK_HASH } from '../elements/check-hash.ts';
import { defineWidgets } from './define.ts';
import { scriptDoor } from './script-door.ts';

// Both are written in when the package is built.
declare const PANELS_PATH: string;
declare const PANELS_INTEGRITY: string;
declare const CHECK_INTEGRITY: string;

/** A script of type `module` does not know which element loaded it. */
const own =
  document.currentScript ??
  document.querySelector('script[src$="/vigia-widgets.js"],script[src*="/embed/v"]');
const base = (own as HTMLScriptElement | null)?.src;
if (!base)
  throw new Error('Load this file by an element: <script src="https://…/vigia-widgets.js"></script>');
const panels = new URL(PANELS_PATH, base).href;
defineWidgets(new URL(base).origin, scriptDoor(panels, PANELS_INTEGRITY));
// Of the same build, and checked like it: an address with a hash can be sent to anybody.
if (location.hash === CHECK_HASH) {
  const check = new URL('check.js', panels).href;
  scriptDoor(check, CHECK_INTEGRITY)
    .load()
    .catch(() => {});
}
