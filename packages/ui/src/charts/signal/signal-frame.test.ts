import { figureQuality, SIGNAL_THRESHOLDS, type SignalFigure, signalLevel } from '@vigia/domain/devices';
import { describe, expect, it } from 'vitest';
import type { ChartSeries } from '../chart-series.ts';
import { signalAxis, signalBands, signalExtent } from './signal-frame.ts';
import { SIGNAL } from './words.ts';

describe('bands of signal', () => {
  it.each(Object.keys(SIGNAL_THRESHOLDS) as SignalFigure[])(
    'of %s are the classes of the domain',
    (figure) => {
      const bands = signalBands(figure, SIGNAL.spanish);
      expect(bands.map((band) => band.id)).toEqual(['poor', 'fair', 'good', 'excellent']);
      for (const { id, from, to } of bands) {
        expect(figureQuality(figure, (from + to) / 2)).toBe(id);
        expect(figureQuality(figure, from)).toBe(id);
      }
    },
  );

  it('of a day are the five reference lines', () => {
    const bands = signalBands('daily', SIGNAL.spanish);
    expect(bands.map((band) => band.label)).toEqual([
      'Peor · -113 dBm',
      'Baja · -100 dBm',
      'Media · -90 dBm',
      'Alta · -70 dBm',
      'Mejor · -55 dBm',
    ]);
    for (const { id, from } of bands) expect(signalLevel(from)).toBe(id);
  });

  it('stand on the specified scale, opened for what lies outside', () => {
    const series = (...y: number[]) =>
      [{ x: Float64Array.from(y, (_, i) => i), y: Float64Array.from(y) }] as unknown as ChartSeries[];
    expect(signalExtent('rsrp', series(-97, Number.NaN))).toEqual({ min: -120, max: -50 });
    expect(signalExtent('rsrp', series(-131))).toEqual({ min: -131, max: -50 });
    expect(signalExtent('ecio', series(-7))).toEqual({ min: -24, max: 0 });
    expect(signalAxis('rsrq', SIGNAL.spanish)).toEqual({ title: 'RSRQ', unit: 'dB' });
  });
});
