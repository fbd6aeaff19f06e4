import {
  type Crop,
  type CropId,
  cropLabel,
  type HarvestDate,
  type Season,
  validateHarvest,
} from '@vigia/domain/farm';
import { DateField, Select, useWords } from '@vigia/ui';
import { EntityDialog } from '../../shared/dialogs/entity-dialog.tsx';
import type { SaveDraft } from '../../shared/dialogs/form-props.ts';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { SPRAY_SHEET } from './words.ts';

/** A harvest as its form holds it: of the whole field without a crop. */
export interface HarvestDraft {
  readonly cropId: CropId | null;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

const WHOLE = 0;

export interface HarvestDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly sectorName: string;
  readonly season: Pick<Season, 'start'>;
  /** Crops of the field. */
  readonly crops: readonly Crop[];
  readonly harvests: readonly HarvestDate[];
  readonly onSave: SaveDraft<HarvestDraft>;
  readonly onRemove: (cropId: CropId | null) => Promise<unknown>;
}

/** The day from which a field, or a crop of it, is harvested in the season. */
export function HarvestDialog({
  sectorName,
  season,
  crops,
  harvests,
  onSave,
  onRemove,
  ...dialog
}: HarvestDialogProps) {
  const words = useWords(SPRAY_SHEET).form;
  const reasons = useWords(REASONS);
  const dateOf = (cropId: CropId | null) => harvests.find((each) => each.cropId === cropId)?.date ?? '';
  const first = harvests[0]?.cropId ?? null;
  const initial: HarvestDraft = { cropId: first, date: dateOf(first) };
  const options = [
    { value: WHOLE, label: words.wholeField },
    ...crops.map((crop) => ({ value: crop.id, label: cropLabel(crop) })),
  ];
  return (
    <EntityDialog<HarvestDraft, keyof HarvestDraft & string>
      {...dialog}
      title={words.title(sectorName)}
      initial={initial}
      validate={(draft) => validateHarvest(draft, season)}
      onSave={onSave}
      savedMessage={({ date }) => words.saved(date)}
      {...(initial.date !== '' && {
        deletion: {
          question: words.askRemove,
          note: words.removeNote,
          run: () => onRemove(first),
          done: words.removed,
          failed: (error: unknown) => words.failed(reasonOf(reasons, error)),
        },
      })}
    >
      {({ draft, change, field }) => (
        <>
          {crops.length > 1 && (
            <Select
              label={words.crop}
              options={options}
              value={draft.cropId ?? WHOLE}
              onChange={(id) => {
                const cropId = id === WHOLE ? null : id;
                change({ cropId, date: dateOf(cropId) });
              }}
            />
          )}
          <DateField
            label={words.date}
            isRequired
            value={draft.date}
            onChange={(date) => change({ date })}
            {...field('date')}
          />
        </>
      )}
    </EntityDialog>
  );
}
