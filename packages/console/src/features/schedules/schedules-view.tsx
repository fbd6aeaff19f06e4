import { deliveryText, periodicityText, REPORT_TYPE_WORDS } from '@vigia/domain';
import { Button, EmptyState, textSize } from '@vigia/ui';
import { type DataColumn, DataTable, type TableQuery } from '@vigia/ui/table';
import { CalendarPlus } from 'lucide-react';
import styled from 'styled-components';
import { AppBar, type AppBarProps } from '../../shared/app-bar/app-bar.tsx';
import type { ScheduleRow } from './schedule-rows.ts';
import { WORDS } from './words.ts';

const FIELDS = ['season', 'sector', 'reportType'] as const;

const Hint = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  h2 { margin: 0; font-size: ${textSize('title')}; }
`;

const C = WORDS.columns;
const PLAIN = { isSortable: false } as const;
const COLUMNS: readonly DataColumn<ScheduleRow>[] = [
  { ...PLAIN, id: 'user', header: C.user, value: ({ user }) => user, card: 'title' },
  { ...PLAIN, id: 'email', header: C.email, value: ({ email }) => email },
  { ...PLAIN, id: 'client', header: C.client, value: ({ client }) => client },
  { ...PLAIN, id: 'sector', header: C.sector, value: ({ sector }) => sector, card: 'head' },
  { ...PLAIN, id: 'season', header: C.season, value: ({ season }) => season },
  { ...PLAIN, id: 'start', header: C.start, kind: 'date', value: ({ report }) => report.start },
  { ...PLAIN, id: 'end', header: C.end, kind: 'date', value: ({ report }) => report.end },
  {
    ...PLAIN,
    id: 'periodicity',
    header: C.periodicity,
    value: ({ report }) => periodicityText(report.cronExpression),
    card: 'head',
  },
  {
    ...PLAIN,
    id: 'reportType',
    header: C.reportType,
    value: ({ report }) => REPORT_TYPE_WORDS[report.reportType],
  },
  { ...PLAIN, id: 'delivery', header: C.delivery, value: ({ report }) => deliveryText(report.lastDelivery) },
];

export interface SchedulesViewProps {
  readonly clientName: string;
  /** What the follow-up report of the page is about, and its button. */
  readonly bar: Pick<AppBarProps, 'context' | 'filters' | 'usual' | 'onFilters' | 'report'>;
  /** Rows of the page that is shown. */
  readonly rows: readonly ScheduleRow[];
  /** Of all pages. */
  readonly total: number;
  readonly state: 'loading' | 'error' | 'ready';
  readonly query: TableQuery;
  readonly onQueryChange: (query: TableQuery) => void;
  readonly onRetry: () => void;
  readonly onCreate: () => void;
}

export function SchedulesView(props: SchedulesViewProps) {
  const { clientName, rows, total, state, query, onQueryChange, onRetry, onCreate } = props;
  const create = (
    <Button variant="primary" icon={CalendarPlus} onPress={onCreate}>
      {WORDS.create}
    </Button>
  );
  return (
    <>
      <AppBar {...props.bar} fields={FIELDS} title={WORDS.title} subtitle={WORDS.subtitle(clientName)} />
      <Hint>{WORDS.followUp}</Hint>
      <Head>
        <h2>{WORDS.table}</h2>
        {create}
      </Head>
      <DataTable
        label={WORDS.table}
        columns={COLUMNS}
        rows={rows}
        rowId={({ report }) => report.id}
        state={state}
        onRetry={onRetry}
        server={{ total, query, onQueryChange }}
        empty={<EmptyState title={WORDS.empty}>{WORDS.emptyHint}</EmptyState>}
      />
    </>
  );
}
