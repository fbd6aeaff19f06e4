import { dirname, join } from 'node:path';
import { type ComponentDoc, withCompilerOptions } from 'react-docgen-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { DOCGEN } from '../../.storybook/manual/docgen.ts';
import { storyPages } from '../../.storybook/manual/story-pages.ts';
import { ROOT } from '../shell.ts';

/** Props that need no docstring. */
const SPEAKS_FOR_ITSELF = new Set(['children']);

const { fileNames, options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, DOCGEN.tsconfigPath), ts.sys.readFile).config,
  ts.sys,
  join(ROOT, 'packages', 'ui'),
);
const program = ts.createProgram(fileNames, options);
const parser = withCompilerOptions(options, { ...DOCGEN, savePropValueAsString: true });

const pages = storyPages().map(({ title, names, file, source }) => ({
  title,
  /** Components of the library whose tables are on the page. */
  shown: names.flatMap((name) => docOf(name, file, source) ?? []),
}));
const components = pages.filter(({ title }) => !title.startsWith('Fundamentos/'));

function docOf(name: string, storyFile: string, source: string): ComponentDoc | undefined {
  const [, from] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\..+)';`).exec(source) ?? [];
  if (from === undefined) return undefined;
  const docs = parser.parseWithProgramProvider(join(dirname(storyFile), from), () => program);
  return docs.find(({ displayName }) => displayName === name);
}

const described = ({ props }: ComponentDoc) => Object.values(props).filter((prop) => prop.description);

describe('every component has a table of its props', () => {
  it.each(components)('$title', ({ shown }) => {
    expect(shown.map(({ displayName }) => displayName)).not.toEqual([]);
    for (const doc of shown) {
      const documented = Object.keys(doc.props).filter((name) => !SPEAKS_FOR_ITSELF.has(name));
      if (documented.length > 0)
        expect(described(doc), `described props of ${doc.displayName}`).not.toEqual([]);
    }
  });

  it('describes every prop of a table', () => {
    const table = shownOn('DataTable');
    expect(Object.keys(table.props).length).toBeGreaterThanOrEqual(20);
    expect(described(table).length).toBeGreaterThanOrEqual(20);
  });

  it('shows the own props of a button, not those of every element', () => {
    const { props } = shownOn('Button');
    expect(Object.keys(props)).toEqual(expect.arrayContaining(['variant', 'busy', 'isDisabled', 'onPress']));
    expect(props).not.toHaveProperty('aria-describedby');
    expect(props.variant?.defaultValue).toEqual({ value: 'secondary' });
    expect(props.variant?.type.value).toHaveLength(4);
  });
});

function shownOn(name: string): ComponentDoc {
  const [first] = pages.find(({ title }) => title.endsWith(` · ${name}`))?.shown ?? [];
  if (!first) throw new Error(`no table of props for ${name}`);
  return first;
}
