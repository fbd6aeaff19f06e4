import { useQuery } from '@tanstack/react-query';
import { deviceCalls, type SetApartReading } from '@vigia/api/client';
import type { DayRange } from '@vigia/domain';
import { quantityInWords, SET_APART_WORDS } from '@vigia/domain/es';
import { Dialog, EmptyState, Notice, useWords } from '@vigia/ui';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { useMemo } from 'react';
import { queryState } from '../diagnostics/query-state.ts';
import { useCalls } from '../state/calls.ts';
import type { DataSource } from './use-points.ts';
import { DEVICE, type DeviceWords } from './words.ts';

interface Line extends SetApartReading {
  readonly id: number;
}

const valuesOf = ({ values }: Line) => values.map(({ of, value }) => quantityInWords(of, value)).join(' · ');
/** Epoch ms; null for a date that does not exist, which is shown as the device sent it. */
const saidAt = (line: Line) => (line.reason === 'no-such-instant' ? null : Date.parse(line.saidAt));

const columnsOf = ({ columns }: DeviceWords['setApart']): readonly DataColumn<Line>[] => [
  { id: 'values', header: columns.values, value: valuesOf, card: 'title' },
  { id: 'said', header: columns.saidAt, kind: 'datetime', value: saidAt },
  { id: 'reason', header: columns.reason, value: reasonOf, card: 'head' },
  { id: 'received', header: columns.receivedAt, kind: 'datetime', value: ({ receivedAt }) => receivedAt },
  { id: 'serial', header: columns.serial, value: ({ serial }) => serial },
];

function reasonOf({ reason, saidAt: at }: Line): string {
  const why = SET_APART_WORDS[reason];
  return reason === 'no-such-instant' ? `${why}: ${at}` : why;
}

export interface SetApartDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly of: DataSource;
  readonly days: DayRange;
}

/** The readings that a graph leaves out, each with its values, its date and the reason. */
export function SetApartDialog({ isOpen, onClose, of, days }: SetApartDialogProps) {
  const words = useWords(DEVICE).setApart;
  const columns = useMemo(() => columnsOf(words), [words]);
  const devices = useCalls(deviceCalls);
  const query = useQuery({
    queryKey: ['set-apart', of, days.start, days.end],
    queryFn: ({ signal }) => devices.setApart(of, days, signal),
    enabled: isOpen,
  });
  const rows = useMemo(
    () => (query.data?.readings ?? []).map((reading, id): Line => ({ ...reading, id })),
    [query.data],
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} width={880} isReading>
      <p>{words.why}</p>
      {query.data?.truncated && <Notice>{words.latest(rows.length)}</Notice>}
      <DataTable
        label={words.title}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        {...queryState(query)}
        exportName={words.file}
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </Dialog>
  );
}
