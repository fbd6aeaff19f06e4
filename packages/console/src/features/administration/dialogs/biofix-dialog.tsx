import type { AdminClient } from '@vigia/api/client';
import { BIOFIX_TYPE_WORDS } from '@vigia/domain/es';
import {
  BIOFIX_FORM,
  BIOFIX_TYPES,
  type Biofix,
  type BiofixDraft,
  type ClientId,
  EMPTY_BIOFIX,
  type FieldErrors,
  fieldErrors,
  findSeason,
  type PestId,
  type SectorId,
  validateBiofix,
} from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import { FormFields } from '../../../shared/dialogs/form-fields.tsx';
import type { FormProps } from '../../../shared/dialogs/form-props.ts';
import { choicesOf, missingOwner, type Owned, ownedBy, ownerOf } from '../../../shared/dialogs/owned.ts';
import { OwnerField } from '../../../shared/dialogs/owner-field.tsx';
import { FARM_FIELDS } from '../../../shared/farm-fields/words.ts';
import { TABLES } from '../tables/words.ts';

/** A biofix and whose it is. */
export type OwnedBiofixDraft = Owned<BiofixDraft>;
type Field = keyof OwnedBiofixDraft & string;

const TYPES = BIOFIX_TYPES.map((value) => ({ value, label: BIOFIX_TYPE_WORDS[value] }));

const newDraft = (clientId: ClientId | null): OwnedBiofixDraft => ({ clientId, ...EMPTY_BIOFIX });

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

/** Pests that stations in use follow, of the chosen sector or of any: a retired one of these may have a biofix too. */
const followedPests = (owner: AdminClient | null, sectorId: SectorId | null): (PestId | null)[] =>
  (owner?.stations ?? [])
    .filter((station) => !station.archived && (sectorId === null || station.sectorId === sectorId))
    .map(({ pestId }) => pestId);

export interface BiofixDialogProps extends FormProps<OwnedBiofixDraft> {
  readonly owners: readonly AdminClient[];
  /** Null while no client is chosen: the form then asks for it. */
  readonly clientId: ClientId | null;
}

/** A biofix, new or edited: sent only if complete. */
export function BiofixDialog({ edited, owners, clientId, ...props }: BiofixDialogProps) {
  const words = useWords(TABLES).biofix;
  const labels = useWords(FARM_FIELDS).biofix;
  return (
    <EntityDialog<OwnedBiofixDraft, Field>
      {...props}
      title={edited ? words.edit : words.new}
      initial={edited ?? newDraft(clientId)}
      validate={(draft) => validate(draft, owners)}
      savedMessage={() => (edited ? words.edited : words.created)}
    >
      {(form) => {
        const { draft, change, field } = form;
        const owner = ownerOf(owners, draft.clientId);
        const { sectors, seasons, pests } = choicesOf(owner, [
          draft.pestId,
          ...followedPests(owner, draft.sectorId),
        ]);
        return (
          <>
            <OwnerField
              owners={owners}
              value={draft.clientId}
              isFixed={edited !== undefined || clientId !== null}
              onChange={(id) => change(ownedBy(id))}
              error={field('clientId').error}
            />
            <FormFields
              fields={BIOFIX_FORM}
              form={form}
              labels={labels}
              options={{ seasonId: seasons, pestId: pests, sectorId: sectors, type: TYPES }}
            />
          </>
        );
      }}
    </EntityDialog>
  );
}
