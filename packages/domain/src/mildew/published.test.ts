import { describe, expect, it } from 'vitest';
import { HAS_SHARED_VECTORS, publishedJson, sharedTable, WITHOUT_SHARED } from '../../fixtures/tables.ts';
import { type MildewDay, mildewConditions } from './conditions.ts';
import { gublerIndex } from './gubler.ts';
import { GUBLER_RULE, type GublerRule, UC_IPM_GUBLER_RULE } from './rule.ts';

interface HandworkedDay {
  readonly run_h: number;
  readonly heat: boolean;
  readonly known: boolean;
}
interface HandworkedCase {
  readonly id: string;
  readonly desc: string;
  readonly days: readonly HandworkedDay[];
  readonly expect_seed: readonly number[];
  readonly expect_ucipm: readonly number[];
}
interface RunCase {
  readonly id: string;
  readonly desc: string;
  readonly temps: readonly (number | null)[];
  readonly run_21_30: number;
}

const handworked = publishedJson<{ cases: HandworkedCase[] }>('gubler_handworked.json');
const runs = publishedJson<{ cases: RunCase[] }>('gubler_runs_handworked.json');

/** A day with a run of `run_h` warm hours, two separate hours of heat if `heat`, and no data if not `known`. */
function dayOf({ run_h, heat, known }: HandworkedDay): MildewDay {
  if (!known) return { hourly: [] };
  const hourly = new Float64Array(24).fill(15).fill(25, 2, 2 + run_h);
  return { hourly: heat ? hourly.fill(36, 20, 22) : hourly };
}

describe('powdery-mildew index against cases worked by hand', () => {
  it.each(handworked.cases)('$id: $desc', ({ days, expect_seed, expect_ucipm }) => {
    const list = days.map(dayOf);
    expect(Array.from(gublerIndex(list))).toEqual(expect_seed);
    // UC IPM shows the points before the onset (20, 40); here the index is 0 until the onset.
    const onset = expect_seed.findIndex((value) => value > 0);
    const expected = expect_ucipm.map((value, i) => (onset < 0 || i < onset ? 0 : value));
    expect(Array.from(gublerIndex(list, UC_IPM_GUBLER_RULE))).toEqual(expected);
  });

  it.each(runs.cases)('$id: $desc', ({ temps, run_21_30 }) => {
    expect(mildewConditions({ hourly: temps }, GUBLER_RULE).longestRun).toBe(run_21_30);
  });
});

describe.skipIf(!HAS_SHARED_VECTORS)(`powdery-mildew index, a hot summer${WITHOUT_SHARED}`, () => {
  const DEGREES_70_85_F = { from: (70 - 32) / 1.8, to: (85 - 32) / 1.8 };
  const table = () => sharedTable('gubler_winters_2008_mar_jul.csv');

  function days(): MildewDay[] {
    const hours = sharedTable('chill_winters_2008_mar_jul.csv');
    const temperatures = hours.numbers('temp_c');
    const byDate = new Map<string, number[]>();
    for (const [i, time] of hours.text('local_standard').entries()) {
      const date = time.slice(0, 10);
      byDate.set(date, [...(byDate.get(date) ?? []), temperatures[i]!]);
    }
    return table()
      .text('date')
      .map((date) => ({ hourly: byDate.get(date)! }));
  }

  it('has the runs and the heat that were counted', () => {
    for (const [column, rule] of [
      ['longest_run_h_21_30', GUBLER_RULE],
      ['longest_run_h_70F_85F', { ...GUBLER_RULE, band: DEGREES_70_85_F }],
    ] as const) {
      const conditions = days().map((day) => mildewConditions(day, rule));
      expect(Float64Array.from(conditions, (c) => c.longestRun)).toEqual(table().numbers(column));
      expect(Float64Array.from(conditions, (c) => (c.hot ? 1 : 0))).toEqual(table().numbers('heat_ge_35'));
    }
  });

  const inBand = (rule: GublerRule, band: GublerRule['band']): GublerRule => ({ ...rule, band });
  it.each([
    ['seed_onset30_noheat__21_30', GUBLER_RULE],
    ['jeevn_seed_onset30_noheat__21_30', GUBLER_RULE],
    ['seed_onset30_noheat__70F_85F', inBand(GUBLER_RULE, DEGREES_70_85_F)],
    ['jeevn_seed_onset30_noheat__70F_85F', inBand(GUBLER_RULE, DEGREES_70_85_F)],
    ['ucipm_iff_onset60_cap10__21_30', inBand(UC_IPM_GUBLER_RULE, GUBLER_RULE.band)],
    ['ucipm_iff_onset60_cap10__70F_85F', inBand(UC_IPM_GUBLER_RULE, DEGREES_70_85_F)],
    ['msentinelle_ucipm_cap10__21_30', inBand(UC_IPM_GUBLER_RULE, GUBLER_RULE.band)],
    ['msentinelle_ucipm_cap10__21.1_29.4', UC_IPM_GUBLER_RULE],
  ] as const)('%s, 150 days', (column, rule) => {
    const ours = gublerIndex(days(), rule);
    const theirs = table().numbers(column);
    // Before the onset, some programs show nothing and others the points so far.
    const onset = ours.findIndex((value) => value > 0);
    expect(onset).toBeGreaterThan(0);
    expect(ours.subarray(onset)).toEqual(theirs.subarray(onset));
  });
});
