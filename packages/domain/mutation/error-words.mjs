/**
 * Leaves the English words of thrown errors alone: which class is thrown, and for what, is the promise that tests
 * hold; how the sentence is put is not. `toReadings` takes the name that its errors call a series by.
 */
const isError = (node) => node.type === 'NewExpression' && /Error$/.test(node.callee.name ?? '');
const isReadings = (node) => node.type === 'CallExpression' && node.callee.name === 'toReadings';

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'error-words',
    value: {
      shouldIgnore(path) {
        if (!(path.isTemplateLiteral() || path.isStringLiteral())) return undefined;
        const ofError = isReadings(path.parent) || path.findParent(({ node }) => isError(node));
        return ofError ? 'words of an error' : undefined;
      },
    },
  },
];
