import { Source } from '@storybook/addon-docs/blocks';

export interface RecipeProps {
  /** The file that the tests put into a page, as it stands. */
  readonly source: string;
  readonly language: 'html' | 'jsx' | 'tsx' | 'text';
}

/** A file to copy: the very one whose page the tests open, with a key that is nobody's. */
export function Recipe({ source, language }: RecipeProps) {
  return <Source code={source.replaceAll('pk_live_hosts', 'pk_live_…')} language={language} />;
}
