import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT, runShell } from '../shell.ts';
import { NewComponentError } from './component.ts';
import { writeScreen } from './screen.ts';

const CHANGED = [
  'packages/domain/src/access/routes.ts',
  'packages/domain/src/es/routes.ts',
  'packages/console/src/app/screens.ts',
  'e2e/screens/axe-routes.ts',
];
const copy = mkdtempSync(join(tmpdir(), 'vigia-new-'));
for (const file of [...CHANGED, 'biome.json']) cpSync(join(ROOT, file), join(copy, file));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
const DIARY = { id: 'weather-diary', title: 'Bitácora del tiempo', path: '/weather-diary' };

describe('a new screen', () => {
  const written = writeScreen(copy, DIARY);

  it('is its folder and a row in four lists', () => {
    const folder = 'packages/console/src/features/weather-diary';
    expect(written).toEqual([
      `${folder}/weather-diary-screen.tsx`,
      `${folder}/weather-diary-view.tsx`,
      `${folder}/weather-diary-view.stories.tsx`,
      `${folder}/words.ts`,
      ...CHANGED,
    ]);
    for (const file of CHANGED) {
      const lines = new Set(read(ROOT, file).split('\n'));
      const more = read(copy, file)
        .split('\n')
        .filter((line) => !lines.has(line));
      expect(more.join(' '), file).toContain('weather-diary');
    }
  });

  it('is formatted and free of complaints', async () => {
    const files = written.map((file) => `"${file}"`).join(' ');
    await runShell(`biome check --vcs-enabled=false --write ${files}`, copy);
    const { ok, output } = await runShell(`biome ci --vcs-enabled=false --error-on-warnings ${files}`, copy);
    expect(ok, output).toBe(true);
  }, 60_000);

  it.each([
    [{ ...DIARY, id: 'WeatherDiary' }, /write it as weather-diary/],
    [{ ...DIARY, path: 'diario' }, /write it as \/weather-diary/],
    [{ ...DIARY, id: 'other' }, /already/],
    [{ ...DIARY, path: '/other' }, /already/],
  ])('that is none or taken is refused: %o', (screen, message) => {
    expect(() => writeScreen(copy, screen)).toThrow(NewComponentError);
    expect(() => writeScreen(copy, screen)).toThrow(message);
  });
});
