import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from './shell.ts';

const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

/** Names of attributes and properties that are read out or shown. */
const IS_SHOWN =
  /^(?:alt|placeholder|kept|subtitle|.*(?:label|title|header|heading|hint|help|message|text))$/i;
/** Letters that English does without, and small words between two others. */
const IS_SPANISH =
  /[áéíóúüñ¿¡]|\s.*\b(?:de|del|el|en|la|las|los|un|una|con|para|por|que|se|su|sus|y)\s|^(?:de|del|el|en|la|las|los|un|una|hace|con|por)\s/i;

/** Whether a text of the code is one for readers. */
function isProse(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /\p{L}/u.test(node.text);
  if (!ts.isStringLiteral(node) && !ts.isTemplateLiteralToken(node)) return false;
  const { parent, text } = node;
  if (IS_SPANISH.test(text)) return true;
  if (ts.isJsxAttribute(parent)) return IS_SHOWN.test(parent.name.getText()) && /\p{L}/u.test(text);
  return ts.isPropertyAssignment(parent) && IS_SHOWN.test(parent.name.getText()) && /^\p{Lu}/u.test(text);
}

/** The texts for readers in a source, each with its line. Styles are not looked into. */
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

describe('the words of the console', () => {
  it.each([
    'const a = <p>Hola</p>;',
    'const a = <Card title="Resumen" />;',
    'const a = <Toggle aria-label="IMEI" />;',
    "const a = { header: 'Nombre' };",
    "const a = tell('Temporada de otro tiempo');",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that the check reads, not a template of this test
    'const a = `hace ${count} h`;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that the check reads, not a template of this test
    'const a = `${pest} en ${field}`;',
  ])('are found where they stand in the code: %s', (source) => {
    expect(proseIn('x.tsx', source)).toHaveLength(1);
  });

  it.each([
    'const a = <TextField name="sectorId" label={words.sector} />;',
    "const a = useKeptState('a secret that is shown once', null);",
    "const a = locale === 'en' ? 1 : 2; // en el campo",
    'const a = css`content: "año";`;',
    "const a = { label: 'pests' };",
  ])('are told from what nobody reads: %s', (source) => {
    expect(proseIn('x.tsx', source)).toEqual([]);
  });

  it('stand in rooms alone, so that another language is another file', () => {
    const files = globSync('packages/console/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
      (file) => !/\.(?:test|stories)\.tsx?$|[/\\]testing[/\\]|[/\\-]words\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) => proseIn(file, read(file)).map((text) => `${file}:${text}`));
    expect(found).toEqual([]);
  });

  it('have one room of each name: a language finds its words by it', () => {
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
