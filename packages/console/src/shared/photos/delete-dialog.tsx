import { newIdempotencyKey } from '@vigia/api/client';
import { formatDateTime } from '@vigia/domain/es';
import { ConfirmDialog, useSnackbar, useWords } from '@vigia/ui';
import { useState } from 'react';
import { saveProblem } from '../dialogs/refusals.ts';
import { DIALOGS } from '../dialogs/words.ts';
import type { PhotosDialogProps } from './date-dialog.tsx';
import { PHOTO_EDITS } from './edit-words.ts';

/** Asks before photos are deleted, and offers to undo it afterwards. */
export function DeleteDialog({ isOpen, onClose, images, onSave, onUndo }: PhotosDialogProps) {
  const words = useWords(PHOTO_EDITS);
  const dialogWords = useWords(DIALOGS);
  const [busy, setBusy] = useState(false);
  const { success, failure } = useSnackbar();
  const oldest = Math.min(...images.map(({ takenAt }) => takenAt));
  const confirm = async () => {
    setBusy(true);
    try {
      await onSave(
        images.map((image) => ({ image, change: { isDeleted: true } })),
        newIdempotencyKey(),
      );
      success(words.wasDeleted(images.length), { action: { label: words.undo, onPress: onUndo } });
    } catch (error) {
      failure(words.failed(saveProblem(dialogWords, error)));
    }
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.deleteTitle(images.length, formatDateTime(oldest))}
      confirmLabel={words.delete}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {words.deleteNote(images.length)}
    </ConfirmDialog>
  );
}
