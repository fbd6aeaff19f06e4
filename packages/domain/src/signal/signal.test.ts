import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGNAL_LINES, SIGNAL_SCALE, signalLevel } from './daily-signal.ts';
import {
  FIGURES_OF_GENERATION,
  figureQuality,
  SIGNAL_GENERATIONS,
  SIGNAL_QUALITIES,
  SIGNAL_THRESHOLDS,
  type SignalFigure,
  signalQuality,
} from './quality.ts';
import { SELF_TEST_BITS, type SelfTestPart, selfTestErrors } from './self-test.ts';

describe('quality of one figure', () => {
  it.each<[SignalFigure, number, number, number, number]>([
    ['rsrp', -84, -102, -111, -140],
    ['rsrq', -10, -15, -20, -24],
    ['rscp', -60, -75, -85, -140],
    ['ecio', -6, -10, -20, -24],
    ['rssi', -70, -85, -100, -140],
  ])('%s changes class below %d, %d, %d and ends at %d', (figure, ...edges) => {
    expect(figureQuality(figure, 0)).toBe('excellent');
    expect(figureQuality(figure, 0.1)).toBeNull();
    edges.forEach((edge, i) => {
      expect(figureQuality(figure, edge)).toBe(SIGNAL_QUALITIES[i]);
      expect(figureQuality(figure, edge - 0.1)).toBe(SIGNAL_QUALITIES[i + 1] ?? null);
    });
  });

  it('is unknown for what is missing', () => {
    expect(figureQuality('rsrp', null)).toBeNull();
    expect(figureQuality('rsrp', Number.NaN)).toBeNull();
    expect(figureQuality('rsrp', Number.NEGATIVE_INFINITY)).toBeNull();
  });

  it('never improves as the signal fades', () => {
    const figures = Object.keys(SIGNAL_THRESHOLDS) as SignalFigure[];
    const figure = fc.constantFrom(...figures);
    fc.assert(
      fc.property(figure, fc.double({ min: 0, max: 1 }), fc.double({ min: 0, max: 1 }), (name, a, b) => {
        const end = SIGNAL_THRESHOLDS[name][4];
        const rank = (share: number) => SIGNAL_QUALITIES.indexOf(figureQuality(name, end * share)!);
        expect(rank(Math.max(a, b))).toBeGreaterThanOrEqual(rank(Math.min(a, b)));
      }),
    );
  });
});

describe('quality of a reading', () => {
  it('is the worse of its figures', () => {
    expect(signalQuality('4G', { rsrp: -70, rsrq: -16 })).toBe('fair');
    expect(signalQuality('4G', { rsrp: -112, rsrq: -3 })).toBe('poor');
    expect(signalQuality('3G', { rscp: -61, ecio: -5 })).toBe('good');
    expect(signalQuality('2G', { rssi: -70 })).toBe('excellent');
  });

  it('takes one figure when the other is missing, and none from another generation', () => {
    expect(signalQuality('4G', { rsrp: null, rsrq: -16 })).toBe('fair');
    expect(signalQuality('2G', { rsrp: -70, rsrq: -3 })).toBeNull();
    for (const generation of SIGNAL_GENERATIONS) {
      expect(signalQuality(generation, {})).toBeNull();
      const [figure] = FIGURES_OF_GENERATION[generation];
      expect(signalQuality(generation, { [figure!]: -1 })).toBe('excellent');
    }
  });
});

describe('daily signal', () => {
  it('reaches the lines as specified', () => {
    expect(SIGNAL_LINES.map(({ dbm }) => dbm)).toEqual([-113, -100, -90, -70, -55]);
    expect([-130, -113, -100.1].map(signalLevel)).toEqual(['worst', 'worst', 'worst']);
    expect([-100, -90, -70, -55, -20].map(signalLevel)).toEqual(['low', 'medium', 'high', 'best', 'best']);
    expect([null, Number.NaN].map(signalLevel)).toEqual([null, null]);
  });

  it('lies on a scale from −120 to −50', () => {
    expect(SIGNAL_SCALE).toEqual({ min: -120, max: -50 });
  });
});

describe('self-test', () => {
  it.each<[number, SelfTestPart[]]>([
    [0, []],
    [1, ['sd']],
    [2, ['sensor']],
    [4, ['flash']],
    [8, ['camera']],
    [16, ['rtc']],
    [9, ['sd', 'camera']],
    [31, ['sd', 'sensor', 'flash', 'camera', 'rtc']],
    [32 + 16, ['rtc']],
    [2 ** 31 - 1, ['sd', 'sensor', 'flash', 'camera', 'rtc']],
  ])('code %i', (code, parts) => {
    expect(selfTestErrors(code)).toEqual(parts);
  });

  it('gives back any set of failures', () => {
    const parts = Object.keys(SELF_TEST_BITS) as SelfTestPart[];
    fc.assert(
      fc.property(fc.subarray(parts), (failed) => {
        expect(selfTestErrors(failed.reduce((code, part) => code + SELF_TEST_BITS[part], 0))).toEqual(failed);
      }),
    );
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])('refuses %d', (code) => {
    expect(() => selfTestErrors(code)).toThrow(RangeError);
  });
});
