import type { StationsImportReport } from '@vigia/api/client';
import { formatDateTime } from '@vigia/domain/es';
import { PESTS, type Sector } from '@vigia/domain/farm';
import { Notice, useWords } from '@vigia/ui';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { useMemo } from 'react';
import { IMPORT, type ImportWords } from './words.ts';

type Station = StationsImportReport['stations'][number];
const when = (instant: string | null): string | null =>
  instant === null ? null : formatDateTime(Date.parse(instant));

function columnsOf({ many: words }: ImportWords, sectors: readonly Sector[]): DataColumn<Station>[] {
  const names = new Map(sectors.map(({ id, name }) => [id, name]));
  return [
    { id: 'station', header: words.station, value: ({ name }) => name, card: 'title' },
    {
      id: 'sector',
      header: words.sector,
      value: ({ sectorId }) => names.get(sectorId) ?? null,
      card: 'head',
    },
    { id: 'rows', header: words.rows, value: ({ rows }) => words.rowsOf(rows), card: 'head' },
    { id: 'first', header: words.first, value: ({ first }) => when(first) },
    { id: 'last', header: words.last, value: ({ last }) => when(last) },
  ];
}

interface StationsPreviewProps {
  readonly report: StationsImportReport;
  readonly sectors: readonly Sector[];
}

/** What a file would bring for each station, and the applications and field counts in it. */
export function StationsPreview({ report, sectors }: StationsPreviewProps) {
  const words = useWords(IMPORT);
  const { stations, sprays, counts, codes } = report;
  const columns = useMemo(() => columnsOf(words, sectors), [words, sectors]);
  const sum = (count: keyof Station['rows']) => stations.reduce((all, { rows }) => all + rows[count], 0);
  const [empty, repeated] = [sum('empty'), sum('repeated')];
  return (
    <>
      <Notice>
        {stations.length > 0 &&
          `${words.many.of(stations.length)}${words.counts(sum('read'), sum('added'), sum('changed'), sum('same'))} `}
        {empty + repeated > 0 && `${words.skipped(empty, repeated)} `}
        {sprays.added + sprays.same > 0 && `${words.many.sprays(sprays.added, sprays.same)} `}
        {counts.length > 0 &&
          `${words.many.countsOf(counts.map(({ pestId, added, changed, same }) => words.many.counts(PESTS.get(pestId)?.name ?? '', added, changed, same)))} `}
        {codes.cells > 0 && words.codes(codes.cells, codes.lines)}
      </Notice>
      {stations.length > 0 && (
        <DataTable
          label={words.many.preview}
          columns={columns}
          rows={stations}
          rowId={({ id }) => id}
          pageSizes={false}
        />
      )}
    </>
  );
}
