import type { ClientId, CropId, NodeSerial, PestId, SeasonId, SectorId, StationId } from '../entities/ids.ts';
import { FIELD_MESSAGES, STATION_SNACKBARS } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors, whenBlank } from '../forms/field-errors.ts';
import type { FormField } from '../forms/form-field.ts';
import { latitudeError, longitudeError, type NumericInput } from '../forms/inputs.ts';
import type { Position } from './position.ts';

/** A position in a field where a device may stand. */
export interface Station {
  readonly id: StationId;
  readonly clientId: ClientId;
  readonly name: string;
  /** Null before somebody has set it; screens then use `displayPosition`. */
  readonly position: Position | null;
  readonly tags: readonly string[];
  readonly archived: boolean;
  /** ISO UTC */
  readonly dateCreated: string;
  readonly sectorId: SectorId;
  readonly nodeSerial: NodeSerial | null;
  readonly cropId: CropId | null;
  readonly pestId: PestId | null;
  readonly seasonId: SeasonId | null;
  /**
   * Whether people count its trap: they have counted captures in it, or their last visit found it without a device. Absent
   * otherwise.
   */
  readonly isCountedInField?: boolean | undefined;
}

/** Whether people may count its trap: it has no device, or they have counted it before. */
export const isCountedByHand = ({
  nodeSerial,
  isCountedInField,
}: Pick<Station, 'nodeSerial' | 'isCountedInField'>): boolean =>
  nodeSerial === null || isCountedInField === true;

/** A station as its form holds it. */
export interface StationDraft {
  readonly name: string;
  readonly sectorId: SectorId | null;
  readonly latitude: NumericInput;
  readonly longitude: NumericInput;
  readonly seasonId: SeasonId | null;
  readonly cropId: CropId | null;
  readonly pestId: PestId | null;
}

/** What its form asks for after its name and before its position, in this order; its table shows the prose, too. */
export const STATION_FORM = [
  { name: 'sectorId', kind: 'choice', isRequired: true },
  { name: 'seasonId', kind: 'choice' },
  { name: 'cropId', kind: 'choice' },
  { name: 'pestId', kind: 'choice' },
] as const satisfies readonly FormField<StationDraft>[];

/** What the form of a new station opens with. */
export const EMPTY_STATION: StationDraft = {
  name: '',
  sectorId: null,
  latitude: '',
  longitude: '',
  seasonId: null,
  cropId: null,
  pestId: null,
};

/** The values of a station's form. */
export const stationDraft = ({ position, ...station }: Station): StationDraft => ({
  name: station.name,
  sectorId: station.sectorId,
  latitude: position?.latitude ?? '',
  longitude: position?.longitude ?? '',
  seasonId: station.seasonId,
  cropId: station.cropId,
  pestId: station.pestId,
});

type Checked = Pick<StationDraft, 'name' | 'latitude' | 'longitude'>;

export function validateStation(draft: Checked): FieldErrors<keyof Checked> {
  return fieldErrors({
    name: whenBlank(draft.name, FIELD_MESSAGES.stationName),
    latitude: latitudeError(draft.latitude),
    longitude: longitudeError(draft.longitude),
  });
}

/** What the snackbar says when such a station is saved anyway: the first of several reasons; null for none. */
export function stationSnackbar(draft: StationDraft): string | null {
  const errors = validateStation(draft);
  if (errors.name) return STATION_SNACKBARS.name;
  if (errors.latitude) return STATION_SNACKBARS.latitude;
  return errors.longitude ? STATION_SNACKBARS.longitude : null;
}
