import { formatDate } from '@vigia/domain/es';
import type { ReactNode } from 'react';
import type { PrintedEntry } from './logbook-type.ts';
import { LOGBOOK_WORDS as WORDS } from './words.ts';

interface Column {
  readonly heading: string;
  /** mm. */
  readonly width: number;
  readonly cell: (entry: PrintedEntry) => ReactNode;
}

const small = (texts: readonly (string | null)[]) =>
  texts.filter((text) => text !== null && text !== '').map((text) => <small key={text}>{text}</small>);

const byLabel = <i>{WORDS.byLabel}</i>;
const pestCell = ({ pest, stage, degreeDays, captures }: PrintedEntry) => (
  <>
    {pest}
    {small([stage, degreeDays, captures === null ? null : WORDS.captures(captures)])}
  </>
);
const date: Column = { heading: WORDS.date, width: 17, cell: ({ date: day }) => formatDate(day) };
const pest: Column = { heading: WORDS.pest, width: 31, cell: pestCell };
const responsible: Column = {
  heading: WORDS.responsible,
  width: 35,
  cell: (entry) => (
    <>
      {entry.responsible}
      {small([entry.comments])}
    </>
  ),
};

const APPLICATIONS: readonly Column[] = [
  date,
  {
    heading: WORDS.product,
    width: 31,
    cell: ({ product, activeIngredient, mode }) => (
      <>
        <b>{product}</b>
        {small([activeIngredient, mode])}
      </>
    ),
  },
  pest,
  { heading: WORDS.dose, width: 17, cell: ({ dose }) => dose },
  {
    heading: WORDS.preHarvest,
    width: 26,
    cell: ({ preHarvestDays, firstHarvest, markets }) => (
      <>
        {preHarvestDays === null ? byLabel : WORDS.days(preHarvestDays)}
        {small([firstHarvest && WORDS.firstHarvest(formatDate(firstHarvest)), markets])}
      </>
    ),
  },
  {
    heading: WORDS.reentry,
    width: 14,
    cell: ({ reentryHours }) => (reentryHours === null ? byLabel : WORDS.hours(reentryHours)),
  },
  {
    heading: WORDS.protectedTo,
    width: 15,
    cell: ({ protectedTo }) => (protectedTo === null ? byLabel : formatDate(protectedTo)),
  },
  responsible,
];
const RECOMMENDATIONS: readonly Column[] = [
  date,
  { heading: WORDS.crop, width: 31, cell: ({ crop }) => crop },
  { ...pest, width: 48 },
  { ...responsible, width: 90 },
];

interface Props {
  readonly entries: readonly PrintedEntry[];
}

/** Applications, a line each, with what the label says where nobody has entered a figure. */
export const ApplicationTable = ({ entries }: Props) => <LogTable columns={APPLICATIONS} entries={entries} />;

export const RecommendationTable = ({ entries }: Props) => (
  <LogTable columns={RECOMMENDATIONS} entries={entries} />
);

function LogTable({ columns, entries }: Props & { readonly columns: readonly Column[] }) {
  return (
    <table className="log">
      <colgroup>
        {columns.map(({ heading, width }) => (
          <col key={heading} style={{ width: `${width}mm` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            {columns.map(({ heading, cell }) => (
              <td key={heading}>{cell(entry)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
