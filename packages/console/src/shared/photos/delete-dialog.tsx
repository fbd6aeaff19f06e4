import { newIdempotencyKey } from '@vigia/api/client';
import { formatDateTime } from '@vigia/domain';
import { ConfirmDialog, useSnackbar } from '@vigia/ui';
import { useState } from 'react';
import { saveProblem } from '../dialogs/refusals.ts';
import type { PhotosDialogProps } from './date-dialog.tsx';
import { EDIT_WORDS as W } from './edit-words.ts';

/** Asks before photos are deleted, and offers the way back afterwards. */
export function DeleteDialog({ isOpen, onClose, images, onSave, onUndo }: PhotosDialogProps) {
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
      success(W.wasDeleted(images.length), { action: { label: W.undo, onPress: onUndo } });
    } catch (error) {
      failure(W.failed(saveProblem(error)));
    }
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={W.deleteTitle(images.length, formatDateTime(oldest))}
      confirmLabel={W.delete}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {W.deleteNote(images.length)}
    </ConfirmDialog>
  );
}
