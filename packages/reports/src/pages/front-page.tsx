import { DOCUMENT_TRAITS, formatDate, type ReportData, reportSections, showsCsgCode } from '@vigia/domain';
import { Maps } from './maps.tsx';
import { Page } from './page.tsx';
import { spanText, WORDS } from './words.ts';

/** Letters of a summary above which it is written smaller. */
const MUCH = 1500;
const VERY_MUCH = 2300;

/** The first page: what the report is about, where, and its summary. */
export function FrontPage({ data }: { readonly data: ReportData }) {
  const sections = reportSections(data);
  const letters = sections.flatMap(({ paragraphs }) => paragraphs).join('').length;
  return (
    <Page
      data={data}
      number={1}
      density={letters > VERY_MUCH ? 'dense densest' : letters > MUCH ? 'dense' : ''}
    >
      <h1>{DOCUMENT_TRAITS[data.document].title}</h1>
      <Facts data={data} />
      <Maps data={data} />
      <h2>{WORDS.summary}</h2>
      <div className="summary">
        {sections.length === 0 ? (
          <>
            <h3>{WORDS.nothing}</h3>
            <p>{WORDS.nothingHint}</p>
          </>
        ) : (
          sections.map(({ title, paragraphs }) => (
            <div key={title}>
              <h3>{title}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))
        )}
        {data.otherPests.length > 0 && <p>{WORDS.others(data.otherPests)}</p>}
      </div>
    </Page>
  );
}

function Facts({ data }: { readonly data: ReportData }) {
  const { sector, pests, options } = data;
  const [pest] = pests;
  const date = (day: ReportData['options']['controlDate']) => day && formatDate(day);
  const csg = data.document === 'pest' && showsCsgCode(pest?.pestId ?? null) ? options.csg.trim() : '';
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [WORDS.client, data.client.name],
    [WORDS.sector, sector?.name ?? WORDS.allSectors],
    [WORDS.address, sector?.address],
    [WORDS.season, data.seasonName ?? WORDS.allSeasons],
    [WORDS.crop, data.cropName],
    [pests.length > 1 ? WORDS.pests : WORDS.pest, pests.map(({ pestName }) => pestName).join(', ')],
    [WORDS.period, spanText(data)],
    [WORDS.stations, String(data.stations.length)],
    [WORDS.csg, csg],
    [WORDS.control, date(options.controlDate)],
    [WORDS.application, date(options.applicationDate)],
  ];
  return (
    <dl className="facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={value.length > 120 ? 'wide' : ''}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
