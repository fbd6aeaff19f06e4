/**
 * The check of a page. The loader loads it when an administrator tries the page: it shows what works and what
 * does not.
 */

import { CHECK_HASH } from '../elements/check-hash.ts';
import { languageOf } from '../elements/language.ts';
import { check } from './probes.ts';
import { openReport } from './report.ts';
import { watchViolations } from './violations.ts';
import { say } from './words.ts';

// Replaced when the package is built.
declare const PANELS_INTEGRITY: string;

const own = new URL(import.meta.url);
const language = languageOf(undefined, document.documentElement);
const blocked = new Set<string>();
const report = openReport('vigia-probar', language, leave);
const unwatch = report
  ? watchViolations(own.origin, (directive) => {
      blocked.add(directive);
      const todo = say(language, 'allow', directive, own.origin);
      report.add({ how: 'bad', text: say(language, 'blocked', directive), todo });
    })
  : () => {};

if (report) {
  addEventListener('hashchange', leaveWithHash);
  void check({
    language,
    service: own.origin,
    panels: new URL('panels.js', own).href,
    integrity: PANELS_INTEGRITY,
    build: own.pathname.split('/').at(-2) ?? '',
    add: report.add,
    isBlocked: (directive) => blocked.has(directive),
  });
}

/** Closes the report by its button: the hash that opened it is removed from the page's address. */
function leave(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  gone();
}
function leaveWithHash(): void {
  if (location.hash !== CHECK_HASH) gone();
}
function gone(): void {
  removeEventListener('hashchange', leaveWithHash);
  unwatch();
  report?.remove();
}
