import { describe, expect, it } from 'vitest';
import {
  HAS_SHARED_VECTORS,
  publishedTable,
  sharedTable,
  type Table,
  WITHOUT_SHARED,
  worstDifference,
} from '../../fixtures/tables.ts';
import { andersonDegreeHours } from './anderson-degree-hours.ts';
import { chillIncrementsByDay, degreeHourIncrementsByDay } from './by-day.ts';
import { growingDegreeHours } from './degree-hours.ts';
import { dynamicPortions } from './dynamic.ts';
import { fillShortGaps } from './gaps.ts';
import { chillingHours, positiveUtahUnits, utahUnitOfHour, utahUnits } from './hourly-chill.ts';

const EXACT = 1e-9;
/** "At most 7.2" expressed as a limit for "below": the files have at most fourteen decimals. */
const JUST_ABOVE_7_2 = 7.2 + 1e-12;
const RICHARDSON = { base: 4.5, optimum: 25 };
/** The increase of a running total in each hour. */
const perHour = (total: Float64Array) => total.map((v, i) => v - (total[i - 1] ?? 0));

function checkHourlyModels(table: Table): void {
  const hourly = table.numbers('temp_c');
  expect(chillingHours(hourly)).toEqual(table.numbers('ch_lt7_cum'));
  expect(chillingHours(hourly, { below: JUST_ABOVE_7_2 })).toEqual(table.numbers('ch_le_7_2_cum'));
  expect(chillingHours(hourly, { below: JUST_ABOVE_7_2, from: 0 })).toEqual(
    table.numbers('ch_le_7_2_ge_0_cum'),
  );
  expect(utahUnits(hourly)).toEqual(table.numbers('utah_cum'));
  expect(worstDifference(dynamicPortions(hourly), table.numbers('dynamic_portions_cum'))).toBeLessThan(EXACT);
  // The peers set each negative hour to zero; ours does the same if every hour is its own day.
  const hourIndex = hourly.map((_, i) => i);
  expect(positiveUtahUnits(hourly, hourIndex)).toEqual(table.numbers('positive_utah_cum'));
  expect(hourly.map(utahUnitOfHour)).toEqual(table.numbers('utah_hour'));
  const anderson = andersonDegreeHours(hourly);
  expect(worstDifference(anderson, table.numbers('gdh_anderson_4_25_36_cum'))).toBeLessThan(EXACT);
  expect(worstDifference(perHour(anderson), table.numbers('gdh_anderson_4_25_36_hour'))).toBeLessThan(EXACT);
}

/** The hours of the complete days of an hourly file, and for each hour the index of its day. */
function completeDays(hours: Table, timeColumn: string, dates: readonly string[]) {
  const index = new Map(dates.map((date, i) => [date, i]));
  const hourly: number[] = [];
  const dayOf: number[] = [];
  const temperatures = hours.numbers('temp_c');
  for (const [i, time] of hours.text(timeColumn).entries()) {
    const day = index.get(time.slice(0, 10));
    if (day === undefined) continue;
    hourly.push(temperatures[i]!);
    dayOf.push(day);
  }
  return { hourly: Float64Array.from(hourly), dayOf };
}

function checkDailyPositiveUtah(hours: Table, timeColumn: string, daily: Table): void {
  const { hourly, dayOf } = completeDays(hours, timeColumn, daily.text('date'));
  const perDay = daily.numbers('dpcu_infruitec_day_derived');
  expect(chillIncrementsByDay(hourly, dayOf, 'chill_model_infruitec')).toEqual(perDay);
  expect(chillIncrementsByDay(hourly, dayOf, 'chill_model_utah')).toEqual(
    daily.numbers('utah_day_sum_chillR'),
  );
  const total = positiveUtahUnits(hourly, dayOf);
  const atDayEnds = total.filter((_, i) => dayOf[i] !== dayOf[i + 1]);
  expect(atDayEnds).toEqual(daily.numbers('dpcu_infruitec_cum_derived'));
}

/** fruclimadapt, run on complete days only: its values at the last hour of each day. */
function checkFruclimadapt(hours: Table, timeColumn: string, daily: Table): void {
  const { hourly, dayOf } = completeDays(hours, timeColumn, daily.text('date'));
  const atDayEnds = (total: Float64Array) => total.filter((_, i) => dayOf[i] !== dayOf[i + 1]);
  // Its chilling hours exclude 0 °C.
  const chill = chillingHours(hourly, { below: JUST_ABOVE_7_2, from: Number.MIN_VALUE });
  expect(atDayEnds(chill)).toEqual(daily.numbers('fruclim_chill_hours_gt0_le7_2_cum'));
  expect(atDayEnds(utahUnits(hourly))).toEqual(daily.numbers('fruclim_utah_cum'));
  // Its Dynamic model is one hour ahead: with one more hour at the end, ours gives the same.
  const portions = dynamicPortions([...hourly, 0]).subarray(1);
  const theirs = daily.numbers('fruclim_chill_portions_current_hour_cum');
  expect(worstDifference(atDayEnds(portions), theirs)).toBeLessThan(0.0033);

  const degreeHours = growingDegreeHours(hourly, RICHARDSON);
  expect(worstDifference(atDayEnds(degreeHours), daily.numbers('gdh_linear_4_5_25_cum'))).toBeLessThan(EXACT);
  const byDay = degreeHourIncrementsByDay(hourly, dayOf, RICHARDSON);
  const plateau = daily.numbers('fruclim_gdh_linear_4_5_25_plateau_day');
  expect(worstDifference(byDay, plateau)).toBeLessThan(EXACT);
  const anderson = perHour(atDayEnds(andersonDegreeHours(hourly)));
  expect(worstDifference(anderson, daily.numbers('fruclim_gdh_asymcur_4_25_36_day'))).toBeLessThan(EXACT);
  checkDaysBelow36(hourly, dayOf, daily);
}

