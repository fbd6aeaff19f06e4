import { ApiError } from '@vigia/api/client';
import { type FieldErrors, hasErrors, isOnlyWrong } from '@vigia/domain/farm';
import { type CheckedField, Form, SaveDialog, type SnackbarAction, useFormErrors, useWords } from '@vigia/ui';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAskFirst } from './ask-first.tsx';
import type { SaveDraft } from './form-props.ts';
import { refusedFields, saveProblem, type WireFields } from './refusals.ts';
import { useDraft } from './use-draft.ts';
import { DIALOGS } from './words.ts';

/** How the edited entity is deleted, with the texts of question and result. */
export interface Deletion {
  readonly question: string;
  readonly note: string;
  /** Rejects if it was not deleted. */
  readonly run: () => Promise<unknown>;
  readonly done: string;
  readonly failed: (error: unknown) => string;
}

/** Values, setter and errors for the fields of a dialog. */
export interface EntityForm<Draft, Field extends string> {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly field: (name: Field) => CheckedField;
}

export interface EntityDialogProps<Draft, Field extends string> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The values with which the form opens. */
  readonly initial: Draft;
  /** Values that it opens with instead, as if somebody had changed the initial ones. */
  readonly start?: Draft | undefined;
  readonly validate: (draft: Draft) => FieldErrors<Field>;
  /** Form fields by the service's names, for errors whose names differ from the form's. */
  readonly wireFields?: WireFields<Field> | ((draft: Draft) => WireFields<Field>);
  /** The field that shows the error if the same value already exists. */
  readonly taken?: Field;
  /**
   * Rejects if it was not saved. `key` stays the same while the same draft is sent. `seen` holds the initial
   * values, without the fields where the user was shown another person's change: saving again overwrites those.
   */
  readonly onSave: SaveDraft<Draft>;
  /** Null: what follows in place of the dialog says it. */
  readonly savedMessage: (draft: Draft) => string | null;
  /** Called after it was saved and told, for what follows in place of this dialog. */
  readonly onSaved?: ((draft: Draft) => void) | undefined;
  /** The action "Deshacer" beside the message; undefined for a draft that cannot be undone. */
  readonly savedAction?: (draft: Draft) => SnackbarAction | undefined;
  readonly failedMessage?: (draft: Draft, error: unknown) => string;
  /** Shown beside the button while a field is invalid, instead of what fits every form. */
  readonly invalidMessage?: ((draft: Draft) => string | null) | undefined;
  readonly onInvalid?: (draft: Draft) => void;
  readonly width?: number;
  /** Names the save button after what it does, where that is not saving. */
  readonly saveLabel?: string;
  readonly saveIcon?: LucideIcon;
  /** Shows Eliminar. */
  readonly deletion?: Deletion;
  readonly children: (form: EntityForm<Draft, Field>) => ReactNode;
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.kind === 'conflict';

const without = <T extends object>(whole: T, names: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name))) as Partial<T>;

/**
 * A form in a dialog. Errors, also those of the service, are shown at their fields, and the first invalid field
 * gets the focus. The draft stays until it is saved or discarded.
 */
export function EntityDialog<Draft extends object, Field extends string>(
  props: EntityDialogProps<Draft, Field>,
) {
  const words = useWords(DIALOGS);
  const {
    isOpen,
    onClose,
    title,
    initial,
    validate,
    wireFields,
    taken,
    onSave,
    width = 480,
    deletion,
  } = props;
  const { draft, key, isChanged, change, reset } = useDraft(title, initial, props.start);
  const none = {} as FieldErrors<Field>;
  const [refused, setRefused] = useState<FieldErrors<Field>>(none);
  const [conflicts, setConflicts] = useState<readonly Field[]>([]);
  const errors = validate(draft);
  const askFirst = useAskFirst();
  const form = useFormErrors<Field>({ ...refused, ...errors }, () => undefined);
  const invalid = props.invalidMessage?.(draft);
  const savedAction = props.savedAction?.(draft);
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      width={width}
      isChanged={isChanged}
      isValid={!hasErrors(errors)}
      isFilled={isOnlyWrong(draft, errors)}
      {...(invalid ? { invalidMessage: invalid } : {})}
      {...(props.saveLabel === undefined ? {} : { saveLabel: props.saveLabel })}
      {...(props.saveIcon && { saveIcon: props.saveIcon })}
      onRefused={() => {
        form.submit();
        props.onInvalid?.(draft);
      }}
      onSave={async (signal) => {
        const seen = without(initial, conflicts);
        await askFirst.send((confirmed) =>
          confirmed.length > 0
            ? onSave(draft, key, signal, seen, confirmed)
            : onSave(draft, key, signal, seen),
        );
        setRefused(none);
      }}
      onError={(error) => {
        const names = typeof wireFields === 'function' ? wireFields(draft) : wireFields;
        const found = refusedFields(error, names, taken);
        setRefused(found);
        if (isConflict(error)) setConflicts([...conflicts, ...(Object.keys(found) as Field[])]);
        if (hasErrors(found)) form.submit();
      }}
      savedMessage={() => props.savedMessage(draft)}
      onSaved={props.onSaved && (() => props.onSaved?.(draft))}
      {...(savedAction && { savedAction })}
      failedMessage={(error) => props.failedMessage?.(draft, error) ?? saveProblem(words, error)}
      {...(deletion && {
        onDelete: deletion.run,
        deleteQuestion: deletion.question,
        deleteNote: deletion.note,
        deletedMessage: deletion.done,
        deleteFailedMessage: deletion.failed,
      })}
      onReset={() => {
        form.reset();
        setRefused(none);
        setConflicts([]);
        reset();
      }}
    >
      <Form attempts={form.attempts} onSubmit={form.submit}>
        {props.children({
          draft,
          // After an edit the refused values may be valid.
          change: (changes) => {
            setRefused(none);
            change(changes);
          },
          field: form.field,
        })}
      </Form>
      {askFirst.question}
    </SaveDialog>
  );
}
