import { UPLINK_NETWORKS, type UplinkNetwork } from '@vigia/api/client';
import { fieldErrors } from '@vigia/domain/farm';
import { Select, type SnackbarAction, TextField, useWords } from '@vigia/ui';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import { UPLINK_DOORS } from './words.ts';

const LONGEST_NAME = 80;

export interface DoorDraft {
  readonly network: UplinkNetwork;
  readonly name: string;
}
const NEW_DOOR: DoorDraft = { network: 'tts', name: '' };

export interface DoorDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Undefined for a new door. */
  readonly edited?: DoorDraft | undefined;
  readonly onSave: (draft: DoorDraft, signal: AbortSignal) => Promise<unknown>;
  readonly onSaved?: (() => void) | undefined;
  /** Takes a new name back. */
  readonly undo?: SnackbarAction | undefined;
}

/** A new door, or another name for one. */
export function DoorDialog({ isOpen, onClose, edited, onSave, onSaved, undo }: DoorDialogProps) {
  const all = useWords(UPLINK_DOORS);
  const words = all.form;
  return (
    <EntityDialog<DoorDraft, keyof DoorDraft>
      isOpen={isOpen}
      onClose={onClose}
      title={edited ? words.rename : words.add}
      initial={edited ?? NEW_DOOR}
      validate={({ name }) =>
        fieldErrors({ network: null, name: name.trim() === '' ? words.nameMissing : null })
      }
      onSave={(draft, _, signal) => onSave({ ...draft, name: draft.name.trim() }, signal)}
      savedMessage={({ name }) => (edited ? words.renamed(name.trim()) : null)}
      onSaved={onSaved}
      {...(undo && { savedAction: () => undo })}
      {...(!edited && { saveLabel: words.create })}
    >
      {({ draft, change, field }) => (
        <>
          <Select
            label={words.network}
            isRequired
            isDisabled={edited !== undefined}
            options={UPLINK_NETWORKS.map((value) => ({ value, label: all.networks[value] }))}
            value={draft.network}
            onChange={(network) => change({ network })}
          />
          <TextField
            label={words.name}
            help={words.nameHelp}
            isRequired
            maxLength={LONGEST_NAME}
            value={draft.name}
            onChange={(name) => change({ name })}
            {...field('name')}
          />
        </>
      )}
    </EntityDialog>
  );
}
