import { FIELD_MESSAGES, STATION_MESSAGES } from '@vigia/domain/es';
import {
  type ClientId,
  type Crop,
  cropLabel,
  type FieldErrors,
  fieldErrors,
  isRetiredCrop,
  NO_DEVICE,
  type Node,
  STATION_FORM,
  type Station,
  stationSnackbar,
  validateStation,
  validateStationDevice,
  whenBlank,
} from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import type { MapTiles } from '@vigia/ui/map';
import { reasonOf } from '../error-words.ts';
import { FARM_FIELDS } from '../farm-fields/words.ts';
import { REASONS, type ReasonWords } from '../reason-words.ts';
import { DeviceFields, likeliestDevice } from './device-fields.tsx';
import { type Deletion, EntityDialog } from './entity-dialog.tsx';
import { FormFields } from './form-fields.tsx';
import type { FormProps } from './form-props.ts';
import { choicesOf, missingOwner, type Owner, ownedBy, ownerOf } from './owned.ts';
import { OwnerField } from './owner-field.tsx';
import { PositionFields } from './position-fields.tsx';
import { spareDevices } from './spare-devices.ts';
import { newStationDraft, type OwnedStationDraft } from './station-draft.ts';
import { NameField } from './text-fields.tsx';
import { DIALOGS, type DialogWords } from './words.ts';

type Field = keyof OwnedStationDraft & string;

/** How a station is deleted: question, consequences and messages. */
export const stationDeletion = (
  words: DialogWords,
  reasons: ReasonWords,
  name: string,
  run: () => Promise<unknown>,
): Deletion => ({
  question: STATION_MESSAGES.confirmDelete,
  note: words.stationNote(name),
  run,
  done: STATION_MESSAGES.deleted(name),
  failed: (error) => STATION_MESSAGES.deleteFailed(name, reasonOf(reasons, error)),
});

/** The rules of a station; client and sector are required too. */
const validate = (draft: OwnedStationDraft): FieldErrors<Field> => ({
  ...fieldErrors({
    clientId: missingOwner(draft.clientId),
    sectorId: whenBlank(draft.sectorId, FIELD_MESSAGES.required),
  }),
  ...validateStation(draft),
  ...validateStationDevice(draft),
});

/** A client with all that its stations refer to. */
export interface StationOwner extends Owner {
  readonly crops: readonly Crop[];
  readonly stations: readonly Station[];
  readonly nodes: readonly Node[];
}

export interface StationDialogProps extends FormProps<OwnedStationDraft> {
  /** The clients that may own the station. */
  readonly owners: readonly StationOwner[];
  /** Null while no client is chosen: the form then has a field for it. */
  readonly clientId: ClientId | null;
  readonly tiles?: MapTiles | undefined;
  /** Whether a new station starts with a device, if one is spare or the user may register one. */
  readonly beginsWithDevice?: boolean;
  readonly mayRegister?: (clientId: ClientId) => boolean;
  /** Shows "Eliminar" for an edited station. */
  readonly onDelete?: (() => Promise<unknown>) | undefined;
}

/** The form of a new or edited station. */
export function StationDialog({
  edited,
  owners,
  clientId,
  tiles,
  beginsWithDevice = false,
  mayRegister = () => false,
  onDelete,
  ...props
}: StationDialogProps) {
  const words = useWords(DIALOGS);
  const labels = useWords(FARM_FIELDS).station;
  const reasons = useWords(REASONS);
  const { failure } = useSnackbar();
  const isNew = edited === undefined;
  const registers = (id: ClientId | null) => id !== null && mayRegister(id);
  const deviceFrom = beginsWithDevice
    ? likeliestDevice(ownerOf(owners, clientId), registers(clientId))
    : 'none';
  return (
    <EntityDialog<OwnedStationDraft, Field>
      {...props}
      title={edited ? words.editStation : words.newStation}
      width={600}
      initial={edited ?? { ...newStationDraft(clientId), deviceFrom }}
      validate={validate}
      invalidMessage={stationSnackbar}
      onInvalid={(draft) => {
        const message = stationSnackbar(draft);
        if (message !== null) failure(message);
      }}
      savedMessage={({ name }) => (edited ? STATION_MESSAGES.updated : words.stationCreated)(name.trim())}
      {...(edited
        ? {
            failedMessage: ({ name }, error) =>
              STATION_MESSAGES.updateFailed(name.trim(), reasonOf(reasons, error)),
          }
        : {})}
      {...(edited && onDelete ? { deletion: stationDeletion(words, reasons, edited.name, onDelete) } : {})}
    >
      {(form) => {
        const { draft, change, field } = form;
        const owner = ownerOf(owners, draft.clientId);
        const { sectors, seasons, pests } = choicesOf(owner, [draft.pestId]);
        const crops = (owner?.crops ?? [])
          .filter(({ id }) => id === draft.cropId || !isRetiredCrop(id))
          .map((crop) => ({ value: crop.id, label: cropLabel(crop) }));
        return (
          <>
            <OwnerField
              owners={owners}
              value={draft.clientId}
              isFixed={!isNew || clientId !== null}
              onChange={(id) => change({ ...ownedBy(id), ...NO_DEVICE })}
              error={field('clientId').error}
            />
            <NameField form={form} autoFocus={!isNew || clientId !== null} />
            <FormFields
              fields={STATION_FORM}
              form={form}
              labels={labels}
              options={{ sectorId: sectors, seasonId: seasons, cropId: crops, pestId: pests }}
            />
            <PositionFields form={form} label={words.stationPosition} tiles={tiles} />
            {isNew && (
              <DeviceFields form={form} spare={spareDevices(owner)} mayRegister={registers(draft.clientId)} />
            )}
          </>
        );
      }}
    </EntityDialog>
  );
}
