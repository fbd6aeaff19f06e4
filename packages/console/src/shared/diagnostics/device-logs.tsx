import { useQuery } from '@tanstack/react-query';
import type { DeviceLog } from '@vigia/api/client';
import { type DayRange, LOG_LEVELS, type LogLevel, type NodeSerial } from '@vigia/domain';
import { EmptyState, Select } from '@vigia/ui';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { apiAtom } from '../state/api.ts';
import { SelectBox } from '../ui/filter-boxes.ts';
import { queryState } from './query-state.ts';
import { WORDS } from './words.ts';

interface Line extends DeviceLog {
  readonly id: number;
}

const COLUMNS: readonly DataColumn<Line>[] = [
  { id: 'at', header: WORDS.columns.at, kind: 'datetime', value: ({ at }) => at, card: 'title' },
  { id: 'level', header: WORDS.columns.level, value: ({ level }) => WORDS.level(level), card: 'head' },
  { id: 'text', header: WORDS.columns.text, value: ({ text }) => text },
  { id: 'uploaded', header: WORDS.columns.uploaded, kind: 'datetime', value: ({ uploadedAt }) => uploadedAt },
];
const CHOICES = [
  { value: 'all' as const, label: WORDS.allLevels },
  ...LOG_LEVELS.map((value) => ({ value, label: WORDS.level(value) })),
];

/** What a device wrote down, newest first, of all levels or of one. */
export function DeviceLogs({ serial, days }: { readonly serial: NodeSerial; readonly days: DayRange }) {
  const api = useAtomValue(apiAtom);
  const [level, setLevel] = useState<LogLevel | 'all'>('all');
  const query = useQuery({
    queryKey: ['device-logs', serial, days.start, days.end, level],
    queryFn: ({ signal }) =>
      api.devices.logs(serial, { ...days, ...(level === 'all' ? {} : { levels: [level] }) }, signal),
  });
  const rows = useMemo(() => (query.data ?? []).map((line, id): Line => ({ ...line, id })), [query.data]);
  return (
    <DataTable
      label={WORDS.logs}
      columns={COLUMNS}
      rows={rows}
      rowId={({ id }) => id}
      {...queryState(query)}
      initialSort={{ id: 'at', isDescending: true }}
      hasSearch
      exportName={WORDS.file.logs}
      tools={
        <SelectBox>
          <Select<LogLevel | 'all'>
            label={WORDS.levels}
            options={CHOICES}
            value={level}
            onChange={(next) => next && setLevel(next)}
          />
        </SelectBox>
      }
      empty={<EmptyState title={WORDS.noLogs}>{WORDS.emptyHint}</EmptyState>}
    />
  );
}
