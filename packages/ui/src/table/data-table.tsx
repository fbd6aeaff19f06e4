import { type ReactNode, useMemo } from 'react';
import { ThemeProvider } from 'styled-components';
import { Button } from '../controls/button/button.tsx';
import { EmptyState } from '../controls/notice/empty-state.tsx';
import { ErrorState } from '../controls/notice/error-state.tsx';
import { styled, useTheme } from '../theme/styled.ts';
import { DENSITY, RADIUS } from '../theme/tokens.ts';
import { warnOfWrong, warnOfWrongEach } from '../warn-of-wrong.ts';
import { useWords } from '../words/language.tsx';
import { TableDeck } from './cards/table-deck.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { TableGrid } from './grid/table-grid.tsx';
import { COLUMN_CHOICES, TABLE_STATES } from './table-choices.ts';
import { BulkBar } from './toolbar/bulk-bar.tsx';
import { LoadingLine } from './toolbar/loading-line.tsx';
import { TableNotes } from './toolbar/table-notes.tsx';
import { TablePager } from './toolbar/table-pager.tsx';
import { TableToolbar } from './toolbar/table-toolbar.tsx';
import { useCards } from './use-cards.ts';
import { type TableModel, useDataTable } from './use-data-table.ts';
import { TABLE, type TableWords } from './words.ts';

/** `clip` instead of `hidden`, because the head must stay sticky to the page. */
const Frame = styled.div`
  --vigia-table-top: var(--vigia-sticky-top, 0px);
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  overflow: clip;
  @media print { overflow: visible; }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

/**
 * A table that sorts in Spanish order, filters, pages, selects, exports and has keyboard navigation; below 800
 * px its rows become cards. Rows that lack fields show a dash; rows with the same id are all drawn.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useCards();
  const model = useDataTable(props, isNarrow);
  const theme = useTheme();
  const { density } = model.view;
  const denser = useMemo(() => (density ? { ...theme, density: DENSITY[density] } : theme), [theme, density]);
  const { state = 'ready', label } = props;
  warnOfWrong('DataTable', props, { state: TABLE_STATES });
  warnOfWrongEach('DataTable column', props.columns, COLUMN_CHOICES);
  const isLoading = state === 'loading';
  const notice = noticeOf(model, useWords(TABLE));
  const pager = model.pageSizes && model.total > 0 && state !== 'loading' && notice === null && (
    <TablePager
      total={model.total}
      pageIndex={model.pageIndex}
      onPage={model.turnTo}
      pageSize={model.query.pageSize}
      pageSizes={model.pageSizes}
      onPageSize={model.setPageSize}
    />
  );
  const parts = (
    <>
      <TableToolbar model={model} isNarrow={isNarrow} />
      <BulkBar model={model} />
      <TableNotes model={model} />
      {isLoading && model.page.length > 0 && <LoadingLine />}
    </>
  );
  return (
    <ThemeProvider theme={denser}>
      {isNarrow ? (
        <Stack>
          {parts}
          {notice !== null && <Frame>{notice}</Frame>}
          {notice === null && <TableDeck model={model} label={label} isLoading={isLoading} />}
          {pager}
        </Stack>
      ) : (
        <Frame>
          {parts}
          <TableGrid model={model} notice={notice} isLoading={isLoading} />
          {pager}
        </Frame>
      )}
    </ThemeProvider>
  );
}

/** What is shown instead of rows: no rows, none that match, or an error. */
function noticeOf<Row>(model: TableModel<Row>, words: TableWords): ReactNode | null {
  const { state = 'ready', rows, page, empty, error, onRetry, isFiltered, change, filter, hasSearch } = model;
  if (state === 'error' && rows.length === 0)
    return error ?? <ErrorState title={words.failed} {...(onRetry ? { onRetry } : {})} />;
  if (state === 'loading' || page.length > 0) return null;
  const canClear = isFiltered && (hasSearch || filter === undefined || filter === '');
  if (!canClear) return empty ?? <EmptyState title={words.empty} />;
  return (
    <EmptyState
      title={words.noMatch}
      action={<Button onPress={() => change({ filter: '', filters: {} })}>{words.clearFilters}</Button>}
    >
      {words.noMatchHint}
    </EmptyState>
  );
}
