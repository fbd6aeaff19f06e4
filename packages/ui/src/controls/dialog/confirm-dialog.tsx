import type { ReactNode } from 'react';
import { useWords } from '../../words/language.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { FORM_DIALOG } from './words.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question: "¿Eliminar la estación N-05?". */
  readonly title: string;
  /** What will be lost, and what will stay. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** `danger` for an action that loses something permanently. */
  readonly variant?: 'danger' | 'primary';
  /** The confirmed action is running: the dialog cannot be closed or confirmed again. */
  readonly busy?: boolean;
}

/**
 * Asks before something is lost. The focus starts on the cancel button. Escape cancels too; a press outside
 * does not.
 */
export function ConfirmDialog({ isOpen, title, onConfirm, onCancel, ...props }: ConfirmDialogProps) {
  const words = useWords(FORM_DIALOG);
  const { children = words.cannotUndo, variant = 'danger', busy = false } = props;
  const { confirmLabel = words.delete, cancelLabel = words.cancel } = props;
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
