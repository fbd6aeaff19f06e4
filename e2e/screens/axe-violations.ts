import axe from 'axe-core';
import { afterEach, beforeEach } from 'vitest';

/** Has the page without animations in each test: during one, elements have other colours. */
export function stillPage(): void {
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { animation: none !important; transition: none !important; }';
  beforeEach(() => document.head.append(still));
  afterEach(() => still.remove());
}

/**
 * Violations that axe finds on the page, each with the name of the place.
 *
 * @param rules the only ones; default: all
 */
export async function violations(place: string, rules?: readonly string[]): Promise<string[]> {
  // React Aria's announcer keeps, for some seconds, an element that refers to a removed button. The tooltip below a resting
  // pointer is in no region of the page; its stories are looked at alone.
  const context = { exclude: [['[data-live-announcer]'], ['div:has(> [role="tooltip"])']] };
  const found = await axe.run(context, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${place} ${id}: ${html.slice(0, 300)}`),
  );
}
