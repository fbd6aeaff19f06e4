import { basename } from 'node:path';
import ts from 'typescript';
import { exportsOfEntries } from './entries.ts';

/** Names in a story file that only Storybook needs. */
const OF_STORYBOOK = /^(meta|Story|default)$/;
/** Names in code, except those of attributes and properties. */
const NAME = /(?<![\w$])[A-Za-z_$][\w$]*(?![\w$]|=[{"']|:)/g;

interface Imported {
  readonly from: string;
  readonly isType: boolean;
}

interface StorySource {
  readonly imports: ReadonlyMap<string, Imported>;
  /** Declarations of the file other than its stories, in their order. */
  readonly declared: ReadonlyMap<string, string>;
  /** The args of all stories (`meta`) and of each story: source code by name. */
  readonly args: ReadonlyMap<string, Args>;
}

type Args = readonly (readonly [name: string, text: string])[];

/**
 * An example with the code that a reader needs before it: imports from the entries of the library, declarations
 * of the story's file, and a note on the source of its sample data.
 *
 * @param example JSX of one story
 * @param storyFile source of its file
 */
export function completeExample(example: string, storyFile: string): string {
  const source = read(storyFile);
  const whole = withArgs(example, source.args);
  const needed = namesNeeded(whole, source);
  const declarations = [...source.declared].flatMap(([name, text]) => (needed.has(name) ? [text] : []));
  const parts = [...importLines(needed, source.imports), '', ...declarations, '', whole];
  return withoutSpies(parts.join('\n'))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** An example that uses `args` also declares them. */
function withArgs(example: string, args: StorySource['args']): string {
  const [, story = ''] = /^(?:const|function) (\w+)/.exec(example) ?? [];
  if (!/\bargs\b/.test(example)) return example;
  const given = new Map([...(args.get('meta') ?? []), ...(args.get(story) ?? [])]);
  const lines = [...given.values()].map((text) => `  ${text},`);
  return ['const args = {', ...lines, '};', '', example.replace('(args) =>', '() =>')].join('\n');
}

function read(code: string): StorySource {
  const file = ts.createSourceFile('story.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imports = new Map<string, Imported>();
  const declared = new Map<string, string>();
  const args = new Map<string, Args>();
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) addImports(statement, imports);
    else for (const name of namesOf(statement)) declared.set(name, statement.getText());
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer) args.set(name.getText(), argsIn(initializer));
    }
  }
  return { imports, declared, args };
}

/** The args in `{ args: { … } }`, with or without `satisfies`. */
function argsIn(initializer: ts.Expression): Args {
  const object = ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
  if (!ts.isObjectLiteralExpression(object)) return [];
  const own = object.properties.find((property) => property.name?.getText() === 'args');
  if (!own || !ts.isPropertyAssignment(own) || !ts.isObjectLiteralExpression(own.initializer)) return [];
  return own.initializer.properties.map((each) => [each.name?.getText() ?? each.getText(), each.getText()]);
}

function addImports(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  to: Map<string, Imported>,
): void {
  const from = (moduleSpecifier as ts.StringLiteral).text;
  const bindings = importClause?.namedBindings;
  if (from.includes('storybook') || !bindings || !ts.isNamedImports(bindings)) return;
  const allTypes = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  for (const { name, isTypeOnly } of bindings.elements) {
    to.set(name.text, { from, isType: allTypes || isTypeOnly });
  }
}

/** Names that a statement declares; none for stories and their meta data. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExport)) return [];
  const names = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.getText())
    : ts.isFunctionDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement)
      ? [statement.name?.text ?? '']
      : [];
  return names.filter((name) => name !== '' && !OF_STORYBOOK.test(name));
}

const isExport = ({ kind }: ts.Modifier): boolean => kind === ts.SyntaxKind.ExportKeyword;

/** The names of an example, and those of the declarations it needs. */
function namesNeeded(example: string, { imports, declared }: StorySource): ReadonlySet<string> {
  const needed = new Set<string>();
  const visit = (text: string) => {
    for (const [name] of text.matchAll(NAME)) {
      if (needed.has(name) || !(imports.has(name) || declared.has(name))) continue;
      needed.add(name);
      visit(declared.get(name) ?? '');
    }
  };
  visit(example);
  return needed;
}

function importLines(needed: ReadonlySet<string>, imports: StorySource['imports']): string[] {
  const entries = exportsOfEntries();
  const lines = new Map<string, string[]>();
  const samples: string[] = [];
  for (const [name, { from, isType }] of imports) {
    if (!needed.has(name)) continue;
    const found = entries.get(name);
    const isOurs = from.startsWith('.');
    const entry = isOurs && found && basename(found.file) === basename(from) ? found.entry : undefined;
    if (isOurs && !entry) samples.push(name);
    else {
      const module = entry ?? from;
      lines.set(module, [...(lines.get(module) ?? []), isType ? `type ${name}` : name]);
    }
  }
  const sorted = [...lines].toSorted(([a], [b]) => a.localeCompare(b));
  return [
    ...sorted.map(([module, names]) => `import { ${names.join(', ')} } from '${module}';`),
    ...(samples.length > 0 ? ['', `// De ejemplo, en su lugar van sus datos: ${samples.join(', ')}`] : []),
  ];
}

/** Replaces the spies of tests with plain functions. */
const withoutSpies = (code: string): string => code.replaceAll(/\bfn\(\)/g, '() => undefined');
