import type { Page } from '@playwright/test';

/** Draws the page in a font whose letters can be read back from a PDF. */
export const inPlainFont = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet(); // The policy of the page takes no style element with a text.
    sheet.replaceSync('* { font: 400 11px sans-serif !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
