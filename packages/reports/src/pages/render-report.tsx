import font from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?inline';
import { REPORT_DOCUMENT_TITLES } from '@vigia/domain/es';
import { themeOf } from '@vigia/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { withoutForbidden } from '../plain-text.ts';
import { ChartPages } from './chart-pages.tsx';
import { FrontPage } from './front-page.tsx';
import type { RenderReport } from './render-report-type.ts';
import { reportStyles } from './styles.ts';
import { WORDS } from './words.ts';

export const renderReport: RenderReport = (data) => {
  const title = `${REPORT_DOCUMENT_TITLES[data.document]}, ${data.sector?.name ?? WORDS.allSectors}`;
  const markup = renderToStaticMarkup(
    <html lang="es-CL">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: reportStyles(font) }} />
      </head>
      <body>
        <ThemeProvider theme={themeOf('light')}>
          <FrontPage data={data} />
          <ChartPages data={data} />
        </ThemeProvider>
      </body>
    </html>,
    { identifierPrefix: 'vigia' },
  );
  return `<!doctype html>${withoutForbidden(markup)}`;
};
