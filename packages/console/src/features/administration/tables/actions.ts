import type { RowAction } from '@vigia/ui/table';
import { ArchiveRestore, Pencil } from 'lucide-react';
import { reasonOf } from '../../../shared/error-words.ts';
import type { Question } from '../targets.ts';
import type { RowDoings } from './farm-table.ts';
import type { TableWords } from './table-words.ts';

/** Opens the form of a row. */
export const editAction = ({ admin }: TableWords, onAction: () => void): RowAction => ({
  id: 'edit',
  label: admin.edit,
  icon: Pencil,
  isInline: true,
  onAction,
});

/** What a question says if its action is refused: the service's reason. */
export const failedWith =
  ({ admin, reasons }: TableWords) =>
  (error: unknown): string =>
    admin.failed(reasonOf(reasons, error));

/** Asks whether an archived row is to be restored, and offers to undo it. */
export const restoreAction = (
  words: TableWords,
  ask: RowDoings['ask'],
  question: Omit<Question, 'confirmLabel' | 'failed'>,
): RowAction => ({
  id: 'restore',
  label: words.archived.restore,
  icon: ArchiveRestore,
  isInline: true,
  onAction: () => ask({ ...question, confirmLabel: words.archived.restore, failed: failedWith(words) }),
});
