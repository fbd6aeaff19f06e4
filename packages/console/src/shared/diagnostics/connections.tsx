import { useQuery } from '@tanstack/react-query';
import { type ConnectionAttempt, deviceCalls } from '@vigia/api/client';
import type { DayRange } from '@vigia/domain';
import { EVENTS_PAGE_SIZE } from '@vigia/domain/access';
import type { NodeSerial } from '@vigia/domain/farm';
import { EmptyState, useWords } from '@vigia/ui';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { useMemo } from 'react';
import { useCalls } from '../state/calls.ts';
import { queryState } from './query-state.ts';
import { DIAGNOSTICS, type DiagnosticsWords } from './words.ts';

const columnsOf = (words: DiagnosticsWords): readonly DataColumn<ConnectionAttempt>[] => [
  { id: 'at', header: words.columns.at, kind: 'datetime', value: ({ at }) => at, card: 'title' },
  { id: 'url', header: words.columns.url, value: ({ url }) => url, card: 'head' },
];
const PAGES = [EVENTS_PAGE_SIZE, 50];
const NONE: readonly ConnectionAttempt[] = [];

/** When a device tried to reach its server, newest first. */
export function Connections({ serial, days }: { readonly serial: NodeSerial; readonly days: DayRange }) {
  const words = useWords(DIAGNOSTICS);
  const columns = useMemo(() => columnsOf(words), [words]);
  const devices = useCalls(deviceCalls);
  const query = useQuery({
    queryKey: ['connections', serial, days.start, days.end],
    queryFn: ({ signal }) => devices.connectionAttempts(serial, days, signal),
  });
  return (
    <DataTable
      label={words.connections}
      columns={columns}
      rows={query.data ?? NONE}
      rowId={({ at, url }) => `${at} ${url}`}
      {...queryState(query)}
      initialSort={{ id: 'at', isDescending: true }}
      pageSizes={PAGES}
      exportName={words.file.connections}
      empty={<EmptyState title={words.noConnections}>{words.emptyHint}</EmptyState>}
    />
  );
}
