/** The script a partner's page loads: defines the elements, and knows where the interactive part lies. */
import { defineWidgets } from './define.ts';
import { scriptDoor } from './script-door.ts';

// Both are written in when the package is built.
declare const PANELS_PATH: string;
declare const PANELS_INTEGRITY: string;

const base = (document.currentScript as HTMLScriptElement | null)?.src || location.href;
defineWidgets(new URL(base).origin, scriptDoor(new URL(PANELS_PATH, base).href, PANELS_INTEGRITY));
