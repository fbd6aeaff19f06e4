import type { BiofixType, Season } from '../entities/farm.ts';
import type { CropId, PestId, SeasonId, SectorId } from '../entities/ids.ts';
import { FIELD_MESSAGES, STATION_SNACKBARS } from '../es/field-messages.ts';
import { biofixDateError } from '../seasons/biofix-dates.ts';
import type { IsoDate } from '../units.ts';
import { type FieldErrors, fieldErrors, whenBlank } from './field-errors.ts';
import { dateError, latitudeError, longitudeError, type NumericInput, spanErrors } from './inputs.ts';

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

export interface SeasonDraft {
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly start: string;
  readonly end: string;
}

const CROSSED_SEASON = { start: FIELD_MESSAGES.seasonStartsAfter, end: FIELD_MESSAGES.seasonEndsBefore };

export function validateSeason(
  { name, start, end }: SeasonDraft,
  dialog: 'create' | 'edit',
): FieldErrors<keyof SeasonDraft & string> {
  return fieldErrors({
    name: whenBlank(name, dialog === 'create' ? FIELD_MESSAGES.newSeasonName : FIELD_MESSAGES.seasonName),
    ...spanErrors(start, end, CROSSED_SEASON),
  });
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

export interface BiofixDraft {
  readonly seasonId: SeasonId | null;
  readonly pestId: PestId | null;
  readonly sectorId: SectorId | null;
  readonly date: string;
  readonly type: BiofixType | null;
  readonly comment: string;
}

/**
 * An edited biofix is complete, comment and all, or nothing is sent; its date lies in its season.
 *
 * @param season the one of `draft.seasonId`; null while it is not known
 */
export function validateBiofix(
  draft: BiofixDraft,
  season: Pick<Season, 'start' | 'end'> | null,
): FieldErrors<keyof BiofixDraft & string> {
  const required = (value: unknown) => whenBlank(value, FIELD_MESSAGES.required);
  const known = draft.type === 'biofix' || draft.type === 'chronofix';
  return fieldErrors({
    seasonId: required(draft.seasonId),
    pestId: required(draft.pestId),
    sectorId: required(draft.sectorId),
    date: required(draft.date) ?? dateError(draft.date) ?? biofixDateError(draft.date as IsoDate, season),
    type: required(draft.type) ?? (known ? null : FIELD_MESSAGES.biofixType),
    comment: required(draft.comment),
  });
}
