import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const UI = resolve(import.meta.dirname, '..', '..', 'packages', 'ui');
const EXPORTS = /export (?:type )?\{([^}]*)\} from '([^']+)'/g;
const EVERYTHING = /export \* from '([^']+)'/g;
const DECLARED = /export (?:async )?(?:const|function|interface|type|class) (\w+)/g;

interface Exported {
  readonly entry: string;
  /** Absolute path of the source file. */
  readonly file: string;
}

/** Everything that the entries of `@vigia/ui` export, by name. */
export function exportsOfEntries(): ReadonlyMap<string, Exported> {
  const { exports } = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const all = Object.entries(exports).filter(([, path]) => path.endsWith('/index.ts'));
  return new Map(all.flatMap(([entry, path]) => namesIn(`@vigia/ui${entry.slice(1)}`, resolve(UI, path))));
}

function namesIn(entry: string, file: string): [string, Exported][] {
  const source = readFileSync(file, 'utf8');
  const at = (path: string) => resolve(dirname(file), path);
  const named = [...source.matchAll(EXPORTS)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name) => [nameOf(name), { entry, file: at(from) }] as [string, Exported]),
  );
  const whole = [...source.matchAll(EVERYTHING)].flatMap(([, from = '']) =>
    [...readFileSync(at(from), 'utf8').matchAll(DECLARED)].map(
      ([, name = '']) => [name, { entry, file: at(from) }] as [string, Exported],
    ),
  );
  return [...whole, ...named];
}

/** The exported name: `B` for `type A as B`. */
const nameOf = (text: string): string => text.trim().split(' ').at(-1) ?? '';
