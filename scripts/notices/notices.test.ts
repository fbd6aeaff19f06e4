import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../shell.ts';
import { billOfMaterials, idOf } from './bom.ts';
import type { Installed } from './closure.ts';
import { refusedLicences } from './licences.ts';
import { everythingShipped, TAKEN_IN_BY_WIDGETS } from './shipped.ts';
import { allNotices, notice } from './write.ts';

const linesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('| '));
const one = (name: string, licence: string): Installed => ({
  name,
  version: '1.2.3',
  licence,
  folder: import.meta.dirname,
  optional: false,
});

test.each([...allNotices()].map(([file, text]) => [relative(ROOT, file), file, text] as const))(
  '%s has a line for everything that is shipped (else: pnpm notices)',
  (_, file, text) => {
    const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(linesIn(text).filter((line) => !linesIn(written).includes(line))).toEqual([]);
    expect(written === text, 'pnpm notices').toBe(true);
  },
);

test('the bill of materials lists everything that is shipped, once', { timeout: 60_000 }, async () => {
  const { bomFormat, components } = JSON.parse(await billOfMaterials());
  expect(bomFormat).toBe('CycloneDX');
  const listed: string[] = components.map(idOf);
  const shipped = everythingShipped().flatMap(({ packages }) => packages);
  expect(
    shipped.map(({ name, version }) => `${name} ${version}`).filter((id) => !listed.includes(id)),
  ).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('a shipped package is a line with its version and licence, and a text', () => {
  const text = notice({ what: 'What a test has', folder: '.', packages: [one('left-pad', 'MIT')], data: [] });
  expect(linesIn(text)).toContain('| left-pad | 1.2.3 | MIT |');
  expect(text).toContain('### left-pad\n');
});

test.each(['GPL-3.0-only', 'MIT AND GPL-2.0-only', 'SEE LICENSE IN EULA', 'none stated'])(
  '%s is named by the check',
  (licence) => {
    expect(refusedLicences([one('other', licence), one('left-pad', 'MIT')])).toEqual([
      `other 1.2.3 is under ${licence}, which is not permissive`,
    ]);
  },
);

test('a choice with a permissive licence is one, and an exception is for the packages it names alone', () => {
  expect(refusedLicences([one('a', '(MIT OR GPL-3.0-only)'), one('b', '(MIT AND ISC)')])).toEqual([]);
  expect(refusedLicences([one('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')])).toEqual([]);
  expect(refusedLicences([one('other', 'LGPL-3.0-or-later')])).toHaveLength(1);
});

test('everything that the widgets take in from elsewhere is known', () => {
  const src = join(ROOT, 'packages/widgets/src');
  const imported = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file) && !/^(stories|testing)\b/.test(file),
    )
    .flatMap((file) => [
      ...readFileSync(join(src, file), 'utf8').matchAll(
        /^(?:import|export)(?! type)[^;]*? from '([^.][^']*)'/gm,
      ),
    ])
    .map(([, path = '']) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  expect(imported).toContain('@vigia/ui');
  expect(imported.filter((name) => !TAKEN_IN_BY_WIDGETS.includes(name))).toEqual([]);
});
