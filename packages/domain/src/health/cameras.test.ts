import { describe, expect, it } from 'vitest';
import { aDevice, DEVICE_NOW, photoTimes } from '../../fixtures/builders/device.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import { TUESDAYS_AND_FRIDAYS } from '../captures/weekdays.ts';
import type { HealthImage } from './input.ts';
import { healthRows, stationHealth } from './station-health.ts';

const mainRow = (images: readonly HealthImage[], cameras = aDevice().cameras) =>
  healthRows(aDevice({ images, cameras })).camera_1;
const figures = (list: readonly Omit<HealthImage, 'takenAt'>[]): HealthImage[] =>
  photoTimes(list.length).map((takenAt, i) => ({ takenAt, ...list[i] }));
const codes = (list: readonly Omit<HealthImage, 'takenAt'>[]) => mainRow(figures(list)).errors;

describe('photos that come too late', () => {
  it('follow the days the camera works on', () => {
    const takenOn = (day: number) => [{ takenAt: Date.UTC(2026, 10, day, 12) }];
    const twice = { 1: { weekdays: TUESDAYS_AND_FRIDAYS } };
    expect(mainRow(takenOn(17), twice)).toMatchObject({ state: 'ok', errors: [] });
    expect(mainRow(takenOn(13), twice)).toMatchObject({ state: 'warning', errors: ['missing_data'] });
    expect(mainRow(takenOn(10), twice)).toMatchObject({ state: 'error', errors: ['missing_data'] });
    expect(mainRow(takenOn(17))).toMatchObject({ state: 'error', errors: ['missing_data'] });
  });
});

describe('a daily photo', () => {
  it('is late after a day and a half, lost after three days', () => {
    const stateAt = (ms: number) => mainRow([{ takenAt: DEVICE_NOW - ms }]).state;
    expect([stateAt(36 * HOUR_MS), stateAt(36 * HOUR_MS + 1)]).toEqual(['ok', 'warning']);
    expect([stateAt(72 * HOUR_MS), stateAt(72 * HOUR_MS + 1)]).toEqual(['warning', 'error']);
  });
});

describe('broken photos', () => {
  const intact = (...flags: (boolean | undefined)[]) => codes(flags.map((flag) => ({ intact: flag })));
  it('are an accident until the second of five', () => {
    expect(intact(true, true, true, false)).toEqual([]);
    expect(intact(false, true, true, true, false)).toEqual(['camera_corrupt_images']);
    expect(intact(false, true, true, true, true, false)).toEqual([]);
    expect(intact(false, undefined, undefined, undefined, undefined, false)).toEqual([
      'camera_corrupt_images',
    ]);
  });

  it('leave nothing to count after three in a row', () => {
    const state = (...flags: boolean[]) => mainRow(figures(flags.map((intact) => ({ intact })))).state;
    expect(state(true, false, false, false)).toBe('error');
    expect(intact(true, false, false, false)).toEqual(['camera_corrupt_images']);
    expect(state(false, false, false, true)).toBe('warning');
    expect(state(false, false)).toBe('warning');
  });

  it('are not judged by what they show', () => {
    const blurred = { sharpness: 0.5, targetFound: false };
    expect(codes([{ intact: false, ...blurred }, {}, {}, blurred, blurred])).toEqual([]);
  });
});

describe('what photos show', () => {
  const sharp = (...values: number[]) => codes(values.map((sharpness) => ({ sharpness })));
  it('is blurred from the start: out of focus', () => {
    expect(sharp(0.2, 0.2, Number.NaN, Number.NaN, 0.2)).toEqual(['camera_poor_focus']);
    expect(sharp(1.99, 1.99, 1.99)).toEqual(['camera_poor_focus']);
    expect(sharp(2, 2, 2)).toEqual([]);
    expect(sharp(1.99, 1.99)).toEqual([]);
    expect(sharp(1.99, 4, 1.99)).toEqual(['camera_poor_focus']);
    expect(sharp(1.99, 4, 4)).toEqual([]);
  });

  it('lost half its sharpness: something on the lens', () => {
    expect(sharp(8, 8, 8, 3.99, 3.99, 3.99)).toEqual(['camera_lens_dirty']);
    expect(sharp(8, 8, 8, 4, 4, 4)).toEqual([]);
    expect(sharp(3, 3, 3, 1.4, 1.4, 1.4)).toEqual(['camera_lens_dirty']);
    expect(sharp(3, 3, 3, 1.8, 1.8, 1.8)).toEqual(['camera_poor_focus']);
    expect(sharp(8, 8, 1.4, 1.4, 1.4)).toEqual(['camera_poor_focus']);
    expect(sharp(8, Number.NaN, 8, 8, 3.99, 3.99, 3.99)).toEqual(['camera_lens_dirty']);
  });

  it('is nearly black or white', () => {
    const lit = (brightness: number) => codes(Array(3).fill({ brightness }));
    expect([29, 30, 225, 226].map(lit)).toEqual([['camera_lens_dirty'], [], [], ['camera_lens_dirty']]);
  });

  it('has no plate in it, three times in a row', () => {
    const found = (...flags: boolean[]) => codes(flags.map((targetFound) => ({ targetFound })));
    expect(found(false, false)).toEqual([]);
    expect(found(false, false, false)).toEqual(['camera_missing_target']);
    expect(found(false, false, false, true)).toEqual([]);
    expect(found(true, false, false, false)).toEqual(['camera_missing_target']);
  });
});

describe('the second camera', () => {
  const main = photoTimes().map((takenAt) => ({ takenAt }));
  it('is not missed where there is none', () => {
    const input = aDevice({ images: main });
    expect(healthRows(input).camera_2).toEqual({
      state: 'unknown',
      lastDate: null,
      lastValue: null,
      errors: [],
    });
    expect(stationHealth(input).images).toEqual(healthRows(input).camera_1);
  });

  it('is missed where it is switched on', () => {
    const cameras = { 1: { weekdays: 127 }, 2: { weekdays: 127 } };
    const input = aDevice({ images: main, cameras });
    expect(healthRows(input).camera_2).toMatchObject({ state: 'unknown', errors: ['no_data'] });
    expect(stationHealth(input).images).toMatchObject({ state: 'unknown', errors: ['no_data'] });
    expect(healthRows(aDevice({ images: [], cameras: { 2: { weekdays: 127 } } })).camera_1.errors).toEqual(
      [],
    );
  });

  it('leaves a station without images without a date', () => {
    const cameras = { 1: { weekdays: TUESDAYS_AND_FRIDAYS }, 2: { weekdays: TUESDAYS_AND_FRIDAYS } };
    expect(stationHealth(aDevice({ images: [], cameras })).images).toMatchObject({
      lastDate: null,
      errors: ['no_data'],
    });
  });

  it('adds its faults to the images of the station', () => {
    const late = { takenAt: DEVICE_NOW - 80 * HOUR_MS, camera: 2 as const };
    const { images } = stationHealth(aDevice({ images: [...main, late] }));
    expect(images).toEqual({
      state: 'error',
      lastDate: main.at(-1)!.takenAt,
      lastValue: { value: 14, unit: 'images' },
      errors: ['missing_data'],
    });
    const both = stationHealth(aDevice({ images: [{ takenAt: late.takenAt - HOUR_MS }, late] })).images;
    expect(both).toMatchObject({ lastDate: late.takenAt, errors: ['missing_data'] });
  });
});
