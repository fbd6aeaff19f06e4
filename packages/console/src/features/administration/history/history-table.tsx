import {
  CHANGE_KIND_WORDS,
  CHANGE_KINDS,
  PAGE_SIZES,
  type PersonOfChange,
  type RecordedChange,
} from '@vigia/domain';
import { EmptyState, useWords } from '@vigia/ui';
import { type DataColumn, DataTable, type TableQuery } from '@vigia/ui/table';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { DEVICE, type DeviceWords } from '../../../shared/device/words.ts';
import { useTableView } from '../../../shared/state/use-table-view.ts';
import { changeSentences, personText, thingText } from './change-text.ts';
import { ACTION_WORDS, HISTORY_WORDS as H } from './change-words.ts';
import { isFiltered } from './history-query.ts';

export interface HistoryTableProps {
  /** Those of the page that is shown, and how many there are on all pages. */
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

/** The server leads with the newest, and nothing else is asked of a record. */
const PLAIN = { isSortable: false } as const;

const columnsFor = (
  deviceWords: DeviceWords,
  people: readonly PersonOfChange[],
): readonly DataColumn<RecordedChange>[] => [
  { ...PLAIN, id: 'at', header: H.at, kind: 'datetime', value: ({ at }) => at, filter: 'date', card: 'head' },
  {
    ...PLAIN,
    id: 'person',
    header: H.person,
    value: ({ user }) => personText(user),
    filter: 'choice',
    choices: people.map((person) => personText(person)),
    card: 'head',
  },
  {
    ...PLAIN,
    id: 'kind',
    header: H.kind,
    value: ({ kind }) => CHANGE_KIND_WORDS[kind],
    filter: 'choice',
    choices: CHANGE_KINDS.map((kind) => CHANGE_KIND_WORDS[kind]),
    card: 'head',
  },
  { ...PLAIN, id: 'thing', header: H.thing, value: (change) => thingText(change), card: 'title' },
  { ...PLAIN, id: 'action', header: H.action, value: ({ action }) => ACTION_WORDS[action] },
  {
    ...PLAIN,
    id: 'what',
    header: H.what,
    value: (change) => changeSentences(deviceWords, change).join('. '),
    cell: (change) => (
      <Sentences>
        {changeSentences(deviceWords, change).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Sentences>
    ),
    card: 'head',
  },
];

/** Who changed what of one client, newest first. */
export function HistoryTable(props: HistoryTableProps) {
  const deviceWords = useWords(DEVICE);
  const { people, query, onQueryChange } = props;
  const columns = useMemo(() => columnsFor(deviceWords, people), [people, deviceWords]);
  const view = useTableView('admin-history');
  const filtered = isFiltered(query);
  return (
    <DataTable
      label={H.title}
      columns={columns}
      rows={props.changes}
      rowId={({ id }) => id}
      state={props.state}
      onRetry={props.onRetry}
      pageSizes={PAGE_SIZES}
      server={{ total: props.total, query, onQueryChange }}
      hasSearch
      hasColumns
      exportName={H.title}
      exportRows={props.onExport}
      {...view}
      empty={
        <EmptyState title={filtered ? H.noneFound : H.empty}>
          {filtered ? H.noneFoundHint : H.emptyHint}
        </EmptyState>
      }
    />
  );
}
