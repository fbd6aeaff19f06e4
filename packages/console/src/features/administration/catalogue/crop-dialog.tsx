import type { CropDraft } from '@vigia/api/client';
import { FIELD_MESSAGES } from '@vigia/domain/es';
import { cropLabel, fieldErrors, whenBlank } from '@vigia/domain/farm';
import { TextField, useWords } from '@vigia/ui';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import { CATALOGUE } from './words.ts';

interface Draft {
  readonly crop: string;
  /** Blank for a crop without varieties. */
  readonly variety: string;
}

const cropOf = ({ crop, variety }: Draft): CropDraft => ({
  name: crop.trim(),
  variantName: variety.trim() || null,
});

export interface CropDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Undefined for a new crop. */
  readonly edited?: CropDraft | undefined;
  readonly onSave: (crop: CropDraft) => Promise<unknown>;
}

/** A crop or a variety of one, new or renamed. */
export function CropDialog({ isOpen, onClose, edited, onSave }: CropDialogProps) {
  const words = useWords(CATALOGUE).crops;
  return (
    <EntityDialog<Draft, keyof Draft>
      isOpen={isOpen}
      onClose={onClose}
      title={edited ? words.editTitle : words.add}
      initial={{ crop: edited?.name ?? '', variety: edited?.variantName ?? '' }}
      validate={({ crop }) => fieldErrors({ crop: whenBlank(crop, FIELD_MESSAGES.required), variety: null })}
      taken="variety"
      onSave={(draft) => onSave(cropOf(draft))}
      savedMessage={(draft) => (edited ? words.edited : words.added)(cropLabel(cropOf(draft)))}
    >
      {({ draft, change, field }) => (
        <>
          <TextField
            label={words.crop}
            isRequired
            autoFocus
            value={draft.crop}
            onChange={(crop) => change({ crop })}
            {...field('crop')}
          />
          <TextField
            label={words.variety}
            help={words.varietyHelp}
            value={draft.variety}
            onChange={(variety) => change({ variety })}
            {...field('variety')}
          />
        </>
      )}
    </EntityDialog>
  );
}
