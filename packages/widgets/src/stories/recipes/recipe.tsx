import { Source } from '@storybook/addon-docs/blocks';

export interface RecipeProps {
  /** The file that the tests use as a page, unchanged. */
  readonly source: string;
  readonly language: 'html' | 'jsx' | 'tsx' | 'text';
}

/** A file to copy. The tests open the same file as a page; the key shown is a placeholder. */
export function Recipe({ source, language }: RecipeProps) {
  return <Source code={source.replaceAll('pk_live_hosts', 'pk_live_…')} language={language} />;
}
