import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usedOfReact } from '../../packages/console/build/without-unused-react.ts';
import { ROOT } from '../shell.ts';

const require = createRequire(join(ROOT, 'packages', 'console', 'package.json'));
const REACT_DOM = join(require.resolve('react-dom'), '..', 'cjs', 'react-dom-client.production.js');
const code = readFileSync(REACT_DOM, 'utf8');

/** What a file of react-dom offers, evaluated with the modules that it asks for. */
function exportsOf(source: string): Record<string, unknown> {
  const exports: Record<string, unknown> = {};
  new Function('exports', 'require', source)(exports, createRequire(REACT_DOM));
  return exports;
}

describe('the React of the console', () => {
  it('still opens pages, and takes over none that a server has drawn', () => {
    expect(exportsOf(code)).toMatchObject({
      createRoot: expect.any(Function),
      hydrateRoot: expect.any(Function),
    });
    const used = exportsOf(usedOfReact(code));
    expect(used.createRoot).toBeTypeOf('function');
    expect(used).not.toHaveProperty('hydrateRoot');
  });

  it('says what was left out to whoever makes use of it', () => {
    expect(usedOfReact(code)).toContain(
      'function startViewTransition() { throw new Error("left out: <ViewTransition>"); }',
    );
  });

  it.each(['isHydrating = !1,', 'function startViewTransition(', 'function acquireResource(', '335544064'])(
    'is not built from another React, where %s is not found',
    (part) => {
      expect(() => usedOfReact(code.replaceAll(part, 'other'))).toThrow('see without-unused-react.ts');
    },
  );
});
