import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToString } from 'react-dom/server';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';

const PACKAGE = resolve(import.meta.dirname, '..', '..');
const readme = readFileSync(resolve(PACKAGE, 'README.md'), 'utf8');

/** The code under a heading. */
function codeOf(heading: string): string {
  const section = readme.split(`## ${heading}\n`)[1] ?? '';
  return /```tsx\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
}

it('draws the first chart as the README writes it', async () => {
  const code = codeOf('First chart in ten lines');
  const imports = [...code.matchAll(/^import \{ ([^}]+) \} from '([^']+)';$/gm)];
  expect(imports.map(([, , from]) => from)).toEqual(['@vigia/domain', '@vigia/ui', '@vigia/ui/charts']);
  const entries = await Promise.all([
    import('@vigia/domain'),
    import('../index.ts'),
    import('../charts/index.ts'),
  ]);
  const names = imports.flatMap(([, each = '']) => each.split(', '));
  const known: Record<string, unknown> = Object.assign({}, ...entries);
  const body = code
    .replaceAll(/^import .*\n/gm, '')
    .replace('<VigiaProvider', 'export default <VigiaProvider');
  // Without a document to measure, the chart needs a width.
  const { code: script } = await transformWithOxc(
    body.replace('<TimeChart', '<TimeChart width={640}'),
    'readme.tsx',
    { jsx: { runtime: 'classic' } },
  );
  const run = new Function('React', ...names, script.replace('export default', 'return'));
  const element = run(await import('react'), ...names.map((name) => known[name]));
  const html = renderToString(element);
  expect(html).toContain('Temperatura máxima');
  expect(html).toMatch(/<path [^>]*d="M/);
  expect(body.trim().split('\n').length).toBeLessThanOrEqual(10);
}, 60_000);
