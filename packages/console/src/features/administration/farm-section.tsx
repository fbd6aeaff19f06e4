import { isLimited } from '@vigia/domain/access';
import { ADMIN_TABLE_WORDS } from '@vigia/domain/es';
import { ToggleButton, useWords } from '@vigia/ui';
import { type ReactNode, useMemo } from 'react';
import { DIALOGS } from '../../shared/dialogs/words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import type { AdminTableProps } from './admin-table.tsx';
import { TableHead } from './administration-view.tsx';
import { ArchivedSection } from './archived/archived-section.tsx';
import { isArchivable } from './archived/archived-tables.tsx';
import { restoreActionsOf } from './archived/restore-actions.ts';
import { ARCHIVED } from './archived/words.ts';
import { type FarmTable, FarmTables } from './farm-tables.tsx';
import { PHOTO_IMPORT } from './photos/words.ts';
import { type RowDoings, rowActionsOf } from './row-actions.ts';
import { SIGN_INS } from './sign-ins/words.ts';
import { ADMINISTRATION } from './words.ts';

interface FarmSectionProps extends Omit<AdminTableProps, 'table' | 'empty'> {
  readonly table: FarmTable;
  /** Keep the same between renders. */
  readonly doings: RowDoings;
  readonly buttons: ReactNode;
  /** Its archived rows are shown instead of those in use. */
  readonly isArchive: boolean;
  readonly onArchive: (isArchive: boolean) => void;
}

/** One of the tables of what clients own, in use or archived, with its buttons. */
export function FarmSection(props: FarmSectionProps) {
  const { table, doings, buttons, isArchive, onArchive, ...rows } = props;
  const words = useWords(ADMINISTRATION);
  const archivedWords = useWords(ARCHIVED);
  const photos = useWords(PHOTO_IMPORT);
  const signIns = useWords(SIGN_INS);
  const reasons = useWords(REASONS);
  const dialogs = useWords(DIALOGS);
  const actions = useMemo(
    () => rowActionsOf({ words, photos, signIns, reasons, dialogs }, doings),
    [doings, words, photos, signIns, reasons, dialogs],
  );
  const restoreActions = useMemo(
    () => restoreActionsOf(words, archivedWords, reasons, doings),
    [doings, words, archivedWords, reasons],
  );
  return (
    <>
      <TableHead title={ADMIN_TABLE_WORDS[table]}>
        {isArchivable(table) && (
          <ToggleButton label={archivedWords.toggle} isSelected={isArchive} onChange={onArchive} />
        )}
        {buttons}
      </TableHead>
      {isArchivable(table) && isArchive ? (
        <ArchivedSection key={table} table={table} {...rows} actions={restoreActions} />
      ) : (
        <FarmTables
          key={table}
          table={table}
          {...rows}
          actions={actions}
          isLimited={rows.owners.some(({ client }) => isLimited(doings.user, client.id))}
        />
      )}
    </>
  );
}
