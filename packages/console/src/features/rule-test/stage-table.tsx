import { EmptyState, useWords } from '@vigia/ui';
import { type DataColumn, DataTable, useCards } from '@vigia/ui/table';
import { useMemo } from 'react';
import { Quiet } from '../../shared/ui/quiet.ts';
import { Section } from '../../shared/ui/section.tsx';
import type { StageRow } from './result-rows.ts';
import { RULE_TEST, type RuleTestWords } from './words.ts';

const columnsOf = (
  { columns, of, line }: RuleTestWords['stages'],
  isCards: boolean,
): DataColumn<StageRow>[] => [
  { id: 'stage', header: columns.stage, value: ({ name }) => name, card: 'title', isSortable: false },
  {
    ...{ id: 'called', header: columns.called, width: '150px', card: 'head' },
    value: ({ called }) => called,
    text: ({ called, seasons }) => of(called, seasons),
    cell: ({ called, seasons, median }) => (isCards ? line(called, seasons, median) : of(called, seasons)),
  },
  {
    ...{ id: 'median', header: columns.median, kind: 'number', width: '150px' },
    value: ({ median }) => median,
  },
  {
    ...{ id: 'seasons', header: columns.seasons, isSortable: false },
    value: ({ bySeason }) => bySeason.join(' · '),
  },
];

export interface StageTableProps {
  readonly rows: readonly StageRow[];
}

/** How many days before each stage the rule would have called. */
export function StageTable({ rows }: StageTableProps) {
  const all = useWords(RULE_TEST);
  const words = all.stages;
  const isCards = useCards();
  const columns = useMemo(() => columnsOf(words, isCards), [words, isCards]);
  return (
    <Section title={words.title}>
      <Quiet>{words.hint}</Quiet>
      <DataTable
        label={words.title}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        pageSizes={false}
        exportName={`${all.title} - ${words.title}`}
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </Section>
  );
}
