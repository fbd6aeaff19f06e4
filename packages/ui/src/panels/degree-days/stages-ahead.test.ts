import { type DatesAhead, isoDate, stageThresholds, standingOf, wallMsOfDay } from '@vigia/domain';
import { expect, it } from 'vitest';
import { PEST, TODAY } from '../stories/demo-season.ts';
import { SPANISH_PANELS as ES } from '../words.ts';
import { milestoneName } from './milestone-name.ts';
import { stagesAhead } from './stages-ahead.ts';

const toCome = stageThresholds(PEST.pestId).filter(({ dd }) => dd > standingOf(PEST.degreeDays!)!.degreeDays);
const date = (i: number, day: string | null, earliest: string, latest: string | null) => ({
  threshold: toCome[i]!.dd,
  date: day === null ? null : isoDate(day),
  earliest: isoDate(earliest),
  latest: latest === null ? null : isoDate(latest),
});
const ahead: DatesAhead = {
  dates: [
    date(0, '2026-12-28', '2026-12-22', '2027-01-03'),
    date(1, '2027-01-10', '2027-01-05', '2027-01-25'),
    date(2, null, '2027-03-01', null),
  ],
  end: isoDate('2027-06-30'),
  years: 10,
  provider: 'climatology',
  reason: null,
};

it('names each stage to come on its date with its band, and none that has no date', () => {
  const [first, second, ...others] = stagesAhead({ ...PEST, ahead }, TODAY, ES);
  const name = (i: number) => milestoneName(PEST.pestId, toCome[i]!, ES);
  expect(first).toMatchObject({ from: wallMsOfDay(isoDate('2026-12-28')), to: null, isAhead: true });
  expect(first!.text).toBe(`${name(0)}: 28 dic ± 6 días`);
  expect(second!.text).toBe(`${name(1)}: hacia el 10 ene, entre el 5 ene y el 25 ene en 8 de cada 10 años`);
  expect(others).toEqual([]);
});

it('expects nothing in a season that is over, and nothing without a record', () => {
  expect(stagesAhead({ ...PEST, ahead }, null, ES)).toEqual([]);
  expect(stagesAhead({ ...PEST, ahead, degreeDays: null }, TODAY, ES)).toEqual([]);
});
