import { REPORT_DOCUMENT_TITLES } from '@vigia/domain/es';
import { DOCUMENT_PAGES, type ReportData } from '@vigia/domain/reports';
import type { ReactNode } from 'react';
import { ClientLogo } from './client-logo.tsx';
import type { Density } from './summary.tsx';
import { shortened, WORDS } from './words.ts';

const LONGEST_NAME = 90;

export interface PageProps {
  readonly data: ReportData;
  /** Page number, from 1. */
  readonly number: number;
  /** Smaller letters for long texts. */
  readonly density?: Density;
  readonly children: ReactNode;
}

/** One sheet of A4: the client's logo and name at the top, title, sector and page number at the bottom. */
export function Page({ data, number, density = '', children }: PageProps) {
  const title = REPORT_DOCUMENT_TITLES[data.document];
  const pages = DOCUMENT_PAGES[data.document];
  const sector = data.sector?.name ?? WORDS.allSectors;
  return (
    <section className={`page ${density}`.trim()}>
      <header className="head">
        <ClientLogo client={data.client} />
        <div>
          <p>
            <b>{shortened(data.client.name, LONGEST_NAME)}</b>
          </p>
          <p className="of">{shortened(sector, LONGEST_NAME)}</p>
        </div>
        <p className="issued">
          <span className="brand">Vigía</span>
          {WORDS.issued(data)}
        </p>
      </header>
      {children}
      <footer className="foot">
        <span>{`${title} · ${shortened(sector, 60)}`}</span>
        <span>{WORDS.page(number, pages)}</span>
      </footer>
    </section>
  );
}
