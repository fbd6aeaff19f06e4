import { formatDate, NO_VALUE } from '@vigia/domain/es';
import type { Call } from '@vigia/domain/events';
import { Chip, EmptyState, type Status, useWords } from '@vigia/ui';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { useMemo } from 'react';
import { Section } from '../../shared/ui/section.tsx';
import type { CallRow } from './result-rows.ts';
import { RULE_TEST, type RuleTestWords } from './words.ts';

const STATUS: Readonly<Record<Call['outcome'], Status>> = {
  before: 'ok',
  late: 'neutral',
  nothing: 'warning',
  unjudged: 'neutral',
};

const columnsOf = ({ columns, after }: RuleTestWords['calls']): DataColumn<CallRow>[] => [
  { id: 'date', header: columns.date, kind: 'date', value: ({ date }) => date, card: 'title' },
  { id: 'place', header: columns.place, value: ({ place }) => place, card: 'head' },
  { id: 'found', header: columns.found, value: ({ found }) => found, isSortable: false },
  {
    ...{ id: 'outcome', header: columns.outcome, filter: 'choice', card: 'head' },
    value: ({ outcomeText }) => outcomeText,
    cell: ({ outcome, outcomeText }) => <Chip status={STATUS[outcome]}>{outcomeText}</Chip>,
  },
  {
    ...{ id: 'peak', header: columns.peak },
    value: ({ peak }) => peak,
    text: ({ peak }) => (peak === null ? NO_VALUE : formatDate(peak)),
    kind: 'date',
  },
  {
    ...{ id: 'lead', header: columns.lead, kind: 'number' },
    value: ({ lead }) => lead,
    text: ({ lead }) => (lead === null ? NO_VALUE : lead < 0 ? after(-lead) : `${lead}`),
  },
];

export interface CallTableProps {
  readonly rows: readonly CallRow[];
}

/** Each call with its day, its place and what became of it. */
export function CallTable({ rows }: CallTableProps) {
  const all = useWords(RULE_TEST);
  const words = all.calls;
  const columns = useMemo(() => columnsOf(words), [words]);
  return (
    <Section title={words.title}>
      <DataTable
        label={words.title}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        exportName={`${all.title} - ${words.title}`}
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </Section>
  );
}
