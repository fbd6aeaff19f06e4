import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The exports of the entry: name and file of every panel, and its other exports. */
const entry = readFileSync(resolve(import.meta.dirname, 'index.ts'), 'utf8');
const panels = [...entry.matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(
  ([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w*Panel$/.test(name))
      .map((name) => ({ name, file })),
);

describe('a panel that fails keeps the error to itself', () => {
  it.each(panels)('$name stands in a PanelBoundary of its own', ({ name, file }) => {
    const source = readFileSync(resolve(import.meta.dirname, file), 'utf8');
    const body = new RegExp(`export function ${name}\\b[\\s\\S]*?\\n}\\n`).exec(source)?.[0];
    expect(body).toMatch(/<PanelBoundary name=/);
  });

  it('finds the panels', () => {
    expect(panels.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ChillPanel', 'ClimatePanel', 'PestPanel']),
    );
  });
});
