import type { ESTree, Plugin } from 'vite';

const CONTRACT = /[\\/]packages[\\/]api[\\/]src[\\/]contract[\\/]/;

type Statement = ESTree.Program['body'][number];

/** Where the values of a file's own constants stand that are made by a call. */
function madeByCalls(statement: Statement): ESTree.CallExpression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
}

/**
 * Leaves out shapes of the contract that the console never asks for, such as the bodies of devices. To make a shape
 * changes nothing else; of a call of a method, `.check(…)`, a bundler cannot know that.
 */
export const withoutUnusedShapes: Plugin = {
  name: 'without-unused-shapes',
  apply: 'build',
  transform: {
    filter: { id: CONTRACT },
    handler(code) {
      const calls = this.parse(code).body.flatMap(madeByCalls);
      return calls.reduceRight(
        (text, { start, end }) =>
          `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`,
        code,
      );
    },
  },
};
