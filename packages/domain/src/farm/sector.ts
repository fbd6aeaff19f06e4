import type { ClientId, SectorId } from '../entities/ids.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors, isBlank, whenBlank } from '../forms/field-errors.ts';
import { isNumeric, latitudeError, longitudeError, type NumericInput, readNumber } from '../forms/inputs.ts';
import type { Position } from './position.ts';

/** A field of a client, in which stations stand. */
export interface Sector {
  readonly id: SectorId;
  readonly clientId: ClientId;
  readonly name: string;
  /** `locality, region` */
  readonly address: string;
  readonly position: Position;
  /** Hectares; absent or null before somebody has entered them. */
  readonly area?: number | null | undefined;
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
  /** Hectares; blank where they are not known, absent where they are not asked for. */
  readonly area?: NumericInput | undefined;
}

/** Hectares that a field may have. */
export const SECTOR_AREA = { min: 0.01, max: 100_000 } as const;

/** Three decimals or more as they are typed: `1.000` may be a thousand. */
const MANY_DECIMALS = /[.,]\d{3,}\s*$/;

/** Blank, or hectares with two decimals at most. */
function areaError(area: NumericInput | undefined): string | null {
  if (area === undefined || isBlank(String(area ?? ''))) return null;
  if (MANY_DECIMALS.test(String(area))) return FIELD_MESSAGES.sectorArea;
  const hectares = isNumeric(area, SECTOR_AREA) ? readNumber(area)! : Number.NaN;
  return Math.abs(hectares - Math.round(hectares * 100) / 100) < 1e-9 ? null : FIELD_MESSAGES.sectorArea;
}

/** Name, both parts of the address, the position and the area; a new sector and an edited one word it differently. */
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
    area: areaError(draft.area),
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
