import { FIELD_MESSAGES, formatDateTime } from '@vigia/domain/es';
import { type FieldErrors, fieldErrors, type StationId } from '@vigia/domain/farm';
import { ComboBox, useWords } from '@vigia/ui';
import { EntityDialog } from '../dialogs/entity-dialog.tsx';
import { fieldsOfItems, type PhotosDialogProps } from './date-dialog.tsx';
import { PHOTO_EDITS } from './edit-words.ts';

interface Draft {
  readonly stationId: StationId | null;
}

const validate = ({ stationId }: Draft): FieldErrors<'stationId'> =>
  stationId === null ? fieldErrors({ stationId: FIELD_MESSAGES.required }) : {};

interface StationChoiceDialogProps extends PhotosDialogProps {
  /** The stations that the photos may be moved to. */
  readonly stations: readonly { readonly value: StationId; readonly label: string }[];
}

/** Changes the station of one or several photos. */
export function StationChoiceDialog({
  isOpen,
  onClose,
  images,
  stations,
  ...props
}: StationChoiceDialogProps) {
  const words = useWords(PHOTO_EDITS);
  const oldest = Math.min(...images.map(({ takenAt }) => takenAt));
  const nameOf = (id: StationId | null) => stations.find(({ value }) => value === id)?.label ?? '';
  return (
    <EntityDialog<Draft, 'stationId'>
      isOpen={isOpen}
      onClose={onClose}
      title={words.stationTitle(images.length, formatDateTime(oldest))}
      initial={{ stationId: null }}
      validate={validate}
      wireFields={fieldsOfItems(images, 'station_id', 'stationId')}
      onSave={async ({ stationId }, key, signal) => {
        if (stationId === null) return;
        const edits = images.map((image) => ({ image, change: { stationId } }));
        await props.onSave(edits, key, signal);
      }}
      savedMessage={({ stationId }) => words.moved(images.length, nameOf(stationId))}
      savedAction={() => ({ label: words.undo, onPress: props.onUndo })}
    >
      {({ draft, change, field }) => (
        <>
          <p style={{ margin: 0 }}>{words.stationHint(images.length)}</p>
          <ComboBox<StationId>
            label={words.stationField}
            isRequired
            options={stations}
            value={draft.stationId}
            onChange={(stationId) => change({ stationId })}
            onClear={() => change({ stationId: null })}
            {...field('stationId')}
          />
        </>
      )}
    </EntityDialog>
  );
}
