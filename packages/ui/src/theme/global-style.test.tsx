import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { VigiaProvider } from './theme.tsx';

function styleOfPage(): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<VigiaProvider mode="light">Vigía</VigiaProvider>));
  return sheet.getStyleTags();
}

// A transition of any length on all properties would move a photo one frame after the marks over it.
it('has no transition for readers who prefer reduced motion', () => {
  const [, rules = ''] = /prefers-reduced-motion:\s*reduce\)\s*\{([^}]*)\}/.exec(styleOfPage()) ?? [];
  expect(rules).toMatch(/\*::after\s*\{|\*:after\s*\{/);
  expect(rules).toMatch(/transition-duration:\s*0s\s*!important/);
});
