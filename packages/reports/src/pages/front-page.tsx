import { controlEstimate, DOCUMENT_TRAITS, formatDate, type ReportData, showsCsgCode } from '@vigia/domain';
import { Maps } from './maps.tsx';
import { Page } from './page.tsx';
import { Summary, summaryDensity, summaryParts } from './summary.tsx';
import { spanText, WORDS } from './words.ts';

/** The first page: what the report is about, where, and its summary. */
export function FrontPage({ data }: { readonly data: ReportData }) {
  const { first, rest } = summaryParts(data);
  return (
    <Page data={data} number={1} density={summaryDensity([...first, ...rest])}>
      <h1>{DOCUMENT_TRAITS[data.document].title}</h1>
      <Facts data={data} />
      <Maps data={data} />
      <Summary title={WORDS.summary} sections={first} />
      {data.otherPests.length > 0 && <p className="more">{WORDS.others(data.otherPests)}</p>}
    </Page>
  );
}

/** The day of control as somebody tells it, or as the degree-days of each pest have it. */
function controlText({ options, pests, today }: ReportData): string | null {
  const { controlDate } = options;
  if (controlDate !== 'estimated') return controlDate && formatDate(controlDate);
  const days = pests.flatMap((pest) => {
    const estimate = controlEstimate(pest, today);
    if (!estimate) return [];
    const { expected } = estimate;
    const day = expected
      ? WORDS.expected(formatDate(expected.date), expected.plusMinusDays)
      : WORDS.notExpected;
    return [pests.length > 1 ? WORDS.controlOf(pest.pestName, day) : day];
  });
  return days.join('; ');
}

function Facts({ data }: { readonly data: ReportData }) {
  const { sector, pests, options } = data;
  const [pest] = pests;
  const date = (day: ReportData['options']['applicationDate']) => day && formatDate(day);
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
    [WORDS.control, controlText(data)],
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
