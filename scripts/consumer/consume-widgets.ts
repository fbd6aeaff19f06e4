/**
 * Uses the widgets as a partner does: the packed file is installed into an empty folder, imported without a
 * document, rendered to a string by React, and an application's types are checked against it.
 */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT, runShell } from '../shell.ts';

const { resolve } = createRequire(join(ROOT, 'package.json'));
const packageFolder = (name: string) => dirname(resolve(`${name}/package.json`));
/** Packages that the partner's application has itself. */
const ITS_OWN = ['react', 'react-dom', '@types/react'];
const TAGS = ['VigiaDegreeDays', 'VigiaStationCard'];

const IMPORTING = `
import '@vigia/widgets';
import * as components from '@vigia/widgets/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
if (typeof document !== 'undefined') throw new Error('there is a document here');
if (Object.keys(components).length !== 9) throw new Error('not nine components: ' + Object.keys(components));
for (const name of ${JSON.stringify(TAGS)}) {
  const html = renderToString(createElement(components[name], { sector: 3, station: 8, publicKey: 'pk', data: {}, onReady() {} }));
  if (!/^<vigia-[a-z-]+ sector="3" station="8" public-key="pk"><\\/vigia-[a-z-]+>$/.test(html)) throw new Error(html);
}
`;

/**
 * @param tarball the packed widgets
 * @param folder an empty folder outside the repository
 * @returns the problems, one text per step
 */
export async function consumeWidgets(tarball: string, folder: string): Promise<string[]> {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const install = `npm install "${tarball}" --offline --ignore-scripts --no-audit --no-fund`;
  const installed = await runShell(install, folder);
  if (!installed.ok) return [`widgets cannot be installed\n${installed.output}`];
  for (const name of ITS_OWN) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(packageFolder(name), place, 'junction');
  }
  writeFileSync(join(folder, 'main.js'), IMPORTING);
  cpSync(join(import.meta.dirname, 'apps', 'strict', 'widgets-page.tsx'), join(folder, 'page.tsx'));
  const compiler = join(packageFolder('typescript-7'), 'bin', 'tsc');
  const options = '--strict --noEmit --jsx react-jsx --target es2023 --module nodenext --types ""';
  const steps = {
    'imported without a document': `"${process.execPath}" main.js`,
    'used in TypeScript': `"${process.execPath}" "${compiler}" ${options} page.tsx`,
  };
  const outcomes = await Promise.all(
    Object.entries(steps).map(async ([what, command]) => ({ what, ...(await runShell(command, folder)) })),
  );
  return outcomes.flatMap(({ what, ok, output }) => (ok ? [] : [`widgets cannot be ${what}\n${output}`]));
}
