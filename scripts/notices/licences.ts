/** The licences that shipped packages may have, and their texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import type { Installed } from './closure.ts';

/** Permissive licences by their SPDX ids; before one is added here, somebody must read it. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];

interface Exception {
  /** Beginning of the packages' names. */
  readonly names: string;
  readonly licence: string;
  readonly why: string;
}

/** Packages with another licence that are allowed, with the reason. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    names: '@img/sharp-',
    licence: 'LGPL-3.0-or-later',
    why: 'libvips, a library in a file of its own that anybody may replace; in no packed package',
  },
  {
    names: 'graceful-fs',
    licence: 'BlueOak-1.0.0',
    why: 'permissive, asks only for its text to go along; a dependency of the reader of workbooks, in no browser',
  },
  {
    names: 'web-push',
    licence: 'MPL-2.0',
    why: 'copyleft of single files, which are used as they are; in no browser',
  },
];

/** @returns one sentence per package whose licence is neither permissive nor an exception */
export function refusedLicences(packages: readonly Installed[]): string[] {
  return packages
    .filter(({ name, licence }) => !isPermissive(licence) && !isException(name, licence))
    .map(({ name, version, licence }) => `${name} ${version} is under ${licence}, which is not permissive`);
}

function isException(name: string, licence: string): boolean {
  return EXCEPTIONS.some((one) => name.startsWith(one.names) && licence.includes(one.licence));
}

function isPermissive(licence: string): boolean {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    return false; // Not an SPDX expression: somebody must read it.
  }
}

const TEXT = /^(licen[cs]e|copying|notice|unlicense|ofl)([-.].*)?$/i;

/** The licence texts in a package, one after the other; empty if it has none. */
export function licenceText({ folder }: Pick<Installed, 'folder'>): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name) && !/\.(js|ts|json|html)$/.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((name) => clean(readFileSync(join(folder, name), 'utf8')))
    .join('\n\n');
}

function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}
