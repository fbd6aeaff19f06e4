import { useQuery } from '@tanstack/react-query';
import { type DeviceLog, deviceCalls } from '@vigia/api/client';
import type { DayRange } from '@vigia/domain';
import { LOG_LEVELS, type LogLevel } from '@vigia/domain/access';
import type { NodeSerial } from '@vigia/domain/farm';
import { EmptyState, Select, useWords } from '@vigia/ui';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { useMemo, useState } from 'react';
import { useCalls } from '../state/calls.ts';
import { SelectBox } from '../ui/filter-boxes.ts';
import { queryState } from './query-state.ts';
import { DIAGNOSTICS, type DiagnosticsWords } from './words.ts';

interface Line extends DeviceLog {
  readonly id: number;
}

const columnsOf = (words: DiagnosticsWords): readonly DataColumn<Line>[] => [
  { id: 'at', header: words.columns.at, kind: 'datetime', value: ({ at }) => at, card: 'title' },
  { id: 'level', header: words.columns.level, value: ({ level }) => words.level(level), card: 'head' },
  { id: 'text', header: words.columns.text, value: ({ text }) => text },
  { id: 'uploaded', header: words.columns.uploaded, kind: 'datetime', value: ({ uploadedAt }) => uploadedAt },
];
const choicesOf = (words: DiagnosticsWords) => [
  { value: 'all' as const, label: words.allLevels },
  ...LOG_LEVELS.map((value) => ({ value, label: words.level(value) })),
];

/** Log lines of a device, newest first, of all levels or of one. */
export function DeviceLogs({ serial, days }: { readonly serial: NodeSerial; readonly days: DayRange }) {
  const words = useWords(DIAGNOSTICS);
  const columns = useMemo(() => columnsOf(words), [words]);
  const devices = useCalls(deviceCalls);
  const [level, setLevel] = useState<LogLevel | 'all'>('all');
  const query = useQuery({
    queryKey: ['device-logs', serial, days.start, days.end, level],
    queryFn: ({ signal }) =>
      devices.logs(serial, { ...days, ...(level === 'all' ? {} : { levels: [level] }) }, signal),
  });
  const rows = useMemo(() => (query.data ?? []).map((line, id): Line => ({ ...line, id })), [query.data]);
  return (
    <DataTable
      label={words.logs}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      {...queryState(query)}
      initialSort={{ id: 'at', isDescending: true }}
      hasSearch
      exportName={words.file.logs}
      tools={
        <SelectBox>
          <Select<LogLevel | 'all'>
            label={words.levels}
            options={choicesOf(words)}
            value={level}
            onChange={(next) => next && setLevel(next)}
          />
        </SelectBox>
      }
      empty={<EmptyState title={words.noLogs}>{words.emptyHint}</EmptyState>}
    />
  );
}
