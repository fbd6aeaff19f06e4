import type { CropId, PestId, SeasonId, SectorId } from '../entities/ids.ts';
import { FIELD_MESSAGES, STATION_SNACKBARS } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors, whenBlank } from './field-errors.ts';
import { latitudeError, longitudeError, type NumericInput } from './inputs.ts';

export interface SectorDraft {
  readonly name: string;
  readonly locality: string;
  readonly region: string;
  readonly latitude: NumericInput;
  readonly longitude: NumericInput;
}

/** Name, both parts of the address and the position; a new sector and an edited one word it differently. */
export function validateSector(
  draft: SectorDraft,
  dialog: 'create' | 'edit',
): FieldErrors<keyof SectorDraft & string> {
  const words =
    dialog === 'create'
      ? {
          name: FIELD_MESSAGES.newSectorName,
          locality: FIELD_MESSAGES.newSectorLocality,
          region: FIELD_MESSAGES.newSectorRegion,
        }
      : {
          name: FIELD_MESSAGES.sectorName,
          locality: FIELD_MESSAGES.sectorLocality,
          region: FIELD_MESSAGES.sectorRegion,
        };
  return fieldErrors({
    name: whenBlank(draft.name, words.name),
    locality: whenBlank(draft.locality, words.locality),
    region: whenBlank(draft.region, words.region),
    latitude: latitudeError(draft.latitude),
    longitude: longitudeError(draft.longitude),
  });
}

/** `locality, region`, as a sector stores it. */
export const addressOf = ({ locality, region }: Pick<SectorDraft, 'locality' | 'region'>): string =>
  `${locality.trim()}, ${region.trim()}`;

/** The two parts of a stored address; what has no comma is a locality. The last comma parts them. */
export function addressParts(address: string): Pick<SectorDraft, 'locality' | 'region'> {
  const comma = address.lastIndexOf(',');
  if (comma < 0) return { locality: address.trim(), region: '' };
  return { locality: address.slice(0, comma).trim(), region: address.slice(comma + 1).trim() };
}

export interface StationDraft {
  readonly name: string;
  readonly sectorId: SectorId | null;
  readonly latitude: NumericInput;
  readonly longitude: NumericInput;
  readonly seasonId: SeasonId | null;
  readonly cropId: CropId | null;
  readonly pestId: PestId | null;
}

export function validateStation(draft: StationDraft): FieldErrors<'name' | 'latitude' | 'longitude'> {
  return fieldErrors({
    name: whenBlank(draft.name, FIELD_MESSAGES.stationName),
    latitude: latitudeError(draft.latitude),
    longitude: longitudeError(draft.longitude),
  });
}

/** What the snackbar says when such a station is saved all the same: of several reasons the first; null for none. */
export function stationSnackbar(draft: StationDraft): string | null {
  const errors = validateStation(draft);
  if (errors.name) return STATION_SNACKBARS.name;
  if (errors.latitude) return STATION_SNACKBARS.latitude;
  return errors.longitude ? STATION_SNACKBARS.longitude : null;
}
