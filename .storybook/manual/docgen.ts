import type { PropItem } from 'react-docgen-typescript';

/** Props of React Aria that the tables show: those that screens commonly need. */
const TAKEN_OVER = new Set([
  'autoFocus',
  'defaultSelected',
  'href',
  'isDisabled',
  'isIndeterminate',
  'isReadOnly',
  'isRequired',
  'isSelected',
  'name',
  'onChange',
  'onPress',
  'target',
  'type',
  'value',
]);

/**
 * Whether a table shows a prop: the library's own props and the few above, not the hundred props of every
 * element.
 */
function belongsInPage({ name, parent, declarations, description }: PropItem): boolean {
  const file = parent?.fileName ?? declarations?.[0]?.fileName ?? '';
  return !file.includes('node_modules') || (TAKEN_OVER.has(name) && description !== '');
}

/** Options for reading the tables of props from the library's types and docstrings. */
export const DOCGEN = {
  tsconfigPath: 'packages/ui/tsconfig.json',
  include: ['**/packages/ui/src/**/*.tsx'],
  exclude: ['**/*.{stories,test,fixture}.tsx', '**/testing/**', '**/stories/**', '**/foundations/**'],
  propFilter: belongsInPage,
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  skipChildrenPropWithoutDoc: false,
};
