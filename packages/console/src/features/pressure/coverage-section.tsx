import type { IsoDate } from '@vigia/domain';
import { formatDate, formatNumber } from '@vigia/domain/es';
import type { FieldEvent, PestId, Sector } from '@vigia/domain/farm';
import { Chip, EmptyState, Link, useWords } from '@vigia/ui';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { useMemo } from 'react';
import { Quiet } from '../../shared/ui/quiet.ts';
import { Section } from '../../shared/ui/section.tsx';
import { type CoverageRow, coverageRows } from './coverage-rows.ts';
import type { TrapDay } from './trap-days.ts';
import { PRESSURE, type PressureWords } from './words.ts';

type Column = DataColumn<CoverageRow>;
type Words = PressureWords['rules'];

const enoughText = (words: Words, { rule, asked, lacking }: CoverageRow): string => {
  if (rule === null) return words.noRule;
  return asked === null ? words.noArea : words.lacking(lacking!, asked);
};

const readText = (words: Words, { late }: CoverageRow): string =>
  late === null ? words.noRule : words.late(late);

/** @param areaHref where the area of a field is entered; undefined for readers who may not */
function columnsOf(words: Words, areaHref: string | undefined): Column[] {
  const { columns } = words;
  return [
    { id: 'sector', header: columns.sector, value: ({ sector }) => sector.name, card: 'title' },
    {
      ...{ id: 'area', header: columns.area, kind: 'number', decimals: 2 },
      value: ({ area }) => area,
      text: ({ area }) => (area === null ? words.noArea : formatNumber(area, 2)),
      cell: ({ area }) => {
        if (area !== null) return formatNumber(area, 2);
        return areaHref === undefined ? words.noArea : <Link href={areaHref}>{words.enterArea}</Link>;
      },
    },
    { id: 'traps', header: columns.traps, kind: 'number', value: ({ traps }) => traps },
    {
      ...{ id: 'per-hectare', header: columns.perHectare, kind: 'number', decimals: 2 },
      value: ({ perHectare }) => perHectare,
    },
    {
      ...{ id: 'enough', header: columns.enough, card: 'head' },
      value: (row) => enoughText(words, row),
      cell: (row) => (
        <Chip status={row.lacking === null ? 'neutral' : row.lacking === 0 ? 'ok' : 'warning'}>
          {enoughText(words, row)}
        </Chip>
      ),
    },
    {
      ...{ id: 'oldest', header: columns.oldest },
      value: ({ oldest }) => (oldest === null ? '' : words.oldest(oldest.name, oldest.ago)),
    },
    {
      ...{ id: 'read', header: columns.read, card: 'head' },
      value: (row) => readText(words, row),
      cell: (row) => (
        <Chip status={row.late === null ? 'neutral' : row.late === 0 ? 'ok' : 'warning'}>
          {readText(words, row)}
        </Chip>
      ),
    },
    {
      ...{ id: 'visit', header: columns.visit, kind: 'date' },
      value: ({ lastVisit }) => lastVisit,
      text: ({ lastVisit }) => (lastVisit === null ? words.noVisit : formatDate(lastVisit)),
    },
  ];
}

export interface CoverageSectionProps {
  readonly sectors: readonly Pick<Sector, 'id' | 'name' | 'area'>[];
  readonly traps: readonly TrapDay[];
  /** Visits to traps that are known; none while they are loaded. */
  readonly visits: readonly FieldEvent[];
  readonly pestId: PestId;
  readonly day: IsoDate;
  /** Where the area of a field is entered; undefined for readers who may not. */
  readonly areaHref: string | undefined;
}

/** Traps of a hectare and their readings beside Chile's rule, with who says so and since when. */
export function CoverageSection({ sectors, traps, visits, pestId, day, areaHref }: CoverageSectionProps) {
  const { rules: words, title } = useWords(PRESSURE);
  const rows = useMemo(
    () => coverageRows(sectors, traps, visits, pestId, day),
    [sectors, traps, visits, pestId, day],
  );
  const columns = useMemo(() => columnsOf(words, areaHref), [words, areaHref]);
  const rule = rows.find((row) => row.rule !== null)?.rule ?? null;
  const lacksArea = rows.some(({ area }) => area === null);
  return (
    <Section title={words.title}>
      <DataTable
        label={words.table}
        columns={columns}
        rows={rows}
        rowId={({ sector }) => sector.id}
        pageSizes={false}
        exportName={`${title} - ${words.table}`}
        empty={<EmptyState title={words.noRule}>{words.none}</EmptyState>}
      />
      {lacksArea && areaHref === undefined && <Quiet>{words.askArea}</Quiet>}
      {rule === null ? (
        <Quiet>{words.none}</Quiet>
      ) : (
        <>
          <Quiet>
            {words.rule(rule)} {words.act(rule.act)}{' '}
            <Link href={rule.source.address} target="_blank" rel="noreferrer">
              {words.source(rule.source.title)}
            </Link>
          </Quiet>
          <Quiet>{words.export(rule.leastForExport)}</Quiet>
        </>
      )}
      <Quiet>{words.meaning}</Quiet>
    </Section>
  );
}
