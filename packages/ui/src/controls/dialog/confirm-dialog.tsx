import type { ReactNode } from 'react';
import { useWords } from '../../words/language.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { FORM_DIALOG } from './words.ts';

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