/** Its other linear form has base 4 and gives zero from 36 °C on; on cooler days ours gives the same. */
function checkDaysBelow36(hourly: Float64Array, dayOf: readonly number[], daily: Table): void {
  const byDay = degreeHourIncrementsByDay(hourly, dayOf, { base: 4, optimum: 25 });
  const theirs = daily.numbers('fruclim_gdh_linear_4_25_crit36_day');
  const cool = daily.numbers('tmax_c').map((max) => (max < 36 ? 1 : 0));
  expect(cool.filter((is) => is === 1).length).toBeGreaterThan(60);
  const onCoolDays = (values: Float64Array) => values.filter((_, i) => cool[i] === 1);
  expect(worstDifference(onCoolDays(byDay), onCoolDays(theirs))).toBeLessThan(EXACT);
}

/** ChillModels: the current-hour form of the Dynamic model gives the same curve one hour earlier. */
function checkChillModels(table: Table): void {
  const hourly = table.numbers('temp_c');
  const degreeHours = growingDegreeHours(hourly, RICHARDSON);
  expect(worstDifference(degreeHours, table.numbers('gdh_richardson_4_5_25_cum'))).toBeLessThan(EXACT);
  expect(worstDifference(perHour(degreeHours), table.numbers('gdh_richardson_4_5_25_hour'))).toBeLessThan(
    EXACT,
  );
  expect(hourly.map(utahUnitOfHour)).toEqual(table.numbers('utah_hour'));
  const positive = hourly.map((t) => Math.max(0, utahUnitOfHour(t)));
  expect(positive).toEqual(table.numbers('pcu_hourly_positive_hour'));
  const portions = dynamicPortions(hourly);
  const theirs = table.numbers('dynamic_current_hour_cum');
  expect(worstDifference(portions.subarray(1), theirs.subarray(0, -1))).toBeLessThan(0.0033);
}

describe('chill against published values', () => {
  it.each([
    'chill_agromet_2019_may_jun.csv',
    'chill_seattle_normals_jan_mar.csv',
    'agromet_hourly_linvill_lat-33.45_may_jun.csv',
  ])('chillR and dormancyR, each hour: %s', (file) => checkHourlyModels(publishedTable(file)));

  it('gives the 323 chilling hours of May and June 2019', () => {
    const hourly = publishedTable('chill_agromet_2019_may_jun.csv').numbers('temp_c');
    expect(chillingHours(hourly).at(-1)).toBe(323);
  });

  it('daily positive Utah units on the Chilean station', () => {
    checkDailyPositiveUtah(
      publishedTable('chill_agromet_2019_may_jun.csv'),
      'local_utc_minus4',
      publishedTable('daily_peers_agromet_2019_may_jun.csv'),
    );
  });

  it('fruclimadapt by day on the Chilean station', () => {
    checkFruclimadapt(
      publishedTable('chill_agromet_2019_may_jun.csv'),
      'local_utc_minus4',
      publishedTable('daily_peers_agromet_2019_may_jun.csv'),
    );
  });

  it('ChillModels on the Chilean station', () => {
    checkChillModels(publishedTable('gdh_chillmodels_agromet_2019_may_jun.csv'));
  });
});

describe.skipIf(!HAS_SHARED_VECTORS)(`chill against values kept beside the clone${WITHOUT_SHARED}`, () => {
  it.each(['chill_winters_2008_mar_jul.csv', 'ka_2002_2003_hourly_linvill_chill.csv'])(
    'chillR and dormancyR, each hour: %s',
    (file) => checkHourlyModels(sharedTable(file)),
  );

  it.each([
    ['chill_winters_2008_mar_jul.csv', 'local_standard', 'daily_peers_winters_2008_mar_jul.csv'],
    ['ka_2002_2003_hourly_linvill_chill.csv', 'local_solar', 'daily_peers_ka_2002_2003.csv'],
  ])('daily positive Utah units and fruclimadapt by day: %s', (hours, timeColumn, daily) => {
    checkDailyPositiveUtah(sharedTable(hours), timeColumn, sharedTable(daily));
    checkFruclimadapt(sharedTable(hours), timeColumn, sharedTable(daily));
  });

  it('gaps bridged by chillR, up to the last measured hour', () => {
    const table = sharedTable('chill_winters_gaps_linear.csv');
    const measured = table.numbers('temp_with_gaps_c');
    const end = measured.findLastIndex((v) => !Number.isNaN(v)) + 1;
    const filled = fillShortGaps(measured, end).subarray(0, end);
    const theirs = (column: string) => table.numbers(column).subarray(0, end);
    expect(worstDifference(filled, theirs('temp_interpolated_c'))).toBeLessThan(EXACT);
    expect(chillingHours(filled)).toEqual(theirs('ch_lt7_cum').slice());
    expect(utahUnits(filled)).toEqual(theirs('utah_cum').slice());
    expect(worstDifference(dynamicPortions(filled), theirs('dynamic_portions_cum'))).toBeLessThan(EXACT);
  });

  it('ChillModels', () => {
    checkChillModels(sharedTable('gdh_chillmodels_winters_2008_mar_jul.csv'));
  });
});
