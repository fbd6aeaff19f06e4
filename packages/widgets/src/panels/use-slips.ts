import { useEffect, useState } from 'react';
import type { ElementInfo } from '../elements/catalogue.ts';
import { slipsOf } from '../elements/slips.ts';
import type { Emit } from './widget-types.ts';

/**
 * Attributes that each element has already reported, so that a new interactive part does not report them again.
 */
const reported = new WeakMap<Element, Set<string>>();

/** Names of the attributes that are wrong although the element is shown; each is reported to the page once. */
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
  // Corrected attributes are removed.
  reported.set(host, new Set(slips));
  for (const name of slips) {
    const message = `attribute ${name} is not valid: ${host.getAttribute(name)}`;
    if (!before?.has(name)) emit('vigia-error', { code: 'bad-attribute', message });
  }
}
