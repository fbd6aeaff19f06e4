import type { UplinkDevice, UplinkProfile } from '@vigia/api/client';
import { Notice, TextField, useWords } from '@vigia/ui';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import { LONGEST_NAME } from './link-dialog.tsx';
import { type MappingDraft, type MappingField, mappingErrors, rowsOf } from './mapping-draft.ts';
import { MappingRows } from './mapping-rows.tsx';
import { UPLINK_PROFILES } from './profile-words.ts';

export interface ProfileDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly profile: UplinkProfile;
  /** Those that are read by it. */
  readonly devices: readonly UplinkDevice[];
  readonly onSave: (draft: MappingDraft, key: string, signal: AbortSignal) => Promise<unknown>;
  /** Called after `onSave` succeeded. */
  readonly onSaved: (draft: MappingDraft) => void;
}

/** Changes what the fields of a kind of device measure. */
export function ProfileDialog({ profile, devices, ...dialog }: ProfileDialogProps) {
  const words = useWords(UPLINK_PROFILES);
  // Of each field the value of the device that was heard last.
  const came = new Map(
    [...devices]
      .sort((one, other) => one.heardAt - other.heardAt)
      .flatMap(({ lastFields }) => lastFields.map((field) => [field.path, field] as const)),
  );
  const fields = [...came.values()];
  return (
    <EntityDialog<MappingDraft, MappingField>
      {...dialog}
      title={words.editTitle}
      width={820}
      initial={{ name: profile.name, rows: rowsOf(fields, profile.fields) }}
      validate={(draft) => mappingErrors(words, draft)}
      wireFields={{ name: 'name', fields: 'rows' }}
      savedMessage={() => null}
    >
      {({ draft, change, field }) => (
        <>
          {devices.length > 0 && <Notice>{words.shared(devices.length)}</Notice>}
          <TextField
            label={words.name}
            help={words.nameHelp}
            isRequired
            maxLength={LONGEST_NAME}
            value={draft.name}
            onChange={(name) => change({ name })}
            {...field('name')}
          />
          <MappingRows rows={draft.rows} came={fields} onChange={(rows) => change({ rows })} field={field} />
        </>
      )}
    </EntityDialog>
  );
}
