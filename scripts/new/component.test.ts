import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT, runShell } from '../shell.ts';
import { NewComponentError, writeComponent } from './component.ts';

const UI = join(ROOT, 'packages', 'ui');
const copy = mkdtempSync(join(tmpdir(), 'vigia-new-'));
const ui = join(copy, 'packages', 'ui');
const src = join(ui, 'src');
cpSync(join(UI, 'src'), src, { recursive: true });
for (const file of ['tsconfig.base.json', 'biome.json']) cpSync(join(ROOT, file), join(copy, file));
symlinkSync(join(UI, 'node_modules'), join(ui, 'node_modules'), 'dir');
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(src, file), 'utf8');

describe('what is written', () => {
  const written = [
    ...writeComponent(src, 'WeatherSign', 'controls'),
    ...writeComponent(src, 'WindRose', 'charts'),
    ...writeComponent(src, 'ZoneList', 'panels'),
  ];

  it('is a component, its stories and a line in the entry', () => {
    expect(written.slice(0, 3)).toEqual([
      'controls/weather-sign/weather-sign.tsx',
      'controls/weather-sign/weather-sign.stories.tsx',
      'index.ts',
    ]);
    const line = "export { WindRose, type WindRoseProps } from './wind-rose.tsx';";
    expect(read('charts/index.ts')).toContain(line);
  });

  it('leaves the other lines of the entry as they were', () => {
    const without = read('index.ts')
      .split('\n')
      .filter((line) => !line.includes('WeatherSign'));
    expect(without.join('\n')).toBe(readFileSync(join(UI, 'src', 'index.ts'), 'utf8'));
  });

  it('is formatted and free of complaints', async () => {
    const files = written.map((file) => `"packages/ui/src/${file}"`).join(' ');
    const { ok, output } = await runShell(`biome ci --vcs-enabled=false --error-on-warnings ${files}`, copy);
    expect(ok, output).toBe(true);
  }, 60_000);

  it('has right types', async () => {
    const files = ['theme/theme.tsx', ...written].filter((file) => file.endsWith('.tsx'));
    const compilerOptions = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client'] };
    const config = { extends: '../../../tsconfig.base.json', compilerOptions, files };
    writeFileSync(join(src, 'tsconfig.json'), JSON.stringify(config));
    const { ok, output } = await runShell('tsc -p packages/ui/src', copy);
    expect(ok, output).toBe(true);
  }, 180_000);

  it.each(['controls/weather-sign/weather-sign', 'charts/wind-rose'])(
    '%s asks for a when and why',
    (path) => {
      expect(read(`${path}.stories.tsx`)).toContain("component: 'Cuándo se usa, y por qué.'");
    },
  );
});

describe('what is refused', () => {
  it.each([
    ['statusBar', 'controls', /PascalCase/],
    ['Status-Bar', 'controls', /PascalCase/],
    ['../Evil', 'controls', /PascalCase/],
    ['S', 'controls', /PascalCase/],
    ['Button', 'controls', /exists already/],
    ['TimeChart', 'charts', /exists already/],
    ['StatusBar', 'server', /no folder «server»: controls, charts/],
  ])('%s in %s', (name, folder, message) => {
    expect(() => writeComponent(src, name, folder)).toThrow(NewComponentError);
    expect(() => writeComponent(src, name, folder)).toThrow(message);
  });

  it('by the command too, with its usage', async () => {
    const { ok, output } = await runShell('node scripts/new/main.ts component', ROOT);
    expect(ok).toBe(false);
    expect(output).toContain('pnpm new component <Name>');
    expect(output).toContain('pnpm new screen <name>');
  });
});
