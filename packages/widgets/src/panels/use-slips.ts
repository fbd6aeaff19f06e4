import { useEffect, useState } from 'react';
import type { ElementInfo } from '../elements/catalogue.ts';
import { slipsOf } from '../elements/slips.ts';
import type { Emit } from './widget-types.ts';

/** What each element has reported already: an interactive part that is made anew does not report it again. */
const reported = new WeakMap<Element, Set<string>>();

/** Names of the attributes that are wrong although the element is shown; the page hears once of each. */
export function useSlips(info: ElementInfo, host: Element, emit: Emit): readonly string[] {
  const [slips, setSlips] = useState(() => slipsOf(info, host));
  useEffect(() => {
    const look = () => {
      const found = slipsOf(info, host);
      reportNew(host, found, emit);
      setSlips((before) => (before.join() === found.join() ? before : found));
    };
    const observer = new MutationObserver(look);
    observer.observe(host, { attributes: true });
    look();
    return () => observer.disconnect();
  }, [info, host, emit]);
  return slips;
}

function reportNew(host: Element, slips: readonly string[], emit: Emit): void {
  const before = reported.get(host);
  // What is mended is forgotten.
  reported.set(host, new Set(slips));
  for (const name of slips) {
    const message = `attribute ${name} is not valid: ${host.getAttribute(name)}`;
    if (!before?.has(name)) emit('vigia-error', { code: 'bad-attribute', message });
  }
}
