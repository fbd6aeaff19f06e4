import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from './shell.ts';

const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

/** Attributes and properties whose texts are shown or announced. */
const IS_SHOWN =
  /^(?:alt|placeholder|kept|subtitle|.*(?:label|title|header|heading|hint|help|message|text))$/i;
/** Letters that English does not use, and small words between two others. */
const IS_SPANISH =
  /[áéíóúüñ¿¡]|\s.*\b(?:de|del|el|en|la|las|los|un|una|con|para|por|que|se|su|sus|y)\s|^(?:de|del|el|en|la|las|los|un|una|hace|con|por)\s/i;

/** The name of the product is the same in every language. */
const PRODUCT = /Vigía/g;

/** Whether a text in the code is meant for readers. */
function isProse(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text);
  if (!ts.isStringLiteral(node) && !ts.isTemplateLiteralToken(node)) return false;
  const { parent, text } = node;
  if (IS_SPANISH.test(text.replace(PRODUCT, ''))) return true;
  if (ts.isJsxAttribute(parent)) return IS_SHOWN.test(parent.name.getText()) && /\p{L}/u.test(text);
  if (ts.isBindingElement(parent)) return /^\p{Lu}\p{Ll}/u.test(text);
  return ts.isPropertyAssignment(parent) && IS_SHOWN.test(parent.name.getText()) && /^\p{Lu}/u.test(text);
}

/** The texts for readers in a source, each with its line. Styles are ignored. */
function proseIn(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) return;
    if (isProse(node))
      found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Words and languages, and files that only tests and stories use. */
const IS_EXEMPT =
  /\.(?:test|stories|fixture)\.tsx?$|[/\\](?:testing|stories|words)[/\\]|[/\\-]words\.ts$|[/\\]stories-\w+\.tsx?$/;
/** Letters and names that need no translation: place names, and tables for sorting and measuring texts. */
const NO_WORDS = /[/\\](?:place-names|spanish-key|text-width)\.ts$/;

/** Where the domain has Spanish: words of codes, sentences of reports, what partners publish, and data with their names; an error of `lttb` has an axis *y*. */
const DOMAIN_SPANISH =
  /[/\\](?:es|report-texts|catalogue)[/\\]|[/\\](?:published[/\\](?:[\w-]+-)?words|access[/\\]demo-names|series[/\\]lttb|phenology[/\\](?:models[/\\].*|stages|stage-shares))\.ts$|\.(?:test|fixture)\.ts$/;

describe('what pages say', () => {
  it.each([
    'const a = <p>Hola</p>;',
    'const a = <Card title="Resumen" />;',
    'const a = <Toggle aria-label="IMEI" />;',
    "const a = { header: 'Nombre' };",
    "const a = tell('Temporada de otro tiempo');",
    "const { none = 'Sin campo', what = words.what } = props;",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that the check reads, not a template of this test
    'const a = `hace ${count} h`;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that the check reads, not a template of this test
    'const a = `${pest} en ${field}`;',
  ])('is found where it stands in the code: %s', (source) => {
    expect(proseIn('x.tsx', source)).toHaveLength(1);
  });

  it.each([
    'const a = <TextField name="sectorId" label={words.sector} />;',
    "const a = useKeptState('a secret that is shown once', null);",
    "const a = locale === 'en' ? 1 : 2; // en el campo",
    'const a = css`content: "año";`;',
    "const a = { label: 'pests' };",
    "const a = source ?? 'Vigía';",
  ])('is distinguished from what nobody reads: %s', (source) => {
    expect(proseIn('x.tsx', source)).toEqual([]);
  });

  it.each(['console', 'ui'])(
    'stands in rooms of %s alone, so that another language is another file',
    (name) => {
      const files = globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
        (file) => !IS_EXEMPT.test(file) && !NO_WORDS.test(file),
      );
      expect(files.length).toBeGreaterThan(300);
      const found = files.flatMap((file) => proseIn(file, read(file)).map((text) => `${file}:${text}`));
      expect(found).toEqual([]);
    },
  );

  it('stands in few folders of the domain: the rest hands out codes', () => {
    const files = globSync('packages/domain/src/**/*.ts', { cwd: ROOT });
    const withSpanish = files.filter((file) => proseIn(file, read(file)).length > 0);
    expect(withSpanish.some((file) => DOMAIN_SPANISH.test(file))).toBe(true);
    expect(withSpanish.filter((file) => !DOMAIN_SPANISH.test(file))).toEqual([]);
  });

  it('has one room of each name: a language finds its words by it', () => {
    const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
      (file) => !/\.test\.tsx?$/.test(file),
    );
    const names = files.flatMap((file) =>
      [...read(file).matchAll(/\broom\(\s*'([\w-]+)'/g)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});
