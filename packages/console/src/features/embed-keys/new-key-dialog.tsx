import type { IsoDate } from '@vigia/domain';
import { hasErrors } from '@vigia/domain/farm';
import { DateField, Form, SaveDialog, useFormErrors, useWords } from '@vigia/ui';
import { type KeyDraft, keyErrors } from './key-draft.ts';
import { KeyFields, type KeyTree } from './key-fields.tsx';
import { EMBED_KEYS } from './words.ts';

export interface NewKeyDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly tree: KeyTree;
  readonly today: IsoDate;
  readonly draft: KeyDraft;
  /** The draft was edited. */
  readonly isChanged: boolean;
  readonly onChange: (changes: Partial<KeyDraft>) => void;
  readonly onSave: (signal: AbortSignal) => Promise<unknown>;
  readonly onReset: () => void;
  readonly failedMessage: (error: unknown) => string;
}

/** What a new key opens, where it may be shown, and until when. */
export function NewKeyDialog(props: NewKeyDialogProps) {
  const words = useWords(EMBED_KEYS);
  const { tree, today, draft, onChange } = props;
  const errors = keyErrors(words, draft, today);
  const form = useFormErrors(errors, () => undefined);
  return (
    <SaveDialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={words.form.title}
      saveLabel={words.form.save}
      isChanged={props.isChanged}
      isValid={!hasErrors(errors)}
      invalidMessage={words.form.incomplete}
      onRefused={form.submit}
      onSave={props.onSave}
      onError={() => undefined}
      savedMessage={words.form.saved}
      failedMessage={props.failedMessage}
      onReset={() => {
        form.reset();
        props.onReset();
      }}
    >
      <Form attempts={form.attempts} onSubmit={form.submit}>
        <KeyFields
          tree={tree}
          draft={draft}
          onChange={onChange}
          fields={{
            name: form.field('name'),
            sectors: form.field('places'),
            metrics: form.field('metrics'),
            origins: form.field('origins'),
          }}
        />
        <DateField
          label={words.form.expires}
          help={words.form.expiresHelp}
          today={today}
          value={draft.expires}
          onChange={(expires) => onChange({ expires })}
          {...form.field('expires')}
        />
      </Form>
    </SaveDialog>
  );
}
