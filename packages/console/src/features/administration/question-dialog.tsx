import { ConfirmDialog, useSnackbar, useWords } from '@vigia/ui';
import { useState } from 'react';
import type { Question } from './targets.ts';
import { ADMINISTRATION } from './words.ts';

interface QuestionDialogProps {
  readonly question: Question | null;
  readonly onClose: () => void;
}

/** Asks for confirmation, acts, reports the result, and offers to undo it if possible. */
export function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  const words = useWords(ADMINISTRATION);
  const [busy, setBusy] = useState(false);
  const { success, failure } = useSnackbar();
  if (question === null) return null;
  const { run, undo, failed } = question;
  const takeBack = async () => {
    try {
      await undo?.();
      success(words.undone);
    } catch (error) {
      failure(failed(error));
    }
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await run();
      success(question.done, undo ? { action: { label: words.undo, onPress: () => void takeBack() } } : {});
    } catch (error) {
      failure(failed(error));
    }
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={question.title}
      confirmLabel={question.confirmLabel}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {question.note}
    </ConfirmDialog>
  );
}
