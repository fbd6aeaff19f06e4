import type { ListedPest } from '@vigia/api/client';
import { PAGE_SIZES } from '@vigia/domain/access';
import { Button, EmptyState, useWords } from '@vigia/ui';
import { type DataColumn, DataTable, type RowAction } from '@vigia/ui/table';
import { ArchiveRestore, Ban, Download, FileUp } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTableView } from '../../../shared/state/use-table-view.ts';
import { TableHead } from '../administration-view.tsx';
import { CATALOGUE } from './words.ts';

type Words = (typeof CATALOGUE)['spanish'];

const originOf = (words: Words, { isBuiltIn, takenAt }: ListedPest): string => {
  if (!isBuiltIn) return words.own;
  return takenAt === null ? words.builtIn : words.ownVersion;
};

const columnsOf = (words: Words): readonly DataColumn<ListedPest>[] => [
  { id: 'name', header: words.pests.name, value: ({ name }) => name, card: 'title' },
  { id: 'species', header: words.pests.species, value: ({ species }) => species, card: 'head' },
  { id: 'version', header: words.pests.version, kind: 'number', value: ({ version }) => version },
  { id: 'origin', header: words.origin, value: (pest) => originOf(words, pest), filter: 'choice' },
  {
    id: 'state',
    header: words.state,
    value: ({ isRetired }) => (isRetired ? words.isRetired : words.inUse),
    filter: 'choice',
    card: 'head',
  },
  { id: 'taken', header: words.pests.taken, kind: 'datetime', value: ({ takenAt }) => takenAt },
  { id: 'by', header: words.pests.takenBy, value: ({ takenBy }) => takenBy },
];

export interface PestsTableProps {
  readonly pests: readonly ListedPest[];
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  readonly onExport: (pest: ListedPest) => void;
  /** Absent for those who may only read. */
  readonly onImport?: (() => void) | undefined;
  readonly onRetire?: ((pest: ListedPest) => void) | undefined;
}

/** The pests of the installation, each with the version of its document. */
export function PestsTable(props: PestsTableProps) {
  const words = useWords(CATALOGUE);
  const { onExport, onImport, onRetire } = props;
  const columns = useMemo(() => columnsOf(words), [words]);
  const view = useTableView('admin-catalogue-pests');
  const rowActions = useCallback(
    (pest: ListedPest): readonly RowAction[] => [
      ...(pest.version === null
        ? []
        : [
            {
              id: 'export',
              label: words.pests.export,
              icon: Download,
              isInline: true,
              onAction: () => onExport(pest),
            },
          ]),
      ...(onRetire
        ? [
            {
              id: 'retire',
              label: pest.isRetired ? words.restore : words.retire,
              icon: pest.isRetired ? ArchiveRestore : Ban,
              onAction: () => onRetire(pest),
            },
          ]
        : []),
    ],
    [words, onExport, onRetire],
  );
  return (
    <>
      <TableHead title={words.pests.title}>
        {onImport && (
          <Button icon={FileUp} variant="primary" onPress={onImport}>
            {words.pests.import}
          </Button>
        )}
      </TableHead>
      <DataTable
        label={words.pests.title}
        columns={columns}
        rows={props.pests}
        rowId={({ id }) => id}
        rowActions={rowActions}
        state={props.state}
        onRetry={props.onRetry}
        pageSizes={PAGE_SIZES}
        hasSearch
        hasColumns
        exportName={words.pests.title}
        {...view}
        empty={<EmptyState title={words.pests.empty} />}
      />
    </>
  );
}
