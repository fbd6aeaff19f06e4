import { PAGE_SIZES } from '@vigia/domain/access';
import { CHANGE_KIND_WORDS } from '@vigia/domain/es';
import { CHANGE_KINDS, type PersonOfChange, type RecordedChange } from '@vigia/domain/farm';
import { EmptyState, useWords } from '@vigia/ui';
import { type DataColumn, DataTable, type TableQuery } from '@vigia/ui/table';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { DEVICE, type DeviceWords } from '../../../shared/device/words.ts';
import { useTableView } from '../../../shared/state/use-table-view.ts';
import { changeSentences, personText, thingText } from './change-text.ts';
import { HISTORY, type HistoryWords } from './change-words.ts';

import { isFiltered } from './history-query.ts';

export interface HistoryTableProps {
  /** The rows of the page, and how many there are on all pages. */
  readonly changes: readonly RecordedChange[];
  readonly total: number;
  /** Everybody who has changed something. */
  readonly people: readonly PersonOfChange[];
  readonly state: 'loading' | 'error' | 'ready';
  readonly query: TableQuery;
  readonly onQueryChange: (query: TableQuery) => void;
  readonly onRetry: () => void;
  /** Every change that the filters leave, for the export. */
  readonly onExport: () => Promise<readonly RecordedChange[]>;
}

const Sentences = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  max-width: 64ch;
  white-space: normal;
  overflow-wrap: anywhere;
`;

/** The server sorts by newest first, and a record can be sorted by no other column. */
const PLAIN = { isSortable: false } as const;

const columnsFor = (
  words: HistoryWords,
  deviceWords: DeviceWords,
  people: readonly PersonOfChange[],
): readonly DataColumn<RecordedChange>[] => [
  {
    ...PLAIN,
    id: 'at',
    header: words.at,
    kind: 'datetime',
    value: ({ at }) => at,
    filter: 'date',
    card: 'head',
  },
  {
    ...PLAIN,
    id: 'person',
    header: words.person,
    value: ({ user }) => personText(words, user),
    filter: 'choice',
    choices: people.map((person) => personText(words, person)),
    card: 'head',
  },
  {
    ...PLAIN,
    id: 'kind',
    header: words.kind,
    value: ({ kind }) => CHANGE_KIND_WORDS[kind],
    filter: 'choice',
    choices: CHANGE_KINDS.map((kind) => CHANGE_KIND_WORDS[kind]),
    card: 'head',
  },
  { ...PLAIN, id: 'thing', header: words.thing, value: (change) => thingText(words, change), card: 'title' },
  { ...PLAIN, id: 'action', header: words.action, value: ({ action }) => words.actions[action] },
  {
    ...PLAIN,
    id: 'what',
    header: words.what,
    value: (change) => changeSentences(words, deviceWords, change).join('. '),
    cell: (change) => (
      <Sentences>
        {changeSentences(words, deviceWords, change).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Sentences>
    ),
    card: 'head',
  },
];

/** Who changed what of one client, newest first. */
export function HistoryTable(props: HistoryTableProps) {
  const words = useWords(HISTORY);
  const deviceWords = useWords(DEVICE);
  const { people, query, onQueryChange } = props;
  const columns = useMemo(() => columnsFor(words, deviceWords, people), [people, deviceWords, words]);
  const view = useTableView('admin-history');
  const filtered = isFiltered(query);
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={props.changes}
      rowId={({ id }) => id}
      state={props.state}
      onRetry={props.onRetry}
      pageSizes={PAGE_SIZES}
      server={{ total: props.total, query, onQueryChange }}
      hasSearch
      hasColumns
      exportName={words.title}
      exportRows={props.onExport}
      {...view}
      empty={
        <EmptyState title={filtered ? words.noneFound : words.empty}>
          {filtered ? words.noneFoundHint : words.emptyHint}
        </EmptyState>
      }
    />
  );
}
