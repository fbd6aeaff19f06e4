import { SNACKBAR_MS } from '@vigia/domain/farm';
import { type LucideIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { Button } from '../button/button.tsx';
import { useSnackbar } from '../snackbar/snackbar.tsx';
import type { SnackbarAction } from '../snackbar/snackbar-queue.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { SaveButton } from './save-button.tsx';
import { SaveStatus, type TaskWords } from './save-status.tsx';
import { useSave } from './use-save.ts';
import { FORM_DIALOG } from './words.ts';

export interface SaveDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The fields. Enter saves them. They keep what was typed when saving fails. */
  readonly children: ReactNode;
  /** Sends what was typed; the signal fires when the user cancels. */
  readonly onSave: (signal: AbortSignal) => Promise<unknown>;
  /** Closing the dialog would lose a change: it asks first. */
  readonly isChanged: boolean;
  /** False while any field is invalid: nothing is sent then. */
  readonly isValid?: boolean;
  /** Whether each invalid field holds something: the message beside the button asks for no empty ones then. */
  readonly isFilled?: boolean;
  /** Called after it was saved and told, for what follows in place of this dialog. */
  readonly onSaved?: (() => void) | undefined;
  /** Called when save was pressed and a field is invalid, to show the errors. */
  readonly onRefused?: () => void;
  /** Called 100 ms after the dialog closed, to empty the form; `saved` is false if it was discarded. */
  readonly onReset?: (saved: boolean) => void;
  /** Adds the delete button, which asks first. */
  readonly onDelete?: () => Promise<unknown>;
  /** Part of the question: "la estación N-05". */
  readonly deleteWhat?: string;
  /** The whole question, instead of the default one. */
  readonly deleteQuestion?: string;
  /** What will be deleted with it, and what will stay. */
  readonly deleteNote?: ReactNode;
  /**
   * Gets what `onSave` or `onDelete` threw; without it the error is rethrown, so that the page can report it.
   */
  readonly onError?: (error: unknown) => void;
  /** Null: what follows in place of the dialog says it. */
  readonly savedMessage?: string | null | (() => string | null);
  /** Shown in that message: "Deshacer". */
  readonly savedAction?: SnackbarAction;
  readonly failedMessage?: string | ((error: unknown) => string);
  readonly deletedMessage?: string;
  readonly deleteFailedMessage?: string | ((error: unknown) => string);
  /** Shown beside the button while a field is invalid. */
  readonly invalidMessage?: string;
  readonly saveLabel?: string;
  readonly saveIcon?: LucideIcon;
  /** Shown beside the button of a task other than saving. */
  readonly taskWords?: TaskWords;
  /** How long the message stays, ms. */
  readonly snackbarMs?: number;
  /** px on wide screens. */
  readonly width?: number;
}

const Fields = styled.div`display: contents;`;

const messageOf = (message: string | ((error: unknown) => string), error: unknown) =>
  typeof message === 'string' ? message : message(error);

const savedText = (message: string | null | (() => string | null)): string | null =>
  typeof message === 'function' ? message() : message;

/**
 * The dialog of every form: a save button with its states, an optional delete button, a question before
 * anything is lost, and a message with the result.
 */
export function SaveDialog(props: SaveDialogProps) {
  const words = useWords(FORM_DIALOG);
  const { isOpen, title, children, isChanged, isValid = true } = props;
  const { onDelete, deleteWhat = words.thisRecord } = props;
  const { snackbarMs = SNACKBAR_MS, onError } = props;
  const { success, failure } = useSnackbar();
  const about = useId();
  const [refused, setRefused] = useState(false);
  const [deletion, setDeletion] = useState<'none' | 'asked' | 'running'>('none');
  const [isLeaving, setLeaving] = useState(false);
  const save = useSave({
    isValid,
    onSave: props.onSave,
    onClose: props.onClose,
    onReset: (saved) => {
      setRefused(false);
      props.onReset?.(saved);
    },
    onRefused: () => {
      setRefused(true);
      props.onRefused?.();
    },
  });

  const fail = (message: string, error: unknown) => {
    failure(message, { duration: snackbarMs, about });
    if (!onError) throw error;
    onError(error);
  };

  const pressSave = async () => {
    try {
      if ((await save.press()) !== 'success') return;
      const { savedMessage = words.savedNotice, savedAction } = props;
      const saved = savedText(savedMessage);
      if (saved !== null)
        success(saved, { duration: snackbarMs, about, ...(savedAction && { action: savedAction }) });
      props.onSaved?.();
    } catch (error) {
      fail(messageOf(props.failedMessage ?? words.saveFailed, error), error);
    }
  };

  const confirmDelete = async () => {
    setDeletion('running');
    try {
      await onDelete?.();
      setDeletion('none');
      success(props.deletedMessage ?? words.deletedNotice, { duration: snackbarMs, about });
      save.dismiss();
    } catch (error) {
      setDeletion('none');
      fail(messageOf(props.deleteFailedMessage ?? words.deleteFailed, error), error);
    }
  };

  const invalidMessage = props.invalidMessage ?? (props.isFilled ? words.wrongFields : words.requiredFields);
  const saving = save.phase === 'saving';
  const isLost = isChanged && (save.phase === 'idle' || save.phase === 'error');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={isLost ? () => setLeaving(true) : save.dismiss}
      title={title}
      width={props.width ?? 480}
      isDismissable={!saving && deletion === 'none' && !isLeaving}
      footerStart={
        <>
          {onDelete && (
            <Button variant="quiet" icon={Trash2} onPress={() => setDeletion('asked')} isDisabled={saving}>
              {words.delete}
            </Button>
          )}
          <SaveStatus
            phase={save.phase}
            invalid={refused && !isValid ? invalidMessage : null}
            onCancel={save.cancel}
            {...(props.taskWords ? { words: props.taskWords } : {})}
          />
        </>
      }
      footer={
        <SaveButton
          phase={save.phase}
          onPress={() => void pressSave()}
          {...(props.saveLabel === undefined ? {} : { label: props.saveLabel })}
          {...(props.saveIcon ? { icon: props.saveIcon } : {})}
        />
      }
    >
      {/* Enter in a field of a `Form` presses save. */}
      <Fields onSubmit={() => void pressSave()}>{children}</Fields>
      <ConfirmDialog
        isOpen={deletion !== 'none'}
        title={props.deleteQuestion ?? words.confirmDelete(deleteWhat)}
        busy={deletion === 'running'}
        onConfirm={() => void confirmDelete()}
        onCancel={() => setDeletion('none')}
      >
        {props.deleteNote ?? words.cannotUndo}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isLeaving}
        title={words.discardQuestion}
        confirmLabel={words.discard}
        cancelLabel={words.goOn}
        onConfirm={() => {
          setLeaving(false);
          save.dismiss();
        }}
        onCancel={() => setLeaving(false)}
      >
        {words.discardNote}
      </ConfirmDialog>
    </Dialog>
  );
}
