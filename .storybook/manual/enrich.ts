import { types as t } from 'storybook/internal/babel';
import { type CsfFile, printCsf } from 'storybook/internal/csf-tools';
import { completeExample } from './example-code.ts';

type Enricher = (csf: CsfFile, csfSource: CsfFile) => Promise<void>;

/**
 * Completes the examples: Storybook writes an example's JSX into each story; this adds the other code that a
 * reader needs before it.
 */
export function withWholeExamples(input: Enricher | undefined): Enricher {
  return async (csf, csfSource) => {
    const { body } = csf._ast.program;
    const before = body.length;
    await input?.(csf, csfSource);
    const storyFile = printCsf(csfSource).code;
    for (const statement of body.slice(before)) {
      const literals: t.StringLiteral[] = [];
      t.traverseFast(statement, (node) => {
        if (isExample(node)) literals.push(node.value);
      });
      for (const literal of literals) {
        const example = IS_CODE.test(literal.value) ? literal.value : plainExample(statement, storyFile);
        literal.value = completeExample(example, storyFile);
      }
    }
  };
}

/** If Storybook cannot read how a story renders, it writes the reason instead of code. */
const IS_CODE = /^(?:const|function) /;

/** A plain example: the story's component with all its args. */
function plainExample(statement: t.Statement, storyFile: string): string {
  const names: string[] = [];
  t.traverseFast(statement, (node) => {
    if (t.isIdentifier(node)) names.push(node.name);
  });
  const [, component] = /^ {2}component: (\w+)/m.exec(storyFile) ?? [];
  return `const ${names[0]} = (args) => <${component} {...args} />;`;
}

/** A property `code: '…'`. */
const isExample = (node: t.Node): node is t.ObjectProperty & { value: t.StringLiteral } =>
  t.isObjectProperty(node) && t.isIdentifier(node.key, { name: 'code' }) && t.isStringLiteral(node.value);
