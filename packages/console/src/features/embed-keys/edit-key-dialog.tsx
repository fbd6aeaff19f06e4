import type { EmbedKeyWire } from '@vigia/api/contract';
import { EntityDialog } from '../../shared/dialogs/entity-dialog.tsx';
import type { SaveDraft } from '../../shared/dialogs/form-props.ts';
import { editErrors, editFields, type OpenedDraft, openedOf } from './key-draft.ts';
import { KeyFields, type KeyTree } from './key-fields.tsx';
import { EDIT_WORDS, FORM_WORDS } from './words.ts';

export interface EditKeyDialogProps {
  readonly isOpen: boolean;
  readonly edited: EmbedKeyWire;
  readonly tree: KeyTree;
  readonly onClose: () => void;
  readonly onSave: SaveDraft<OpenedDraft>;
}

/** Gives a key another name, other places, figures and sites; pages that hold it need no new code. */
export function EditKeyDialog({ edited, tree, ...props }: EditKeyDialogProps) {
  return (
    <EntityDialog<OpenedDraft, keyof OpenedDraft>
      {...props}
      title={EDIT_WORDS.title}
      width={560}
      initial={openedOf(edited)}
      validate={(draft) => editErrors(draft)}
      wireFields={editFields}
      invalidMessage={() => FORM_WORDS.incomplete}
      savedMessage={() => EDIT_WORDS.saved}
    >
      {({ draft, change, field }) => (
        <KeyFields
          tree={tree}
          draft={draft}
          onChange={change}
          fields={{
            name: field('name'),
            sectors: field('sectorIds'),
            stations: field('stationIds'),
            metrics: field('metrics'),
            origins: field('origins'),
          }}
        />
      )}
    </EntityDialog>
  );
}
