import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { ElementType } from 'react';

const PACKAGE = resolve(import.meta.dirname, '..', '..');
/** Doors that are imported for their side effect and export nothing. */
const WITHOUT_EXPORTS = new Set(['./fonts']);

export interface Door {
  /** As it is imported: `@vigia/ui/charts`. */
  readonly name: string;
  /** Absolute path of its source. */
  readonly file: string;
}

/** The doors that package.json opens, so that a new one is checked without being listed here. */
export function doorsOfPackage(): Door[] {
  const { exports } = JSON.parse(readFileSync(resolve(PACKAGE, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(([door]) => !WITHOUT_EXPORTS.has(door))
    .map(([door, path]) => ({ name: `@vigia/ui${door.slice(1)}`, file: resolve(PACKAGE, path) }));
}

export interface ExportedComponent {
  readonly door: string;
  readonly name: string;
  readonly component: ElementType;
  /** Folder of its source below `src`: `chip`, `charts/time-chart`. */
  readonly folder: string;
}

/** Every export of every door that React can draw: a capitalised function or class, or a wrapped component. */
export async function exportedComponents(): Promise<ExportedComponent[]> {
  const found = await Promise.all(
    doorsOfPackage().map(async ({ name: door, file }) => {
      const module = (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
      return Object.entries(module)
        .filter((entry): entry is [string, ElementType] => isComponent(...entry))
        .map(([name, component]) => ({ door, name, component, folder: folderOf(name, file) }));
    }),
  );
  return found.flat();
}

/** The folder from which the door exports a name, read from its `export { … } from`. */
function folderOf(name: string, doorFile: string): string {
  const exports = readFileSync(doorFile, 'utf8').matchAll(/export \{([^}]*)\} from '([^']+)'/g);
  for (const [, names = '', from = ''] of exports) {
    if (names.split(',').some((each) => each.trim() === name)) {
      return relative(join(PACKAGE, 'src'), dirname(resolve(dirname(doorFile), from))).replaceAll('\\', '/');
    }
  }
  return '';
}

function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
