import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { ElementType } from 'react';

const PACKAGE = resolve(import.meta.dirname, '..', '..');
/** Entries that are imported for their side effect and export nothing. */
const WITHOUT_EXPORTS = new Set(['./fonts']);

export interface Entry {
  /** As it is imported: `@vigia/ui/charts`. */
  readonly name: string;
  /** Absolute path of its source. */
  readonly file: string;
}

/** The entries that package.json opens, so that a new one is checked without being listed here. */
export function entriesOfPackage(): Entry[] {
  const { exports } = JSON.parse(readFileSync(resolve(PACKAGE, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(([entry]) => !WITHOUT_EXPORTS.has(entry))
    .map(([entry, path]) => ({ name: `@vigia/ui${entry.slice(1)}`, file: resolve(PACKAGE, path) }));
}

export interface ExportedComponent {
  readonly entry: string;
  readonly name: string;
  readonly component: ElementType;
  /** Folder of its source below `src`: `chip`, `charts/time-chart`. */
  readonly folder: string;
}

/** Every export of every entry that React can draw: a capitalised function or class, or a wrapped component. */
export async function exportedComponents(): Promise<ExportedComponent[]> {
  const found = await Promise.all(
    entriesOfPackage().map(async ({ name: entry, file }) => {
      const module = (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
      return Object.entries(module)
        .filter((entry): entry is [string, ElementType] => isComponent(...entry))
        .map(([name, component]) => ({ entry, name, component, folder: folderOf(name, file) }));
    }),
  );
  return found.flat();
}

/** The folder from which the entry exports a name, read from its `export { … } from`. */
function folderOf(name: string, entryFile: string): string {
  const exports = readFileSync(entryFile, 'utf8').matchAll(/export \{([^}]*)\} from '([^']+)'/g);
  for (const [, names = '', from = ''] of exports) {
    if (names.split(',').some((each) => each.trim() === name)) {
      return relative(join(PACKAGE, 'src'), dirname(resolve(dirname(entryFile), from))).replaceAll('\\', '/');
    }
  }
  return '';
}

function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
