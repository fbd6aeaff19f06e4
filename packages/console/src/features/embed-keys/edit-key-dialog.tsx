import type { EmbedKey } from '@vigia/domain/published';
import { useWords } from '@vigia/ui';
import { EntityDialog } from '../../shared/dialogs/entity-dialog.tsx';
import type { SaveDraft } from '../../shared/dialogs/form-props.ts';
import { editErrors, type OpenedDraft, openedOf } from './key-draft.ts';
import { KeyFields, type KeyTree } from './key-fields.tsx';
import { EMBED_KEYS } from './words.ts';

export interface EditKeyDialogProps {
  readonly isOpen: boolean;
  readonly edited: EmbedKey;
  readonly tree: KeyTree;
  readonly onClose: () => void;
  readonly onSave: SaveDraft<OpenedDraft>;
}

/** Gives a key another name, other sectors, stations, figures and sites; pages that have it need no new code. */
export function EditKeyDialog({ edited, tree, ...props }: EditKeyDialogProps) {
  const words = useWords(EMBED_KEYS);
  return (
    <EntityDialog<OpenedDraft, keyof OpenedDraft>
      {...props}
      title={words.editing.title}
      width={560}
      initial={openedOf(edited)}
      validate={(draft) => editErrors(words, draft)}
      invalidMessage={() => words.form.incomplete}
      savedMessage={() => words.editing.saved}
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
