import type { ClientId, SectorId } from '../entities/ids.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors, whenBlank } from '../forms/field-errors.ts';
import { latitudeError, longitudeError, type NumericInput } from '../forms/inputs.ts';
import type { Position } from './position.ts';

/** A field of a client, in which stations stand. */
export interface Sector {
  readonly id: SectorId;
  readonly clientId: ClientId;
  readonly name: string;
  /** `locality, region` */
  readonly address: string;
  readonly position: Position;
  /** ISO UTC */
  readonly dateCreated: string;
  readonly archived: boolean;
}

/** A sector as its form holds it. */
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

/** The two parts of a stored address, divided at its last comma; a text without a comma is a locality. */
export function addressParts(address: string): Pick<SectorDraft, 'locality' | 'region'> {
  const comma = address.lastIndexOf(',');
  if (comma < 0) return { locality: address.trim(), region: '' };
  return { locality: address.slice(0, comma).trim(), region: address.slice(comma + 1).trim() };
}
