import { type SeasonDraft, validateSeason } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { EntityDialog } from './entity-dialog.tsx';
import type { FormProps } from './form-props.ts';
import { SpanFields } from './span-fields.tsx';
import { KnownClient, NameField } from './text-fields.tsx';
import { DIALOGS } from './words.ts';

const EMPTY: SeasonDraft = { name: '', start: '', end: '' };

export interface SeasonDialogProps extends FormProps<SeasonDraft> {
  readonly clientName: string;
}

/** The form of a new or edited season of a client. */
export function SeasonDialog({ edited, clientName, ...props }: SeasonDialogProps) {
  const words = useWords(DIALOGS);
  const dialog = edited ? 'edit' : 'create';
  return (
    <EntityDialog
      {...props}
      title={edited ? words.editSeason : words.newSeason}
      initial={edited ?? EMPTY}
      validate={(draft) => validateSeason(draft, dialog)}
      savedMessage={({ name }) => (edited ? words.seasonEdited : words.seasonSaved)(name.trim())}
    >
      {(form) => (
        <>
          <KnownClient name={clientName} />
          <NameField form={form} />
          <SpanFields value={form.draft} onChange={form.change} field={form.field} />
        </>
      )}
    </EntityDialog>
  );
}
