import { EmptyState, Link, PageHeader } from '@vigia/ui';
import { type DataColumn, DataTable, type RowAction } from '@vigia/ui/table';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Hint = styled.p`
  max-width: 900px;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

export interface ConnectionsPageProps<Row> {
  readonly title: string;
  readonly subtitle: string;
  /** What these connections are. */
  readonly hint: string;
  /** A page of the guides. */
  readonly guide?: { readonly href: string; readonly label: string };
  /** The button that makes one; false for those who may only look. */
  readonly create: ReactNode;
  /** The table's name for screen readers. */
  readonly table: string;
  /** Keep the same array between renders, like `rows` and `rowActions`. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => number;
  readonly rowActions: (row: Row) => readonly RowAction[];
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  readonly empty: string;
  readonly emptyHint: string;
}

/** The page of what connects a client with others: what it is for, a button for a new one, and a table of them. */
export function ConnectionsPage<Row>(props: ConnectionsPageProps<Row>) {
  const { title, subtitle, hint, guide, create, table, empty, emptyHint, ...rows } = props;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} filters={create} />
      <Hint>
        {hint}
        {guide && (
          <>
            {' '}
            <Link href={guide.href} target="_blank">
              {guide.label}
            </Link>
          </>
        )}
      </Hint>
      <DataTable
        label={table}
        {...rows}
        hasSearch
        hasColumns
        empty={<EmptyState title={empty}>{emptyHint}</EmptyState>}
      />
    </>
  );
}
