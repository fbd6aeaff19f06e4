import font from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?inline';
import { themeOf } from '@vigia/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { withoutForbidden } from '../plain-text.ts';
import { reportStyles } from './styles.ts';

/**
 * One HTML document in the style of reports, with its font within it.
 *
 * @param styles CSS beside that of reports
 */
export function printedDocument(title: string, body: ReactNode, styles = ''): string {
  const markup = renderToStaticMarkup(
    <html lang="es-CL">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: reportStyles(font) + styles }} />
      </head>
      <body>
        <ThemeProvider theme={themeOf('light')}>{body}</ThemeProvider>
      </body>
    </html>,
    { identifierPrefix: 'vigia' },
  );
  return `<!doctype html>${withoutForbidden(markup)}`;
}
