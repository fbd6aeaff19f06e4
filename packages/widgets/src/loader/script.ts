/** The script a partner's page loads: defines the elements, and knows where the interactive part lies. */
import { defineWidgets } from './define.ts';
import { scriptDoor } from './script-door.ts';

// Both are written in when the package is built.
declare const PANELS_PATH: string;
declare const PANELS_INTEGRITY: string;

/** A script of type `module` is not told which element it came by. */
const own =
  document.currentScript ??
  document.querySelector('script[src$="/vigia-widgets.js"],script[src*="/embed/v"]');
const base = (own as HTMLScriptElement | null)?.src;
if (!base)
  throw new Error('Load this file by an element: <script src="https://…/vigia-widgets.js"></script>');
defineWidgets(new URL(base).origin, scriptDoor(new URL(PANELS_PATH, base).href, PANELS_INTEGRITY));
