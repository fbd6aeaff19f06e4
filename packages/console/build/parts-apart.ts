import { readFile } from 'node:fs/promises';
import { type Plugin, parseAst } from 'vite';

const APART = '?apart';

/** What is used at once of modules that bring much besides, by their files in react-aria-components. */
const USED_AT_ONCE: Readonly<Record<string, readonly string[]>> = {
  // A text field asks these whether it belongs to a list that is searched.
  'Autocomplete.mjs': [
    'AutocompleteContext',
    'AutocompleteStateContext',
    'SelectableCollectionContext',
    'FieldInputContext',
  ],
};

const SPLIT = /[\\/]react-aria-components[\\/]dist[\\/]private[\\/]Autocomplete\.mjs(?:\?apart)?$/;

interface Parts {
  /** What is used at once, and all of the module that this needs. */
  readonly apart: string;
  /** The rest, which offers everything that the module did. */
  readonly rest: string;
}

/**
 * Cuts a module in two, for a bundler puts modules into files, not their parts.
 *
 * @param id of the module that `apart` becomes
 * @throws {Error} the module does not export one of the names
 */
export function cutInTwo(code: string, names: readonly string[], id: string): Parts {
  const { body } = parseAst(code);
  const text = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const imports = body.filter(({ type }) => type === 'ImportDeclaration').map(text);
  const declared = new Map<string, string>();
  const locals = new Map<string, string>();
  const others: string[] = [];
  for (const statement of body) {
    if (statement.type === 'FunctionDeclaration' && statement.id)
      declared.set(statement.id.name, text(statement));
    else if (statement.type === 'VariableDeclaration' && statement.declarations[0]?.id.type === 'Identifier')
      declared.set(statement.declarations[0].id.name, text(statement));
    else if (statement.type !== 'ImportDeclaration') others.push(text(statement));
    if (statement.type === 'ExportNamedDeclaration')
      for (const { local, exported } of statement.specifiers)
        if (local.type === 'Identifier' && exported.type === 'Identifier')
          locals.set(exported.name, local.name);
  }
  const apart = new Set<string>();
  const take = (name: string) => {
    const statement = declared.get(name);
    if (statement === undefined || apart.has(name)) return;
    apart.add(name);
    for (const other of declared.keys()) if (statement.includes(other)) take(other);
  };
  for (const name of names) {
    const local = locals.get(name);
    if (local === undefined) throw new Error(`no ${name} in the module of ${id}: see parts-apart.ts`);
    take(local);
  }
  const taken = `{ ${[...apart].join(', ')} }`;
  const statements = (isApart: boolean) =>
    [...declared].filter(([name]) => apart.has(name) === isApart).map(([, statement]) => statement);
  return {
    apart: [...imports, ...statements(true), `export ${taken};`].join('\n'),
    rest: [...imports, `import ${taken} from ${JSON.stringify(id)};`, ...statements(false), ...others].join(
      '\n',
    ),
  };
}

/** Parts of react-aria's controls that a first screen needs, without the parts that it does not. */
export const partsApart = (): Plugin => ({
  name: 'parts-apart',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith(APART) ? { id: source, moduleSideEffects: false } : null),
  load: {
    filter: { id: SPLIT },
    async handler(id) {
      const isApart = id.endsWith(APART);
      const file = isApart ? id.slice(0, -APART.length) : id;
      const names = USED_AT_ONCE[/[^\\/]+$/.exec(file)?.[0] ?? ''] ?? [];
      const { apart, rest } = cutInTwo(await readFile(file, 'utf8'), names, `${file}${APART}`);
      return { code: isApart ? apart : rest, moduleSideEffects: false };
    },
  },
});
