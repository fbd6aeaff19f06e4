import { expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { PRODUCT_MESSAGES } from '../es/product-messages.ts';
import { harvestOf, validateHarvest } from './harvest-date.ts';

const harvest = (id: number, cropId: number | null, date: string) => ({
  ...{ id, seasonId: 7, sectorId: 4, cropId },
  date: isoDate(date),
});
const of = (cropId: number | null, seasonId = 7) => ({ seasonId, sectorId: 4, cropId });

it('the harvest of a crop is its own, or else that of the whole field', () => {
  const all = [harvest(1, null, '2027-02-10'), harvest(2, 10, '2027-03-01')];
  expect(harvestOf(all, of(10))?.id).toBe(2);
  expect(harvestOf(all, of(11))?.id).toBe(1);
  expect(harvestOf([harvest(2, 10, '2027-03-01')], of(11))).toBeNull();
  expect(harvestOf(all, of(10, 8))).toBeNull();
});

it('without a crop the first harvest of the field decides', () => {
  const all = [harvest(1, 10, '2027-03-01'), harvest(2, 11, '2026-12-31'), harvest(3, null, '2027-01-01')];
  expect(harvestOf(all, of(null))?.id).toBe(2);
});

it('is a day that is not before its season, and may be after its end', () => {
  const season = { start: isoDate('2026-07-01') };
  const error = (date: string) => validateHarvest({ date }, season).date;
  expect([error('2026-07-01'), error('2027-07-15')]).toEqual([undefined, undefined]);
  expect(error('2026-06-30')).toBe(PRODUCT_MESSAGES.harvestBeforeSeason);
  expect([error(''), error('2026-02-30')]).toEqual([FIELD_MESSAGES.required, FIELD_MESSAGES.invalidDate]);
});
