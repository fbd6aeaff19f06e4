import { Source } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';

/** Code to copy; dark on a dark page. */
export function Code({ code, language }: { readonly code: string; readonly language: 'bash' | 'tsx' }) {
  return <Source code={code} language={language} dark={useTheme().base === 'dark'} />;
}
