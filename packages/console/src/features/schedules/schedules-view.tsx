import { Button, EmptyState, textSize, useWords } from '@vigia/ui';
import { DataTable, type TableQuery } from '@vigia/ui/table';
import { CalendarPlus } from 'lucide-react';
import { styled } from 'styled-components';
import { AppBar, type AppBarProps } from '../../shared/app-bar/app-bar.tsx';
import type { ScheduleRow } from '../../shared/schedules/schedule-rows.ts';
import { useScheduleColumns } from '../../shared/schedules/use-schedule-columns.ts';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { SCHEDULES } from './words.ts';

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
  /** Absent for people who may not schedule reports. */
  readonly onCreate?: (() => void) | undefined;
}

export function SchedulesView(props: SchedulesViewProps) {
  const words = useWords(SCHEDULES);
  const columns = useScheduleColumns();
  const { clientName, rows, total, state, query, onQueryChange, onRetry, onCreate } = props;
  const isFailed = state === 'error';
  return (
    <>
      <AppBar {...props.bar} fields={FIELDS} title={words.title} subtitle={words.subtitle(clientName)} />
      <Hint>{words.followUp}</Hint>
      <Head>
        <h2>{words.table}</h2>
        {onCreate && (
          <Button variant="primary" icon={CalendarPlus} onPress={onCreate}>
            {words.create}
          </Button>
        )}
      </Head>
      {isFailed && <RetryNotice onRetry={onRetry}>{words.failed}</RetryNotice>}
      <DataTable
        label={words.table}
        columns={columns}
        rows={isFailed ? [] : rows}
        rowId={({ report }) => report.id}
        state={isFailed ? 'ready' : state}
        server={{ total: isFailed ? 0 : total, query, onQueryChange }}
        empty={
          <EmptyState title={words.empty}>{isFailed || !onCreate ? undefined : words.emptyHint}</EmptyState>
        }
      />
    </>
  );
}
