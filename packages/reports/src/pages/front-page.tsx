import { REPORT_DOCUMENT_TITLES } from '@vigia/domain/es';
import type { ReportData } from '@vigia/domain/reports';
import { factsOf } from './facts.ts';
import { frontPagePlan } from './front-page-plan.ts';
import { Maps } from './maps.tsx';
import { Page } from './page.tsx';
import { Summary } from './summary.tsx';
import { WORDS } from './words.ts';

/** The first page: subject, maps and summary of the report. */
export function FrontPage({ data }: { readonly data: ReportData }) {
  const { first, density, mapHeight } = frontPagePlan(data);
  return (
    <Page data={data} number={1} density={density}>
      <h1>{REPORT_DOCUMENT_TITLES[data.document]}</h1>
      <dl className="facts">
        {factsOf(data).map(({ name, value, isWide }) => (
          <div key={name} className={isWide ? 'wide' : ''}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Maps data={data} height={mapHeight} isKept={data.document === 'follow-up'} />
      <Summary title={WORDS.summary} sections={first} />
      {data.otherPests.length > 0 && <p className="more">{WORDS.others(data.otherPests)}</p>}
    </Page>
  );
}
