import { PAGE_SIZES } from '@vigia/domain/access';
import type { UnknownDevice } from '@vigia/domain/devices';
import { ARRIVAL_CALL_WORDS, KEY_FAULT_WORDS } from '@vigia/domain/es';
import { EmptyState, useWords } from '@vigia/ui';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { RadioTower } from 'lucide-react';
import { useMemo } from 'react';
import { UNKNOWN_DEVICES, type UnknownDevicesWords } from './words.ts';

const columnsOf = ({ columns }: UnknownDevicesWords): readonly DataColumn<UnknownDevice>[] => [
  { id: 'serial', header: columns.serial, value: ({ serial }) => serial, card: 'title' },
  { id: 'last', header: columns.last, kind: 'datetime', value: ({ lastAt }) => lastAt, card: 'head' },
  {
    id: 'key',
    header: columns.key,
    value: ({ keyFault }) => KEY_FAULT_WORDS[keyFault],
    filter: 'choice',
    card: 'head',
  },
  { id: 'call', header: columns.call, value: ({ call }) => ARRIVAL_CALL_WORDS[call] },
  { id: 'address', header: columns.address, value: ({ address }) => address },
  { id: 'times', header: columns.times, kind: 'number', value: ({ times }) => times },
  { id: 'first', header: columns.first, kind: 'datetime', value: ({ firstAt }) => firstAt },
  { id: 'program', header: columns.program, value: ({ program }) => program ?? '' },
];

export interface UnknownDevicesTableProps {
  readonly devices: readonly UnknownDevice[];
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
}

/** Who sends without being known, the last one first. */
export function UnknownDevicesTable({ devices, state, onRetry }: UnknownDevicesTableProps) {
  const words = useWords(UNKNOWN_DEVICES);
  const columns = useMemo(() => columnsOf(words), [words]);
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={devices}
      rowId={({ serial, address }) => `${serial} ${address}`}
      state={state}
      onRetry={onRetry}
      initialSort={{ id: 'last', isDescending: true }}
      pageSizes={PAGE_SIZES}
      hasSearch
      exportName={words.title}
      empty={
        <EmptyState title={words.empty} icon={RadioTower}>
          {words.emptyHint}
        </EmptyState>
      }
    />
  );
}
