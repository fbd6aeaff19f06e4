import { isoDate } from '@vigia/domain';
import { expect, it } from 'vitest';
import { deviceDays } from './device-days.ts';

const today = isoDate('2026-11-21');
const season = { start: isoDate('2026-05-01'), end: isoDate('2027-04-30') };

it('shows the last thirty or ninety days', () => {
  expect(deviceDays('30days', season, today)).toEqual({ start: '2026-10-22', end: today });
  expect(deviceDays('90days', season, today)).toEqual({ start: '2026-08-23', end: today });
});

it('shows a season up to today', () => {
  expect(deviceDays('allSeason', season, today)).toEqual({ start: '2026-05-01', end: today });
  const past = { start: isoDate('2025-05-01'), end: isoDate('2026-04-30') };
  expect(deviceDays('allSeason', past, today)).toEqual(past);
});

it('shows thirty days without a season, or before it starts', () => {
  const ahead = { start: isoDate('2027-05-01'), end: isoDate('2028-04-30') };
  for (const none of [null, ahead])
    expect(deviceDays('allSeason', none, today)).toEqual({ start: '2026-10-22', end: today });
});
