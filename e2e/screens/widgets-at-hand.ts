import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces the real loader and writes the name of each element: partners' pages have tests of their own. */
const LOADER = `for (const name of ['degree-days', 'captures', 'climate', 'mildew', 'chill', 'station-card', 'sector-map', 'risk-badge']) {
  if (customElements.get('vigia-' + name)) continue;
  customElements.define('vigia-' + name, class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }).textContent = 'widget ' + name; }
  });
}`;

/**
 * Writes a build of the widgets, as a server has it.
 *
 * @returns its folder
 */
export function widgetsAtHand(folder: string): string {
  const widgets = join(folder, 'widgets');
  const build = join(widgets, 'embed', 'v1.0.0-0a1b2c3d');
  mkdirSync(build, { recursive: true });
  for (const name of ['loader.js', 'follow.js', 'panels.js']) writeFileSync(join(build, name), LOADER);
  writeFileSync(join(widgets, 'vigia-widgets.js'), LOADER);
  return widgets;
}
