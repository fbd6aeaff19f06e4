/** Which licences may be in what we hand out, and their texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import type { Installed } from './closure.ts';

/** Permissive licences by their SPDX ids; another one is added here by somebody who has read it. */
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
  /** How the names of the packages begin. */
  readonly names: string;
  readonly licence: string;
  readonly why: string;
}

/** Packages under another licence that may be there all the same, and why. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    names: '@img/sharp-',
    licence: 'LGPL-3.0-or-later',
    why: 'libvips, a library in a file of its own that anybody may replace; in no packed package',
  },
];

/** @returns one sentence per package whose licence is neither permissive nor among the exceptions */
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
    return false; // not an SPDX expression: somebody has to read it
  }
}

const TEXT = /^(licen[cs]e|copying|notice|unlicense|ofl)([-.].*)?$/i;

/** The texts that a package carries about its licence, one after the other; empty where it carries none. */
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
