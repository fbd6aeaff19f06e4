import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { thresholdMonths } from '../captures/threshold-months.ts';
import { PESTS } from '../catalogue/pests.ts';
import { monthsText } from '../es/months.ts';
import {
  type CaptureThreshold,
  type CaptureThresholdDraft,
  EMPTY_CAPTURE_THRESHOLD,
  thresholdOfDraft,
  validateCaptureThreshold,
} from './capture-threshold.ts';

const draft = (over: Partial<CaptureThresholdDraft> = {}): CaptureThresholdDraft => ({
  ...{ pestId: 1, monthFrom: 11, monthTo: 2, days: '14', okUpTo: '3', warningUpTo: '20' },
  ...over,
});
const other: CaptureThreshold = {
  ...{ id: 9, pestId: 1, monthFrom: 3, monthTo: 5, days: 7, okUpTo: 0, warningUpTo: 4 },
  setOn: isoDate('2026-09-01'),
};
const errors = (over: Partial<CaptureThresholdDraft>) => validateCaptureThreshold(draft(over), [other]);

describe('the form of a threshold', () => {
  it('takes one that is complete', () => {
    expect(errors({})).toEqual({});
    expect(thresholdOfDraft(draft())).toEqual({
      ...{ pestId: 1, monthFrom: 11, monthTo: 2, days: 14, okUpTo: 3, warningUpTo: 20 },
    });
  });

  it('asks for what is missing', () => {
    const missing = validateCaptureThreshold(
      { ...EMPTY_CAPTURE_THRESHOLD, monthFrom: null, monthTo: null, days: '' },
      [],
    );
    expect(Object.keys(missing)).toEqual(['pestId', 'monthFrom', 'monthTo', 'days', 'okUpTo', 'warningUpTo']);
  });

  it.each([
    [{ days: '0' }, { days: '1 ≤ día(s) ≤ 366' }],
    [{ days: '367' }, { days: '1 ≤ día(s) ≤ 366' }],
    [{ days: '7,5' }, { days: '1 ≤ día(s) ≤ 366' }],
    [{ okUpTo: '-1' }, { okUpTo: '0 ≤ captura(s) ≤ 100.000' }],
    [{ warningUpTo: '100001' }, { warningUpTo: '0 ≤ captura(s) ≤ 100.000' }],
    [{ warningUpTo: '2' }, { warningUpTo: 'El máximo del amarillo no puede ser menor que el del verde' }],
    [{ warningUpTo: '3' }, {}],
  ])('%o: %o', (over, told) => {
    expect(errors(over)).toEqual(told);
  });

  it('is of a pest that traps catch', () => {
    const fungi = [...PESTS.values()].filter(({ kind }) => kind === 'fungus');
    expect(fungi.length).toBeGreaterThan(0);
    for (const { id } of fungi)
      expect(errors({ pestId: id })).toEqual({ pestId: 'Las trampas no capturan esta plaga' });
  });

  it('refuses a month that another threshold of the pest has, naming its months', () => {
    const told = { monthFrom: 'Ya hay un umbral de esta plaga para: mar a may' };
    expect(errors({ monthTo: 3 })).toEqual(told);
    expect(errors({ monthFrom: 4, monthTo: 4 })).toEqual(told);
    expect(errors({ monthFrom: 5, monthTo: 2 })).toEqual(told);
    expect(errors({ monthFrom: 4, monthTo: 4, pestId: 2 })).toEqual({});
  });
});

describe('months', () => {
  it.each([
    [1, 12, 'todo el año'],
    [11, 2, 'nov a feb'],
    [2, 1, 'todo el año'],
    [7, 7, 'jul'],
  ])('from %i to %i: %s', (monthFrom, monthTo, text) => {
    expect(monthsText(thresholdMonths({ monthFrom, monthTo }))).toBe(text);
  });

  it('are told in runs', () => {
    expect(monthsText([1, 3, 4, 5, 12])).toBe('mar a may, dic a ene');
  });
});
