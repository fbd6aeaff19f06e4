import type { PropItem } from 'react-docgen-typescript';

/** What of react-aria's many props somebody who builds a screen asks for. */
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

/** Props of ours, and the few of others that matter; not the hundred that every element of a page has. */
function belongsInPage({ name, parent, declarations, description }: PropItem): boolean {
  const file = parent?.fileName ?? declarations?.[0]?.fileName ?? '';
  return !file.includes('node_modules') || (TAKEN_OVER.has(name) && description !== '');
}

/** How the tables of props are read from the types and docstrings of the library. */
export const DOCGEN = {
  tsconfigPath: 'packages/ui/tsconfig.json',
  include: ['**/packages/ui/src/**/*.tsx'],
  exclude: ['**/*.{stories,test,fixture}.tsx', '**/testing/**', '**/stories/**', '**/foundations/**'],
  propFilter: belongsInPage,
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  skipChildrenPropWithoutDoc: false,
};
