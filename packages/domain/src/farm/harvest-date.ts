import type { CropId, HarvestDateId, SeasonId, SectorId } from '../entities/ids.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { PRODUCT_MESSAGES } from '../es/product-messages.ts';
import { type FieldErrors, fieldErrors, whenBlank } from '../forms/field-errors.ts';
import { dateError } from '../forms/inputs.ts';
import type { IsoDate } from '../units.ts';
import type { Season } from './season.ts';

/** The day on which the harvest of a field is expected to begin, or began, in a season. */
export interface HarvestDate {
  readonly id: HarvestDateId;
  readonly seasonId: SeasonId;
  readonly sectorId: SectorId;
  /** The crop that is harvested; null for whatever the field has. */
  readonly cropId: CropId | null;
  readonly date: IsoDate;
}

/** Which harvest it is. */
export type HarvestOf = Pick<HarvestDate, 'seasonId' | 'sectorId' | 'cropId'>;

/**
 * The harvest of a field in a season: that of the crop, or else that of the whole field; without a crop the first of all of
 * the field, as what is harvested first decides until when may be applied.
 */
export function harvestOf(
  harvests: readonly HarvestDate[],
  { seasonId, sectorId, cropId }: HarvestOf,
): HarvestDate | null {
  const here = harvests.filter((each) => each.seasonId === seasonId && each.sectorId === sectorId);
  if (cropId !== null)
    return here.find((each) => each.cropId === cropId) ?? here.find((each) => each.cropId === null) ?? null;
  return here.reduce<HarvestDate | null>(
    (first, each) => (first && first.date <= each.date ? first : each),
    null,
  );
}

/**
 * What is wrong with the day of a harvest as it was typed: it is a day from the season's start on. It may be after its end,
 * as late fruit is harvested when the next season has begun.
 */
export function validateHarvest(
  { date }: { readonly date: string },
  { start }: Pick<Season, 'start'>,
): FieldErrors<'date'> {
  const before = (day: string) => (day < start ? PRODUCT_MESSAGES.harvestBeforeSeason : null);
  return fieldErrors({ date: whenBlank(date, FIELD_MESSAGES.required) ?? dateError(date) ?? before(date) });
}
