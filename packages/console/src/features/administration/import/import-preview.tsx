import type { ImportReport } from '@vigia/api/client';
import { isoDate } from '@vigia/domain';
import { formatDate, formatDateTime } from '@vigia/domain/es';
import { Notice, useWords } from '@vigia/ui';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { useMemo } from 'react';
import { IMPORT, type ImportWords } from './words.ts';

type Line = ImportReport['sample'][number];
type As = keyof ImportWords['as'];

/** Lines shown: enough to see whether the columns were understood. */
const SHOWN = 5;
const LONGEST_DAY = 10;

const when = (date: string): string =>
  date.length > LONGEST_DAY ? formatDateTime(Date.parse(date)) : formatDate(isoDate(date));

function columnsOf(words: ImportWords, { columns }: ImportReport): DataColumn<Line>[] {
  const values = columns.flatMap(({ as }) => (as === 'date' ? [] : [as]));
  return [
    { id: 'line', header: words.line, kind: 'number', value: ({ line }) => line },
    { id: 'date', header: words.as.date, value: ({ date }) => when(date), card: 'title' },
    ...[...new Set(values)].map(
      (as: Exclude<As, 'date'>): DataColumn<Line> => ({
        id: as,
        header: words.as[as],
        kind: 'number',
        value: (row) => row.values[as] ?? null,
        card: 'head',
      }),
    ),
  ];
}

/** How a file was understood, and what importing it would change. */
export function ImportPreview({ report }: { readonly report: ImportReport }) {
  const words = useWords(IMPORT);
  const { read, added, changed, same, empty, repeated } = report.rows;
  const columns = useMemo(() => columnsOf(words, report), [report, words]);
  const rows = useMemo(() => report.sample.slice(0, SHOWN), [report]);
  return (
    <>
      <Notice>
        {words.counts(read, added, changed, same)}
        {empty + repeated > 0 && ` ${words.skipped(empty, repeated)}`}
        {report.codes.cells > 0 && ` ${words.codes(report.codes.cells, report.codes.lines)}`}
      </Notice>
      <DataTable
        label={words.sample}
        columns={columns}
        rows={rows}
        rowId={({ line }) => line}
        pageSizes={false}
      />
    </>
  );
}
