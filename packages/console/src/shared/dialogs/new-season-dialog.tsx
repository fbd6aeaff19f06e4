import { hasErrors, type SeasonDraft, validateSeason } from '@vigia/domain';
import { Form, SaveDialog, TextField, useFormErrors } from '@vigia/ui';
import { SpanFields } from './span-fields.tsx';
import { useDraft } from './use-draft.ts';
import { WORDS } from './words.ts';

const EMPTY: SeasonDraft = { name: '', start: '', end: '' };

export interface NewSeasonDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly clientName: string;
  /** Rejects when it was not saved. */
  readonly onSave: (draft: SeasonDraft, key: string, signal: AbortSignal) => Promise<unknown>;
}

/** A season of the client that is shown. What was typed stays until it is saved. */
export function NewSeasonDialog({ isOpen, onClose, clientName, onSave }: NewSeasonDialogProps) {
  const { draft, key, change, reset } = useDraft(EMPTY);
  const errors = validateSeason(draft, 'create');
  const form = useFormErrors(errors, () => undefined);
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={WORDS.newSeason}
      isValid={!hasErrors(errors)}
      onRefused={form.submit}
      onSave={(signal) => onSave(draft, key, signal)}
      onError={() => undefined}
      savedMessage={WORDS.seasonSaved(draft.name.trim())}
      onReset={(saved) => {
        form.reset();
        if (saved) reset();
      }}
    >
      <Form attempts={form.attempts} onSubmit={form.submit}>
        <TextField label={WORDS.client} value={clientName} isReadOnly onChange={() => undefined} />
        <TextField
          label={WORDS.name}
          isRequired
          autoFocus
          value={draft.name}
          onChange={(name) => change({ name })}
          {...form.field('name')}
        />
        <SpanFields value={draft} onChange={change} field={form.field} />
      </Form>
    </SaveDialog>
  );
}
