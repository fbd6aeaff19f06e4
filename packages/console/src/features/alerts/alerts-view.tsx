import { ALERT_KIND_WORDS } from '@vigia/domain/es';
import { Button, Chip, LinkButton, useWords } from '@vigia/ui';
import type { DataColumn, RowAction } from '@vigia/ui/table';
import { Archive, ArchiveRestore, History, Pencil, Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { isTestedKind } from '../../shared/rule-test/rule-address.ts';
import { ConnectionsPage } from '../../shared/ui/connections-page.tsx';
import type { AlertRow } from './alert-rows.ts';
import { ALERTS, type AlertWords } from './words.ts';

/** A rule is one line where there is room for it. */
const Sentence = styled.span`
  display: block;
  max-width: 90ch;
`;

const columnsOf = (words: AlertWords): readonly DataColumn<AlertRow>[] => [
  {
    id: 'rule',
    header: words.columns.rule,
    value: ({ sentence }) => sentence,
    cell: ({ sentence }) => <Sentence>{sentence}</Sentence>,
    card: 'title',
  },
  {
    id: 'kind',
    header: words.columns.kind,
    width: '190px',
    value: ({ rule }) => ALERT_KIND_WORDS[rule.kind],
    filter: 'choice',
    card: 'head',
  },
  {
    id: 'state',
    header: words.columns.state,
    width: '120px',
    value: ({ rule }) => (rule.archived ? words.archived : words.inUse),
    cell: ({ rule }) =>
      rule.archived ? <Chip>{words.archived}</Chip> : <Chip status="ok">{words.inUse}</Chip>,
    filter: 'choice',
    card: 'head',
  },
  {
    id: 'changed',
    header: words.columns.changed,
    kind: 'datetime',
    width: '170px',
    value: ({ rule }) => rule.changedAt,
  },
];

export interface AlertsViewProps {
  readonly clientName: string;
  readonly rows: readonly AlertRow[];
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  readonly onCreate: () => void;
  readonly onEdit: (row: AlertRow) => void;
  readonly onArchive: (row: AlertRow, isArchived: boolean) => void;
  /** Where a rule is tried on past seasons; without a row, where any is. */
  readonly testHref: (row: AlertRow | null) => string;
}

/** The rules by which the people of a client are alerted, each in one sentence. */
export function AlertsView({ clientName, onCreate, onEdit, onArchive, testHref, ...rows }: AlertsViewProps) {
  const words = useWords(ALERTS);
  const columns = useMemo(() => columnsOf(words), [words]);
  const actions = useCallback(
    (row: AlertRow): RowAction[] => {
      const restore = { id: 'restore', label: words.restore, icon: ArchiveRestore };
      if (row.rule.archived) return [{ ...restore, onAction: () => onArchive(row, false) }];
      return [
        { id: 'edit', label: words.edit, icon: Pencil, onAction: () => onEdit(row) },
        ...(isTestedKind(row.rule.kind)
          ? [{ id: 'test', label: words.test, icon: History, href: testHref(row) }]
          : []),
        { id: 'archive', label: words.archive, icon: Archive, onAction: () => onArchive(row, true) },
      ];
    },
    [onEdit, onArchive, testHref, words],
  );
  return (
    <ConnectionsPage
      {...rows}
      title={words.title}
      subtitle={words.subtitle(clientName)}
      hint={words.hint}
      create={
        <>
          <LinkButton href={testHref(null)} icon={History}>
            {words.test}
          </LinkButton>
          <Button variant="primary" icon={Plus} onPress={onCreate}>
            {words.create}
          </Button>
        </>
      }
      table={words.table}
      columns={columns}
      rowId={({ rule }) => rule.id}
      rowActions={actions}
      empty={words.empty}
      emptyHint={words.emptyHint}
    />
  );
}
