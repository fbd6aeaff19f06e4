import type { AdminClient } from '@vigia/api/client';
import { BIOFIX_TYPE_WORDS } from '@vigia/domain/es';
import {
  BIOFIX_TYPES,
  type Biofix,
  type BiofixDraft,
  type ClientId,
  type FieldErrors,
  fieldErrors,
  findSeason,
  validateBiofix,
} from '@vigia/domain/farm';
import { DateField, RadioGroup, TextArea, useWords } from '@vigia/ui';
import { ChoiceField } from '../../../shared/dialogs/choice-field.tsx';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import type { FormProps } from '../../../shared/dialogs/form-props.ts';
import { choicesOf, missingOwner, type Owned, ownedBy, ownerOf } from '../../../shared/dialogs/owned.ts';
import { OwnerField } from '../../../shared/dialogs/owner-field.tsx';
import { ADMINISTRATION } from '../words.ts';

/** A biofix and whose it is. */
export type OwnedBiofixDraft = Owned<BiofixDraft>;
type Field = keyof OwnedBiofixDraft & string;

const TYPES = BIOFIX_TYPES.map((value) => ({ value, label: BIOFIX_TYPE_WORDS[value] }));

const newDraft = (clientId: ClientId | null): OwnedBiofixDraft => ({
  clientId,
  seasonId: null,
  pestId: null,
  sectorId: null,
  date: '',
  type: null,
  comment: '',
});

export const biofixDraft = (clientId: ClientId, { id: _, ...biofix }: Biofix): OwnedBiofixDraft => ({
  clientId,
  ...biofix,
});

function validate(draft: OwnedBiofixDraft, owners: readonly AdminClient[]): FieldErrors<Field> {
  const seasons = ownerOf(owners, draft.clientId)?.seasons ?? [];
  return {
    ...fieldErrors({ clientId: missingOwner(draft.clientId) }),
    ...validateBiofix(draft, findSeason(seasons, draft.seasonId ?? undefined)),
  };
}

export interface BiofixDialogProps extends FormProps<OwnedBiofixDraft> {
  readonly owners: readonly AdminClient[];
  /** Null while no client is chosen: the form then asks for it. */
  readonly clientId: ClientId | null;
}

/** A biofix, new or edited: sent only if complete. */
export function BiofixDialog({ edited, owners, clientId, ...props }: BiofixDialogProps) {
  const words = useWords(ADMINISTRATION);
  return (
    <EntityDialog<OwnedBiofixDraft, Field>
      {...props}
      title={edited ? words.editBiofix : words.newBiofix}
      initial={edited ?? newDraft(clientId)}
      validate={(draft) => validate(draft, owners)}
      savedMessage={() => (edited ? words.biofixEdited : words.biofixCreated)}
    >
      {(form) => {
        const { draft, change, field } = form;
        const { sectors, seasons, pests } = choicesOf(ownerOf(owners, draft.clientId));
        return (
          <>
            <OwnerField
              owners={owners}
              value={draft.clientId}
              isFixed={edited !== undefined || clientId !== null}
              onChange={(id) => change(ownedBy(id))}
              error={field('clientId').error}
            />
            <ChoiceField name="seasonId" form={form} options={seasons} isRequired />
            <ChoiceField name="pestId" form={form} options={pests} isRequired />
            <ChoiceField name="sectorId" form={form} options={sectors} isRequired />
            <DateField
              label={words.columns.date}
              isRequired
              value={draft.date}
              onChange={(date) => change({ date })}
              {...field('date')}
            />
            <RadioGroup
              label={words.columns.type}
              isRequired
              choices={TYPES}
              value={draft.type}
              onChange={(type) => change({ type })}
              {...field('type')}
            />
            <TextArea
              label={words.comment}
              isRequired
              value={draft.comment}
              onChange={(comment) => change({ comment })}
              {...field('comment')}
            />
          </>
        );
      }}
    </EntityDialog>
  );
}
