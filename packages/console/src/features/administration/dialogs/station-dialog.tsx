import type { AdminClient } from '@vigia/api/client';
import {
  type ClientId,
  cropLabel,
  FIELD_MESSAGES,
  type FieldErrors,
  fieldErrors,
  STATION_MESSAGES,
  type Station,
  type StationDraft,
  sortSeasons,
  stationSnackbar,
  validateStation,
  whenBlank,
} from '@vigia/domain';
import { Select, TextField, useSnackbar } from '@vigia/ui';
import { type MapTiles, PositionPicker } from '@vigia/ui/map';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import { reasonOf } from '../../../shared/error-words.ts';
import { WORDS } from '../words.ts';
import type { FormProps } from './form-props.ts';
import { OwnerField } from './owner-field.tsx';

/** A station and whose it is. */
export interface OwnedStationDraft extends StationDraft {
  readonly clientId: ClientId | null;
}
type Field = keyof OwnedStationDraft & string;

const WIRE_FIELDS = {
  client_id: 'clientId',
  station_name: 'name',
  sector_id: 'sectorId',
  position_lat: 'latitude',
  position_lon: 'longitude',
  season_id: 'seasonId',
  crop_id: 'cropId',
  pest_id: 'pestId',
} as const;

const newDraft = (clientId: ClientId | null): OwnedStationDraft => ({
  clientId,
  name: '',
  sectorId: null,
  latitude: '',
  longitude: '',
  seasonId: null,
  cropId: null,
  pestId: null,
});

export const stationDraft = (station: Station): OwnedStationDraft => ({
  clientId: station.clientId,
  name: station.name,
  sectorId: station.sectorId,
  latitude: station.position?.latitude ?? '',
  longitude: station.position?.longitude ?? '',
  seasonId: station.seasonId,
  cropId: station.cropId,
  pestId: station.pestId,
});

/** The rules of a station; whose and where it is has to be told, too. */
const validate = (draft: OwnedStationDraft): FieldErrors<Field> => ({
  ...fieldErrors({
    clientId: whenBlank(draft.clientId, FIELD_MESSAGES.required),
    sectorId: whenBlank(draft.sectorId, FIELD_MESSAGES.required),
  }),
  ...validateStation(draft),
});

const named = (list: readonly { readonly id: number; readonly name: string }[] = []) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

export interface StationDialogProps extends FormProps<OwnedStationDraft> {
  /** Whose it may be. */
  readonly owners: readonly AdminClient[];
  /** Null while no client is chosen: the form then asks for it. */
  readonly clientId: ClientId | null;
  readonly tiles?: MapTiles | undefined;
}

/** A station, new or edited. */
export function StationDialog({ edited, owners, clientId, tiles, ...props }: StationDialogProps) {
  const { failure } = useSnackbar();
  return (
    <EntityDialog<OwnedStationDraft, Field>
      {...props}
      title={edited ? WORDS.editStation : WORDS.newStation}
      width={600}
      initial={edited ?? newDraft(clientId)}
      validate={validate}
      wireFields={WIRE_FIELDS}
      invalidMessage={stationSnackbar}
      onInvalid={(draft) => {
        const said = stationSnackbar(draft);
        if (said !== null) failure(said);
      }}
      savedMessage={({ name }) => (edited ? STATION_MESSAGES.updated : WORDS.stationCreated)(name.trim())}
      {...(edited
        ? { failedMessage: ({ name }, error) => STATION_MESSAGES.updateFailed(name.trim(), reasonOf(error)) }
        : {})}
    >
      {({ draft, change, field }) => {
        const owner = owners.find(({ client }) => client.id === draft.clientId);
        return (
          <>
            <OwnerField
              owners={owners}
              value={draft.clientId}
              isFixed={edited !== undefined || clientId !== null}
              onChange={(id) => change({ clientId: id, sectorId: null, seasonId: null })}
              error={field('clientId').error}
            />
            <TextField
              label={WORDS.columns.name}
              isRequired
              autoFocus={edited !== undefined || clientId !== null}
              value={draft.name}
              onChange={(name) => change({ name })}
              {...field('name')}
            />
            <Select
              label={WORDS.columns.sector}
              isRequired
              options={named(owner?.sectors.filter(({ archived }) => !archived))}
              value={draft.sectorId}
              onChange={(sectorId) => change({ sectorId })}
              {...field('sectorId')}
            />
            <Select
              label={WORDS.columns.season}
              options={named(sortSeasons(owner?.seasons ?? []))}
              value={draft.seasonId}
              onChange={(seasonId) => change({ seasonId })}
              onClear={() => change({ seasonId: null })}
              {...field('seasonId')}
            />
            <Select
              label={WORDS.columns.crop}
              options={(owner?.crops ?? []).map((crop) => ({ value: crop.id, label: cropLabel(crop) }))}
              value={draft.cropId}
              onChange={(cropId) => change({ cropId })}
              onClear={() => change({ cropId: null })}
              {...field('cropId')}
            />
            <Select
              label={WORDS.columns.pest}
              options={named(owner?.pests)}
              value={draft.pestId}
              onChange={(pestId) => change({ pestId })}
              onClear={() => change({ pestId: null })}
              {...field('pestId')}
            />
            <PositionPicker
              label={WORDS.stationPosition}
              isRequired
              height="220px"
              tiles={tiles}
              value={draft}
              onChange={change}
              errors={{ latitude: field('latitude').error, longitude: field('longitude').error }}
            />
          </>
        );
      }}
    </EntityDialog>
  );
}
