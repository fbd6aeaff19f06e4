import { hasErrors, type SectorDraft, validateSector } from '@vigia/domain';
import { Form, SaveDialog, TextField, useFormErrors } from '@vigia/ui';
import { PositionPicker } from '@vigia/ui/map';
import { useDraft } from './use-draft.ts';
import { WORDS } from './words.ts';

const EMPTY: SectorDraft = { name: '', locality: '', region: '', latitude: '', longitude: '' };

export interface NewSectorDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Rejects when it was not saved. */
  readonly onSave: (draft: SectorDraft, key: string, signal: AbortSignal) => Promise<unknown>;
}

/** A field of the client that is shown: name, address and place. What was typed stays until it is saved. */
export function NewSectorDialog({ isOpen, onClose, onSave }: NewSectorDialogProps) {
  const { draft, key, change, reset } = useDraft(EMPTY);
  const errors = validateSector(draft, 'create');
  const form = useFormErrors(errors, () => undefined);
  const text = (name: 'name' | 'locality' | 'region', autoFocus = false) => (
    <TextField
      label={WORDS[name]}
      isRequired
      autoFocus={autoFocus}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      {...form.field(name)}
    />
  );
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={WORDS.newSector}
      width={560}
      isValid={!hasErrors(errors)}
      onRefused={form.submit}
      onSave={(signal) => onSave(draft, key, signal)}
      onError={() => undefined}
      savedMessage={WORDS.sectorSaved(draft.name.trim())}
      onReset={(saved) => {
        form.reset();
        if (saved) reset();
      }}
    >
      <Form attempts={form.attempts} onSubmit={form.submit}>
        {text('name', true)}
        {text('locality')}
        {text('region')}
        <PositionPicker
          label={WORDS.position}
          isRequired
          height="220px"
          value={draft}
          onChange={change}
          errors={{ latitude: form.field('latitude').error, longitude: form.field('longitude').error }}
        />
      </Form>
    </SaveDialog>
  );
}
