import { describe, expect, it } from 'vitest';
import type { ChartSeries } from '../../chart-series.ts';
import { DAY, dailySeries } from '../../daily-series.fixture.ts';
import { summaryOf } from './summary.ts';

const START = Date.UTC(2026, 10, 1, 12);
const at = (day: number) => START + day * DAY;
const window = { start: START, end: at(10) };

const series = (y: readonly number[], over: Partial<ChartSeries> = {}) => dailySeries(START, y, over);

describe('summary', () => {
  it('says the lowest, the highest and the last known value, then gaps and markers', () => {
    const dd = series([10.5, 3.25, Number.NaN, 1234.5, 20, 99], { forecastFrom: at(5) });
    const markers = [{ id: 'b', x: at(1), kind: 'biofix' as const, label: 'biofix' }];
    expect(summaryOf({ series: [dd], window, markers, today: at(4) })).toBe(
      'Grados día: mínimo 3,3 °C·día el 2 nov, máximo 1.234,5 °C·día el 4 nov, último 20,0 °C·día el 5 nov 2026, ' +
        'pronóstico desde el 6 nov. Hay 1 tramo sin datos. Marcas: biofix el 2 nov.',
    );
  });

  it('is only about the window and visible series', () => {
    const hidden = series([9], { label: 'Oculta', visible: false });
    const late = { start: at(1), end: at(2) };
    expect(summaryOf({ series: [series([900, 2, 3, 800]), hidden], window: late })).toBe(
      'Grados día: mínimo 2,0 °C·día el 2 nov, máximo 3,0 °C·día el 3 nov, último 3,0 °C·día el 3 nov 2026.',
    );
  });

  it('has words for one value, for none and for a range', () => {
    expect(summaryOf({ series: [series([4])], window })).toBe(
      'Grados día: un solo valor, 4,0 °C·día el 1 nov 2026.',
    );
    expect(summaryOf({ series: [series([Number.NaN])], window })).toBe('Grados día: sin datos.');
    const spread = { low: Float64Array.of(1, 2), high: Float64Array.of(8, 9) };
    expect(summaryOf({ series: [series([5, 5], { kind: 'band', spread })], window })).toBe(
      'Grados día: mínimo 1,0 °C·día el 1 nov, máximo 9,0 °C·día el 2 nov.',
    );
  });
});
