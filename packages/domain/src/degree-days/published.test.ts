import { describe, expect, it } from 'vitest';
import {
  HAS_SHARED_VECTORS,
  publishedTable,
  sharedTable,
  type Table,
  WITHOUT_SHARED,
  worstDifference,
} from '../../fixtures/tables.ts';
import { dailyDegreeDays } from './daily-degree-days.ts';
import type { DegreeDayCutoff, DegreeDayMethod } from './rule.ts';

const EXACT = 1e-9;
const TWO_DECIMALS = 0.0051;

const METHODS: Readonly<Record<string, DegreeDayMethod>> = {
  sngsine: 'single-sine',
  dblsine: 'double-sine',
  sngtri: 'single-triangle',
  dbltri: 'double-triangle',
};
const CUTOFFS: Readonly<Record<string, DegreeDayCutoff>> = {
  horiz: 'horizontal',
  vert: 'vertical',
  intrmd: 'intermediate',
};
const TWELVE = Object.keys(METHODS).flatMap((m) => Object.keys(CUTOFFS).map((c) => `${m}_${c}`));

/** Columns of degday and WSU for the same rows. */
const PEERS: readonly (readonly [column: string, DegreeDayMethod, DegreeDayCutoff])[] = [
  ['sng_tri', 'single-triangle', 'horizontal'],
  ['dbl_tri', 'double-triangle', 'horizontal'],
  ['sng_sine', 'single-sine', 'horizontal'],
  ['dbl_sine', 'double-sine', 'horizontal'],
  ['simp_avg_1', 'simple-average', 'horizontal'],
  ['simp_avg_2', 'simple-average-clamped', 'horizontal'],
  ['wsu_sine_horizontal', 'single-sine', 'horizontal'],
  ['wsu_sine_vertical', 'single-sine', 'vertical'],
];

interface Columns {
  readonly min: string;
  readonly max: string;
  readonly next: string;
  readonly lower: string;
  readonly upper: string;
}
const CELSIUS: Columns = { min: 'tmin', max: 'tmax', next: 'tmin_next', lower: 'lower', upper: 'upper' };
const FAHRENHEIT: Columns = {
  min: 'tmin_f',
  max: 'tmax_f',
  next: 'tmin_next_f',
  lower: 'lower_f',
  upper: 'upper_f',
};

/** Computed row by row, because a file may contain several sets with their own thresholds. */
function degreeDaysOf(table: Table, names: Columns, method: DegreeDayMethod, cutoff: DegreeDayCutoff) {
  const [min, max, nextMin, lower, upper] = [names.min, names.max, names.next, names.lower, names.upper].map(
    (name) => table.numbers(name),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  return min.map((n, i) => {
    const extremes = { min: [n], max: [max[i]!], nextMin: [nextMin[i]!] };
    return dailyDegreeDays(extremes, { method, lower: lower[i]!, upper: upper[i]!, cutoff })[0]!;
  });
}

describe('degree-days against published values', () => {
  const ucipm = publishedTable('ucipm_esparto_2020_f_50_70_jan_aug.csv');
  it.each(TWELVE)('UC IPM web calculator, 244 days: %s', (column) => {
    const [method, cutoff] = column.split('_') as [string, string];
    const ours = degreeDaysOf(ucipm, FAHRENHEIT, METHODS[method]!, CUTOFFS[cutoff]!);
    expect(worstDifference(ours, ucipm.numbers(column))).toBeLessThan(TWO_DECIMALS);
  });

  const esparto = publishedTable('degree_days_esparto_f_55_93.9.csv');
  it.each(PEERS)('degday and WSU, Esparto, 366 days: %s', (column, method, cutoff) => {
    const ours = degreeDaysOf(esparto, CELSIUS, method, cutoff);
    expect(worstDifference(ours, esparto.numbers(column))).toBeLessThan(EXACT);
  });

  it('Zalom et al. 1983, table 7, but for its misprint', () => {
    const table = publishedTable('zalom1983_table7_f_55_90.csv');
    const extremes = {
      min: table.numbers('temp_min'),
      max: table.numbers('temp_max'),
      nextMin: table.numbers('temp_nextmin'),
    };
    const misprint = table.text('dbl_tri').indexOf('24.88');
    for (const [column, method] of PEERS.slice(0, 4)) {
      const ours = dailyDegreeDays(extremes, { method, lower: 55, upper: 90, cutoff: 'horizontal' });
      const printed = table.numbers(column);
      if (column === 'dbl_tri') printed[misprint] = ours[misprint]!;
      expect(worstDifference(ours, printed), column).toBeLessThan(TWO_DECIMALS);
    }
  });

  it('McMaster & Wilhelm 1997, table 1', () => {
    const table = publishedTable('mcmaster1997_table1_base0.csv');
    const extremes = { min: table.numbers('tmin'), max: table.numbers('tmax') };
    const first = dailyDegreeDays(extremes, { method: 'simple-average', lower: 0 });
    const second = dailyDegreeDays(extremes, { method: 'simple-average-clamped', lower: 0 });
    expect(first).toEqual(table.numbers('gdd_method1'));
    expect(second).toEqual(table.numbers('gdd_method2'));
  });
});

describe.skipIf(!HAS_SHARED_VECTORS)(
  `degree-days against values kept beside the clone${WITHOUT_SHARED}`,
  () => {
    const files = ['degree_days_daily_c.csv', 'degree_days_case1_c.csv'];
    it.each(files)('degday and WSU: %s', (file) => {
      const table = sharedTable(file);
      for (const [column, method, cutoff] of PEERS) {
        const ours = degreeDaysOf(table, CELSIUS, method, cutoff);
        expect(worstDifference(ours, table.numbers(column)), column).toBeLessThan(EXACT);
      }
    });

    it('HeatUnits, whose arc sine is a polynomial, twelve combinations', () => {
      const table = sharedTable('degree_days_daily_c_cutoffs_heatunits.csv');
      for (const column of TWELVE) {
        const [method, cutoff] = column.split('_') as [string, string];
        const ours = degreeDaysOf(table, CELSIUS, METHODS[method]!, CUTOFFS[cutoff]!);
        expect(worstDifference(ours, table.numbers(column)), column).toBeLessThan(1e-6);
      }
    });
  },
);
