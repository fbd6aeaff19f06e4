import type { ListedCrop } from '@vigia/api/client';
import { PAGE_SIZES } from '@vigia/domain/access';
import { Button, EmptyState, useWords } from '@vigia/ui';
import { type DataColumn, DataTable, type RowAction } from '@vigia/ui/table';
import { ArchiveRestore, Ban, Pencil, Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTableView } from '../../../shared/state/use-table-view.ts';
import { TableHead } from '../administration-view.tsx';
import { CATALOGUE } from './words.ts';

type Words = (typeof CATALOGUE)['spanish'];

const columnsOf = (words: Words): readonly DataColumn<ListedCrop>[] => [
  { id: 'crop', header: words.crops.crop, value: ({ name }) => name, card: 'title' },
  { id: 'variety', header: words.crops.variety, value: ({ variantName }) => variantName, card: 'head' },
  {
    id: 'origin',
    header: words.origin,
    value: ({ isBuiltIn }) => (isBuiltIn ? words.builtIn : words.own),
    filter: 'choice',
  },
  {
    id: 'state',
    header: words.state,
    value: ({ isRetired }) => (isRetired ? words.isRetired : words.inUse),
    filter: 'choice',
    card: 'head',
  },
];

export interface CropsTableProps {
  readonly crops: readonly ListedCrop[];
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  /** Absent for those who may only read. */
  readonly onAdd?: (() => void) | undefined;
  readonly onEdit?: ((crop: ListedCrop) => void) | undefined;
  readonly onRetire?: ((crop: ListedCrop) => void) | undefined;
}

/** The crops of the installation and their varieties. */
export function CropsTable(props: CropsTableProps) {
  const words = useWords(CATALOGUE);
  const { onAdd, onEdit, onRetire } = props;
  const columns = useMemo(() => columnsOf(words), [words]);
  const view = useTableView('admin-catalogue-crops');
  const rowActions = useCallback(
    (crop: ListedCrop): readonly RowAction[] => [
      ...(onEdit
        ? [
            {
              id: 'edit',
              label: words.crops.edit,
              icon: Pencil,
              isInline: true,
              onAction: () => onEdit(crop),
            },
          ]
        : []),
      ...(onRetire
        ? [
            {
              id: 'retire',
              label: crop.isRetired ? words.restore : words.retire,
              icon: crop.isRetired ? ArchiveRestore : Ban,
              onAction: () => onRetire(crop),
            },
          ]
        : []),
    ],
    [words, onEdit, onRetire],
  );
  return (
    <>
      <TableHead title={words.crops.title}>
        {onAdd && (
          <Button icon={Plus} variant="primary" onPress={onAdd}>
            {words.crops.add}
          </Button>
        )}
      </TableHead>
      <DataTable
        label={words.crops.title}
        columns={columns}
        rows={props.crops}
        rowId={({ id }) => id}
        rowActions={rowActions}
        state={props.state}
        onRetry={props.onRetry}
        pageSizes={PAGE_SIZES}
        hasSearch
        hasColumns
        exportName={words.crops.title}
        {...view}
        empty={<EmptyState title={words.crops.empty} />}
      />
    </>
  );
}
