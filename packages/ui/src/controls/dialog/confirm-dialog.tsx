import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { DIALOG_WORDS } from './words.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question: "¿Eliminar la estación N-05?". */
  readonly title: string;
  /** What goes, and what stays. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** `danger` where something is lost for good. */
  readonly variant?: 'danger' | 'primary';
  /** What was confirmed is being done: it cannot be left or confirmed twice. */
  readonly busy?: boolean;
}

/** Asks before something is lost. Focus starts on the way back; Escape takes it too, a press outside does not. */
export function ConfirmDialog({
  isOpen,
  title,
  children = DIALOG_WORDS.cannotUndo,
  onConfirm,
  onCancel,
  confirmLabel = DIALOG_WORDS.delete,
  cancelLabel = DIALOG_WORDS.cancel,
  variant = 'danger',
  busy = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      width={420}
      isDismissable={!busy}
      closeLabel={cancelLabel}
      hasCloseIcon={false}
      footer={
        <>
          <Button autoFocus onPress={onCancel} isDisabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={variant} onPress={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
