import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import type { ColumnarSeries } from '../series/daily.ts';
import type { CropLog } from './crop-events.ts';
import { anchoredDegreeHours, cropOutlook, degreeHourStart, degreeHourSteps } from './crop-outlook.ts';

const FUJI = 22;
const FLOWERING = isoDate('2026-09-27');
const LOG: CropLog = { flowering_start: FLOWERING };

/** 200 °C·h per day from the day after flowering; null at the indices in `holes`. */
function gathered(days: number, holes: readonly number[] = []): ColumnarSeries {
  const values = Array.from({ length: days }, (_, i) => (holes.includes(i) ? null : 200 * (i + 1)));
  return { start: addDays(FLOWERING, 1), step: 'day', values };
}

describe('degree-hours of a crop', () => {
  it('begin with the first stage that was seen', () => {
    expect(degreeHourStart(FUJI, LOG)).toBe(FLOWERING);
    expect(degreeHourStart(FUJI, { fruit_set: addDays(FLOWERING, 20) })).toBe(addDays(FLOWERING, 20));
    expect(degreeHourStart(FUJI, {})).toBeNull();
    expect(degreeHourStart(1, LOG)).toBeNull();
  });

  it('step to the value of each stage on the day it was seen', () => {
    const log = { ...LOG, flowering_full: addDays(FLOWERING, 3) };
    expect(anchoredDegreeHours(FUJI, log, gathered(5)).values).toEqual([200, 400, 900, 1100, 1300]);
  });

  it('step also on a day without data', () => {
    const log = { ...LOG, flowering_full: addDays(FLOWERING, 3) };
    expect(anchoredDegreeHours(FUJI, log, gathered(5, [2])).values).toEqual([200, 400, null, 1300, 1500]);
  });
});

describe('steps of the count', () => {
  const steps = (log: CropLog, of = gathered(8)) =>
    degreeHourSteps(FUJI, log, of).map(({ stage, counted, value }) => [stage, counted, value]);

  it('go down on a stage seen late, up on one seen early, and begin with the first', () => {
    const log = {
      ...LOG,
      flowering_full: addDays(FLOWERING, 5),
      first_petal_fall: addDays(FLOWERING, 7),
    };
    expect(steps(log)).toEqual([
      ['flowering_start_date', null, 0],
      ['flowering_full_date', 1000, 900],
      ['first_petal_fall_date', 1300, 2000],
    ]);
    expect(anchoredDegreeHours(FUJI, log, gathered(8)).values).toEqual([
      200, 400, 600, 800, 900, 1100, 2000, 2200,
    ]);
  });

  it('are given with the last count before a day without data', () => {
    expect(steps({ ...LOG, flowering_full: addDays(FLOWERING, 5) }, gathered(8, [4]))).toEqual([
      ['flowering_start_date', null, 0],
      ['flowering_full_date', 800, 900],
    ]);
  });

  it('are the last of several stages of a day, and none after the records', () => {
    const day = addDays(FLOWERING, 5);
    const log = { ...LOG, flowering_full: day, first_petal_fall: day, fruit_set: addDays(FLOWERING, 9) };
    expect(steps(log)).toEqual([
      ['flowering_start_date', null, 0],
      ['first_petal_fall_date', 1000, 2000],
    ]);
    expect(steps({})).toEqual([]);
  });
});

describe('the outlook of a crop', () => {
  it('names the present and the next stage and when it may begin', () => {
    const outlook = cropOutlook(FUJI, LOG, gathered(8), addDays(FLOWERING, 9))!;
    expect(outlook).toMatchObject({ date: addDays(FLOWERING, 8), degreeHours: 1600 });
    expect(outlook.current?.stage).toBe('flowering_full_date');
    expect(outlook.next?.stage).toBe('first_petal_fall_date');
    expect(outlook.expected).toEqual({ date: addDays(FLOWERING, 10), plusMinusDays: 0 });
    expect(outlook.forecast?.values[0]).toBe(1800);
  });

  it('takes its pace from the warmth alone, not from the step of a stage', () => {
    const log = { ...LOG, fruit_set: addDays(FLOWERING, 7) };
    const outlook = cropOutlook(FUJI, log, gathered(8), addDays(FLOWERING, 9))!;
    expect(outlook.degreeHours).toBe(4100);
    expect(outlook.expected).toEqual({ date: addDays(FLOWERING, 13), plusMinusDays: 0 });
  });

  it('expects nothing of a season that is over', () => {
    expect(cropOutlook(FUJI, LOG, gathered(8), null)).toMatchObject({ expected: null, forecast: null });
  });

  it('is not there before the first stage or without a record', () => {
    expect(cropOutlook(FUJI, {}, gathered(8), addDays(FLOWERING, 9))).toBeNull();
    expect(cropOutlook(FUJI, LOG, gathered(2, [0, 1]), addDays(FLOWERING, 9))).toBeNull();
  });
});
