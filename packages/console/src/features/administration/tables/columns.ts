import type { FormField } from '@vigia/domain/farm';
import type { DataColumn } from '@vigia/ui/table';
import type { OfClient } from './farm-table.ts';
import type { TableWords } from './table-words.ts';

/** The client of a row; the column is hidden once a client is chosen. */
export const CLIENT_COLUMN = 'client';
export const clientColumn = ({ admin }: TableWords) =>
  ({
    id: CLIENT_COLUMN,
    header: admin.columns.client,
    value: ({ owner }: OfClient) => owner.client.name,
    card: 'head',
  }) as const;

/** What a form asks for as prose, a column each. */
export const proseColumns = <Row, Draft>(
  fields: readonly FormField<Draft>[],
  labels: { readonly [Name in keyof Draft & string]?: string },
  draftOf: (row: Row) => Draft,
): readonly DataColumn<Row>[] =>
  fields
    .filter(({ kind }) => kind === 'prose')
    .map(({ name }) => ({
      id: name,
      header: labels[name] ?? name,
      value: (row) => String(draftOf(row)[name]),
    }));

/** The last column of archived rows. */
export const stateColumn = <Row>({ archived }: TableWords, state: string): DataColumn<Row> => ({
  id: 'state',
  header: archived.state,
  value: () => state,
  card: 'head',
});
