import { REPORT_DOCUMENT_TITLES } from '@vigia/domain/es';
import { ChartPages } from './chart-pages.tsx';
import { FrontPage } from './front-page.tsx';
import { printedDocument } from './printed-document.tsx';
import type { RenderReport } from './render-report-type.ts';
import { WORDS } from './words.ts';

export const renderReport: RenderReport = (data) =>
  printedDocument(
    `${REPORT_DOCUMENT_TITLES[data.document]}, ${data.sector?.name ?? WORDS.allSectors}`,
    <>
      <FrontPage data={data} />
      <ChartPages data={data} />
    </>,
  );
