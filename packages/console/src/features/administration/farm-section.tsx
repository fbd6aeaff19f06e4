import { isLimited } from '@vigia/domain/access';
import { ToggleButton } from '@vigia/ui';
import { type ReactNode, useMemo } from 'react';
import { TableHead } from './administration-view.tsx';
import { ArchivedSection } from './archived/archived-section.tsx';
import type { RowDoings } from './tables/farm-table.ts';
import { FarmTableView, type FarmTableViewProps } from './tables/farm-table-view.tsx';
import { FARM_TABLES, type FarmTableName } from './tables/farm-tables.ts';
import { useTableWords } from './tables/table-words.ts';

interface FarmSectionProps<Name extends FarmTableName>
  extends Omit<FarmTableViewProps<Name>, 'isLimited' | 'rowActions' | 'bulkActions'> {
  /** Keep the same between renders. */
  readonly doings: RowDoings;
  readonly buttons: ReactNode;
  readonly onArchive: (isArchive: boolean) => void;
}

/** One of the tables of what clients own, in use or archived, with its buttons. */
export function FarmSection<Name extends FarmTableName>(props: FarmSectionProps<Name>) {
  const { table, doings, buttons, isArchive, onArchive, ...shown } = props;
  const words = useTableWords();
  const { rowActions, bulkActions: bulkActionsOf, archive } = FARM_TABLES[table];
  const isArchived = isArchive && archive !== undefined;
  const actions = useMemo(
    () => (isArchived ? archive.rowActions : rowActions)(words, doings),
    [isArchived, archive, rowActions, words, doings],
  );
  const bulkActions = useMemo(
    // A table of several clients has rows that nobody can edit together.
    () => (isArchived || !shown.mayAdd || shown.showsClient ? undefined : bulkActionsOf?.(words, doings)),
    [isArchived, shown.mayAdd, shown.showsClient, bulkActionsOf, words, doings],
  );
  const rows = {
    ...shown,
    bulkActions,
    table,
    rowActions: actions,
    isLimited: shown.owners.some(({ client }) => isLimited(doings.user, client.id)),
  };
  return (
    <>
      <TableHead title={words.tables[table].title}>
        {archive && (
          <ToggleButton label={words.archived.toggle} isSelected={isArchive} onChange={onArchive} />
        )}
        {buttons}
      </TableHead>
      {isArchived ? (
        <ArchivedSection key={table} {...rows} />
      ) : (
        <FarmTableView key={table} {...rows} isArchive={false} />
      )}
    </>
  );
}
