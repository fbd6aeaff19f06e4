/**
 * What every model answers to input that cannot be meant: a typed error or a stated result, never a silent zero. The
 * table of the README is this one: each cell here is a cell there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aDevice } from '../fixtures/builders/device.ts';
import { SampleTimeError } from './climate/sample-times.ts';
import * as domain from './index.ts';
import {
  accumulate,
  accumulatedCaptures,
  andersonDegreeHours,
  averageDailyIncrements,
  capturesInPhoto,
  changeBetween,
  chillIncrementsByDay,
  chillingHours,
  chipLevel,
  chipLimits,
  chronofixDate,
  cropOutlook,
  currentCropStage,
  currentStage,
  dailyDegreeDays,
  dailyIncrements,
  dailySignal,
  dateReached,
  dayRollups,
  degreeDayRuleFor,
  degreeHourIncrementsByDay,
  dynamicPortions,
  extremesOfDays,
  FLIGHT_MODELS,
  fillShortGaps,
  flightDates,
  forecastOf,
  fromItems,
  GUBLER_RULE,
  type GublerRule,
  generationOf,
  growingDegreeHours,
  gublerIndex,
  hotMinutes,
  hourlyDegreeDayIncrementsByDay,
  hourlyDegreeDays,
  hourlyMeans,
  hourlyTemperatures,
  hoursOfDays,
  incrementsOnDays,
  isoDate,
  isPreliminary,
  lastWeekCount,
  lttb,
  mildewByDay,
  mildewConditions,
  mildewRisk,
  milestoneOf,
  nextCropStage,
  nextMilestone,
  nextRuns,
  parseDegreeDayMetric,
  parseDegreeHourMetric,
  parseHourlyDegreeDayMetric,
  pastWindows,
  plausibleHumidity,
  plausibleTemperature,
  positiveUtahUnits,
  projectedDate,
  recentPace,
  recordCoverage,
  recordQuality,
  selfTestErrors,
  signalLevel,
  signalQuality,
  spreadOfCourses,
  stageBands,
  stageDates,
  stageShares,
  stageThresholds,
  standingOf,
  stationHealth,
  strengthOf,
  sumDaily,
  sumInPhoto,
  sunTimes,
  type TrapPhoto,
  utahUnits,
  weeklyIncrements,
  withGaps,
} from './index.ts';

const COLUMNS = [
  'min > max',
  'NaN, null',
  'infinite',
  'unsorted, repeated',
  'empty',
  'unknown',
  'reversed',
] as const;
type Column = (typeof COLUMNS)[number];
/** The words of the README, and what shows that they hold. */
type Cell = readonly [words: string, holds: () => void];
type Row = Readonly<Partial<Record<Column, Cell>>>;

const HOLE = Number.NaN;
const INFINITY = Number.POSITIVE_INFINITY;
const ENDLESS = [INFINITY, -INFINITY];
const NOWHERE = 99;
const day = isoDate('2026-09-01');
const later = isoDate('2026-09-03');
const range = { start: day, end: later };
const series = (...values: number[]) => ({ start: day, values: Float64Array.from(values) });
const standing = (degreeDays: number, ...daily: number[]) => ({
  date: day,
  degreeDays,
  daily: Float64Array.from(daily),
});
const outlook = (crop: number, ...values: (number | null)[]) =>
  cropOutlook(crop, { flowering_start: day }, { start: later, step: 'day', values }, later);
const times = (...t: number[]) => Float64Array.from(t);

const refuses = (...runs: (() => unknown)[]): Cell => [
  '`RangeError`',
  () => {
    for (const run of runs) expect(run, String(run)).toThrow(RangeError);
  },
];
const refusesTimes = (...runs: (() => unknown)[]): Cell => [
  '`SampleTimeError`',
  () => {
    for (const run of runs) expect(run, String(run)).toThrow(SampleTimeError);
  },
];
/** Each pair: what comes of the input, and what was said. */
const gives = (words: string, ...pairs: (readonly [() => unknown, unknown])[]): Cell => [
  words,
  () => {
    for (const [run, result] of pairs) expect(plain(run()), String(run)).toEqual(result);
  },
];
const plain = (value: unknown): unknown => (ArrayBuffer.isView(value) ? [...(value as Float64Array)] : value);

const SINE = { method: 'single-sine', lower: 10, upper: 30 } as const;
const RICHARDSON = { base: 4.5, optimum: 25 };
const days = (...list: [date: string, min: number | null, max: number | null][]) =>
  list.map(([date, min, max]) => ({ date, min, max }));
const photo = (inPhoto: number, date = day): TrapPhoto => ({ date, inPhoto, plateChanged: false });
const rule = (change: Partial<GublerRule>): GublerRule => ({ ...GUBLER_RULE, ...change });
const hot = { hourly: new Float64Array(24).fill(25) };
const projection = (change: object) =>
  projectedDate({ accumulated: 90, lastDate: day, recentDaily: [5, 5, 5], threshold: 100, ...change });

/** A model of hours: a missing hour adds nothing, an infinite one is refused. */
const hours = (run: (hourly: (number | null)[]) => Float64Array, more: Row = {}): Row => ({
  'NaN, null': gives('hour adds 0', [() => run([HOLE, null]), [0, 0]]),
  infinite: refuses(...ENDLESS.map((t) => () => run([5, t]))),
  empty: gives('empty', [() => run([]), []]),
  ...more,
});
const byDay = (run: (hourly: (number | null)[], dayOf: number[]) => Float64Array): Row => ({
  'NaN, null': gives('`NaN` under 20 h', [() => run([HOLE, null], [0, 0]), [HOLE]]),
  infinite: refuses(...ENDLESS.map((t) => () => run([5, t], [0, 0]))),
  'unsorted, repeated': refuses(
    () => run([5, 5], [1, 0]),
    () => run([5], [HOLE]),
    () => run([5], [0, 1]),
  ),
  empty: gives('empty', [() => run([], []), []]),
});
const photos = (run: (list: TrapPhoto[]) => { values: Float64Array }): Row => ({
  'NaN, null': refuses(
    () => run([photo(HOLE)]),
    () => run([photo(-1)]),
  ),
  infinite: refuses(() => run([photo(INFINITY)])),
  'unsorted, repeated': refuses(() => run([photo(1, later), photo(1, day)])),
  empty: gives('holes', [() => run([]).values, [HOLE, HOLE, HOLE]]),
});
const stage = (run: (pest: number, dd: number) => unknown): Row => ({
  'NaN, null': gives('`null`', [() => run(1, HOLE), null]),
  unknown: gives('`null`', [() => run(NOWHERE, 100), null]),
});
const cropStage = (run: (crop: number, dd: number) => unknown): Row => ({
  'NaN, null': gives('`null`', [() => run(22, HOLE), null]),
  unknown: gives('`null`', [() => run(NOWHERE, 100), null]),
});

const TABLE: Readonly<Record<string, Row>> = {
  dailyDegreeDays: {
    'min > max': refuses(() => dailyDegreeDays({ min: [12], max: [11] }, SINE)),
    'NaN, null': gives(
      '`NaN` that day',
      [() => dailyDegreeDays({ min: [HOLE, 5], max: [20, null] }, SINE), [HOLE, HOLE]],
      [() => dailyDegreeDays({ min: [null], max: [null] }, SINE), [HOLE]],
    ),
    infinite: refuses(
      ...ENDLESS.flatMap((t) => [
        () => dailyDegreeDays({ min: [t], max: [20] }, SINE),
        () => dailyDegreeDays({ min: [5], max: [t] }, SINE),
        () => dailyDegreeDays({ min: [5], max: [20], nextMin: [t] }, { ...SINE, method: 'double-sine' }),
        () => dailyDegreeDays({ min: [5], max: [20] }, { ...SINE, upper: t }),
        () => dailyDegreeDays({ min: [5], max: [20] }, { ...SINE, lower: t }),
      ]),
    ),
    empty: gives('empty', [() => dailyDegreeDays({ min: [], max: [] }, SINE), []]),
    unknown: refuses(
      () => dailyDegreeDays({ min: [5], max: [20] }, { ...SINE, method: 'cubic' as 'single-sine' }),
      () => dailyDegreeDays({ min: [5], max: [20] }, { ...SINE, cutoff: 'odd' as 'none' }),
    ),
    reversed: refuses(
      () => dailyDegreeDays({ min: [5], max: [20] }, { ...SINE, lower: 30, upper: 10 }),
      () => dailyDegreeDays({ min: [5], max: [20] }, { ...SINE, lower: 30, upper: 30 }),
      () => dailyDegreeDays({ min: [5], max: [20] }, { ...SINE, lower: HOLE }),
    ),
  },
  hourlyDegreeDays: hours((hourly) => hourlyDegreeDays(hourly, { lower: 10, upper: 30 }), {
    unknown: refuses(() => hourlyDegreeDays([20], { lower: 10, upper: 30, cutoff: 'odd' as 'none' })),
    reversed: refuses(() => hourlyDegreeDays([20], { lower: 30, upper: 10 })),
  }),
  accumulate: {
    'NaN, null': gives('day adds 0, counted', [
      () => accumulate([1, HOLE, 2]),
      { total: Float64Array.of(1, 1, 3), missingDays: 1 },
    ]),
    infinite: refuses(...ENDLESS.map((v) => () => accumulate([v]))),
    empty: gives('empty', [() => accumulate([]).total, []]),
  },
  averageDailyIncrements: {
    'NaN, null': gives('mean of the others', [
      () => averageDailyIncrements([times(HOLE, HOLE), times(4, HOLE)]),
      [4, HOLE],
    ]),
    infinite: refuses(...ENDLESS.map((v) => () => averageDailyIncrements([times(v)]))),
    empty: gives('empty', [() => averageDailyIncrements([]), []]),
  },
  withGaps: {
    'NaN, null': gives('`NaN` that day', [() => withGaps(times(1, 1), times(1, HOLE)), [1, HOLE]]),
    empty: gives('empty', [() => withGaps(times(), times()), []]),
  },
  degreeDayRuleFor: { unknown: gives('`null`', [() => degreeDayRuleFor(NOWHERE, null), null]) },
  parseDegreeDayMetric: {
    unknown: gives('`null`', [() => parseDegreeDayMetric('dd_cubic_10'), null]),
    reversed: gives('`null`', [() => parseDegreeDayMetric('dd_single_sine_30_10_horizontal'), null]),
  },
  chillingHours: hours(chillingHours, {
    reversed: refuses(
      () => chillingHours([5], { from: 7, below: 0 }),
      () => chillingHours([5], { below: HOLE }),
    ),
  }),
  utahUnits: hours(utahUnits),
  positiveUtahUnits: hours((hourly) => positiveUtahUnits(hourly, new Uint8Array(hourly.length)), {
    'unsorted, repeated': refuses(
      () => positiveUtahUnits([5, 5], [1, 0]),
      () => positiveUtahUnits([5], [HOLE]),
      () => positiveUtahUnits([5], []),
    ),
  }),
  dynamicPortions: hours(dynamicPortions),
  growingDegreeHours: hours((hourly) => growingDegreeHours(hourly, RICHARDSON), {
    reversed: refuses(
      () => growingDegreeHours([5], { base: 25, optimum: 4.5 }),
      () => growingDegreeHours([5], { base: 4.5, optimum: 4.5 }),
      () => growingDegreeHours([5], { base: HOLE, optimum: 25 }),
      () => growingDegreeHours([5], { base: 4.5, optimum: INFINITY }),
    ),
  }),
  andersonDegreeHours: hours(andersonDegreeHours, {
    reversed: refuses(
      () => andersonDegreeHours([5], { base: 25, optimum: 4, critical: 36 }),
      () => andersonDegreeHours([5], { base: 4, optimum: 36, critical: 25 }),
      () => andersonDegreeHours([5], { base: 4, optimum: 25, critical: HOLE }),
    ),
  }),
  chillIncrementsByDay: {
    ...byDay((hourly, dayOf) => chillIncrementsByDay(hourly, dayOf, 'chill_model_utah')),
    unknown: refuses(() => chillIncrementsByDay([5], [0], 'chill_model_x' as 'chill_model_utah')),
  },
  hourlyDegreeDayIncrementsByDay: {
    ...byDay((hourly, dayOf) => hourlyDegreeDayIncrementsByDay(hourly, dayOf, { lower: 10, upper: 30 })),
    reversed: refuses(() => hourlyDegreeDayIncrementsByDay([5], [0], { lower: 30, upper: 10 })),
  },
  parseHourlyDegreeDayMetric: {
    unknown: gives('`null`', [() => parseHourlyDegreeDayMetric('dd_single_sine_10'), null]),
    reversed: gives('`null`', [() => parseHourlyDegreeDayMetric('dd_hourly_30_10_horizontal'), null]),
  },
  degreeHourIncrementsByDay: {
    ...byDay((hourly, dayOf) => degreeHourIncrementsByDay(hourly, dayOf, RICHARDSON)),
    reversed: refuses(() => degreeHourIncrementsByDay([5], [0], { base: 25, optimum: 4.5 })),
  },
  parseDegreeHourMetric: {
    unknown: gives('`null`', [() => parseDegreeHourMetric('gdh_sum_4_25'), null]),
    reversed: gives('`null`', [() => parseDegreeHourMetric('gdh_mean_25_4dot5'), null]),
  },
  fillShortGaps: {
    'NaN, null': gives('filled up to 3 h', [
      () => fillShortGaps([1, null, HOLE, 4, HOLE]),
      [1, 2, 3, 4, HOLE],
    ]),
    infinite: refuses(...ENDLESS.map((t) => () => fillShortGaps([t])), () => fillShortGaps([1], INFINITY)),
    empty: gives('empty', [() => fillShortGaps([]), []]),
  },
  recordCoverage: {
    'NaN, null': gives('missing', [() => recordCoverage([HOLE, null]).coverage, 0]),
    infinite: refuses(...ENDLESS.map((t) => () => recordCoverage([t]))),
    empty: gives('coverage `NaN`, poor', [
      () => [recordCoverage([]).coverage, recordQuality(recordCoverage([]), 'chill_model_utah')],
      [HOLE, 'poor'],
    ]),
  },
  hourlyTemperatures: {
    'min > max': refuses(() => hourlyTemperatures(days(['2026-09-01', 12, 11]), -33)),
    'NaN, null': gives('`NaN` in its hours', [
      () =>
        new Set(hourlyTemperatures(days(['2026-09-01', null, 11], ['2026-09-02', 2, 11]), -33).slice(0, 24)),
      new Set([HOLE]),
    ]),
    infinite: refuses(
      ...ENDLESS.flatMap((t) => [
        () => hourlyTemperatures(days(['2026-09-01', t, 11]), -33),
        () => hourlyTemperatures(days(['2026-09-01', 2, t]), -33),
        () => hourlyTemperatures(days(['2026-09-01', 2, 11]), t),
      ]),
    ),
    'unsorted, repeated': refuses(
      () => hourlyTemperatures(days(['2026-09-02', 2, 11], ['2026-09-01', 2, 11]), -33),
      () => hourlyTemperatures(days(['2026-09-01', 2, 11], ['2026-09-01', 2, 11]), -33),
      () => hourlyTemperatures(days(['2026-09-01', 2, 11], ['2026-09-03', 2, 11]), -33),
      () => hourlyTemperatures(days(['2026-09-31', 2, 11]), -33),
    ),
    empty: gives('empty', [() => hourlyTemperatures([], -33), []]),
  },
  sunTimes: {
    'NaN, null': refuses(
      () => sunTimes(HOLE, 1),
      () => sunTimes(-33, HOLE),
    ),
    infinite: refuses(
      () => sunTimes(INFINITY, 1),
      () => sunTimes(-33, INFINITY),
    ),
  },
  hourlyMeans: {
    'NaN, null': gives('`NaN` that hour', [
      () => hourlyMeans({ t: times(0, 1), value: [HOLE, null] }).values,
      [HOLE],
    ]),
    infinite: refuses(...ENDLESS.map((v) => () => hourlyMeans({ t: times(0), value: [v] }))),
    'unsorted, repeated': refusesTimes(
      () => hourlyMeans({ t: times(1, 0), value: [1, 1] }),
      () => hourlyMeans({ t: times(1, 1), value: [1, 1] }),
      () => hourlyMeans({ t: times(HOLE), value: [1] }),
      () => hourlyMeans({ t: times(INFINITY), value: [1] }),
    ),
    empty: gives('empty', [() => hourlyMeans({ t: times(), value: [] }).values, []]),
  },
  dayRollups: {
    'NaN, null': gives('`NaN`, not valid', [
      () => dayRollups({ t: times(0), temperature: [HOLE], humidity: [null] }).map((d) => [d.tMin, d.valid]),
      [[HOLE, false]],
    ]),
    infinite: refuses(
      ...ENDLESS.flatMap((v) => [
        () => dayRollups({ t: times(0), temperature: [v], humidity: [1] }),
        () => dayRollups({ t: times(0), temperature: [1], humidity: [v] }),
      ]),
    ),
    'unsorted, repeated': refusesTimes(
      () => dayRollups({ t: times(1, 0), temperature: [1, 1], humidity: [1, 1] }),
      () => dayRollups({ t: times(1, 1), temperature: [1, 1], humidity: [1, 1] }),
      () => dayRollups({ t: times(HOLE), temperature: [1], humidity: [1] }),
    ),
    empty: gives('empty', [() => dayRollups({ t: times(), temperature: [], humidity: [] }), []]),
  },
  pastWindows: {
    reversed: gives('empty', [() => pastWindows({ start: later, end: day }, day), []]),
  },
  spreadOfCourses: {
    empty: gives('`null`', [() => spreadOfCourses([]), null]),
  },
  hoursOfDays: {
    empty: gives('all hours missing', [() => new Set(hoursOfDays([], range).hourly), new Set([HOLE])]),
    reversed: gives('no days', [() => hoursOfDays([], { start: later, end: day }).dates, []]),
  },
  extremesOfDays: {
    empty: gives('all days missing', [() => extremesOfDays([], range).min, [HOLE, HOLE, HOLE]]),
    reversed: gives('no days', [() => extremesOfDays([], { start: later, end: day }).dates, []]),
  },
  plausibleTemperature: {
    'NaN, null': gives('`NaN`', [() => plausibleTemperature(HOLE), HOLE]),
    infinite: gives('`NaN`', ...ENDLESS.map((v) => [() => plausibleTemperature(v), HOLE] as const)),
  },
  plausibleHumidity: {
    'NaN, null': gives('`NaN`', [() => plausibleHumidity(HOLE), HOLE]),
    infinite: gives('`NaN`', ...ENDLESS.map((v) => [() => plausibleHumidity(v), HOLE] as const)),
  },
  gublerIndex: {
    'NaN, null': gives('day undetermined', [
      () => gublerIndex([hot, hot, hot, { hourly: [HOLE, null] }]),
      [0, 0, 30, 30],
    ]),
    infinite: refuses(...ENDLESS.map((t) => () => gublerIndex([{ hourly: [t] }]))),
    empty: gives('empty', [() => gublerIndex([]), []]),
    reversed: refuses(
      () => gublerIndex([], rule({ band: { from: 30, to: 21 } })),
      () => gublerIndex([], rule({ band: { from: HOLE, to: 30 } })),
      () => gublerIndex([], rule({ onsetPoints: HOLE })),
    ),
  },
  mildewByDay: {
    'NaN, null': gives('`NaN` undetermined', [
      () => mildewByDay([{ hourly: [HOLE, null] }], 'acc_score'),
      [HOLE],
    ]),
    infinite: refuses(...ENDLESS.map((t) => () => mildewByDay([{ hourly: [t] }], 'favourable'))),
    empty: gives('empty', [() => mildewByDay([], 'acc_score'), []]),
    reversed: refuses(() => mildewByDay([], 'acc_score', rule({ band: { from: 30, to: 21 } }))),
  },
  mildewConditions: {
    'NaN, null': gives('`undetermined`', [
      () => mildewConditions({ hourly: [HOLE, null] }, GUBLER_RULE).state,
      'undetermined',
    ]),
    infinite: refuses(...ENDLESS.map((t) => () => mildewConditions({ hourly: [t] }, GUBLER_RULE)), () =>
      mildewConditions({ ...hot, hotMinutes: INFINITY }, GUBLER_RULE),
    ),
    empty: gives('`undetermined`', [
      () => mildewConditions({ hourly: [] }, GUBLER_RULE).state,
      'undetermined',
    ]),
    reversed: refuses(() => mildewConditions(hot, rule({ band: { from: 30, to: 21 } }))),
  },
  hotMinutes: {
    'NaN, null': gives('lasts no time', [
      () => hotMinutes({ t: times(0, 60_000), value: [HOLE, null] }, 1e6, 35),
      0,
    ]),
    infinite: refuses(
      ...ENDLESS.map((v) => () => hotMinutes({ t: times(0), value: [v] }, 1e6, 35)),
      () => hotMinutes({ t: times(0), value: [1] }, 1e6, HOLE),
      () => hotMinutes({ t: times(0), value: [1] }, 1e6, INFINITY),
      () => hotMinutes({ t: times(0), value: [1] }, HOLE, 35),
    ),
    'unsorted, repeated': refusesTimes(
      () => hotMinutes({ t: times(1, 0), value: [1, 1] }, 1e6, 35),
      () => hotMinutes({ t: times(1, 1), value: [1, 1] }, 1e6, 35),
      () => hotMinutes({ t: times(HOLE), value: [1] }, 1e6, 35),
    ),
    empty: gives('0', [() => hotMinutes({ t: times(), value: [] }, 1e6, 35), 0]),
  },
  mildewRisk: {
    'NaN, null': gives('`null`', [() => mildewRisk(HOLE), null], [() => mildewRisk(null), null]),
    infinite: gives('`null`', ...ENDLESS.map((v) => [() => mildewRisk(v), null] as const)),
  },
  stageThresholds: { unknown: gives('empty', [() => stageThresholds(NOWHERE), []]) },
  currentStage: stage(currentStage),
  nextMilestone: stage(nextMilestone),
  stageShares: {
    ...stage(stageShares),
    infinite: refuses(
      () => stageShares(1, 100, { deviation: INFINITY, firstAt: 2 }),
      () => stageShares(1, 100, { deviation: 30, firstAt: HOLE }),
      () => stageShares(1, 100, { deviation: 0, firstAt: 2 }),
    ),
  },
  stageBands: {
    'NaN, null': gives('empty', [() => stageBands(1, HOLE), []]),
    unknown: gives('empty', [() => stageBands(NOWHERE, 100), []]),
  },
  stageDates: {
    'NaN, null': gives('not reached', [
      () => stageDates(1, series(HOLE)).every(({ reached }) => reached === null),
      true,
    ]),
    empty: gives('not reached', [
      () => stageDates(1, series()).every(({ reached }) => reached === null),
      true,
    ]),
    unknown: gives('empty', [() => stageDates(NOWHERE, series(5)), []]),
  },
  dateReached: {
    'NaN, null': gives(
      '`null`',
      [() => dateReached(series(5), HOLE), null],
      [() => dateReached(series(HOLE), 1), null],
    ),
    empty: gives('`null`', [() => dateReached(series(), 1), null]),
  },
  flightDates: {
    'NaN, null': gives('not reached', [
      () => flightDates(FLIGHT_MODELS.get(1)!, series(HOLE)).map(({ reached }) => reached),
      [null, null, null, null],
    ]),
    unknown: gives('no model', [() => FLIGHT_MODELS.get(NOWHERE), undefined]),
  },
  chronofixDate: { unknown: refuses(() => chronofixDate('mañana' as typeof day)) },
  isPreliminary: { unknown: gives('`false`', [() => isPreliminary(NOWHERE), false]) },
  recentPace: {
    'NaN, null': gives('day left out', [() => recentPace([5, HOLE, 5, 5])?.days, 3]),
    infinite: refuses(...ENDLESS.map((v) => () => recentPace([5, v]))),
    empty: gives('`null`', [() => recentPace([]), null]),
  },
  projectedDate: {
    'NaN, null': gives(
      '`null`',
      [() => projection({ accumulated: HOLE }), null],
      [() => projection({ threshold: HOLE }), null],
      [() => projection({ horizonDays: HOLE }), null],
      [() => projection({ recentDaily: [HOLE, HOLE, HOLE] }), null],
    ),
    infinite: refuses(() => projection({ recentDaily: [5, 5, 5, INFINITY] })),
    empty: gives('`null`', [() => projection({ recentDaily: [] }), null]),
  },
  standingOf: {
    'NaN, null': gives('`null`', [() => standingOf({ start: day, step: 'day', values: [null] }), null]),
    empty: gives('`null`', [() => standingOf({ start: day, step: 'day', values: [] }), null]),
  },
  milestoneOf: {
    'NaN, null': gives('`null`', [() => milestoneOf(1, standing(HOLE), day), null]),
    unknown: gives('`null`', [() => milestoneOf(NOWHERE, standing(5), day), null]),
  },
  forecastOf: {
    'NaN, null': gives('`null`', [() => forecastOf(standing(5, HOLE, HOLE, HOLE), day), null]),
    infinite: refuses(() => forecastOf(standing(5, 5, 5, INFINITY), day)),
    empty: gives('`null`', [() => forecastOf(standing(5), day), null]),
  },
  currentCropStage: cropStage(currentCropStage),
  nextCropStage: cropStage(nextCropStage),
  cropOutlook: {
    'NaN, null': gives('`null`', [() => outlook(22, null), null]),
    empty: gives('`null`', [() => outlook(22), null]),
    unknown: gives('`null`', [() => outlook(NOWHERE, 100), null]),
  },
  dailyIncrements: photos((list) => dailyIncrements(list, range)),
  capturesInPhoto: photos((list) => capturesInPhoto(list, range)),
  accumulatedCaptures: {
    'NaN, null': gives('`NaN` that day', [
      () => accumulatedCaptures(series(1, HOLE, 2)).values,
      [1, HOLE, 3],
    ]),
    infinite: refuses(...ENDLESS.map((v) => () => accumulatedCaptures(series(v)))),
    empty: gives('empty', [() => accumulatedCaptures(series()).values, []]),
  },
  weeklyIncrements: {
    'NaN, null': gives('`null` in a week of holes', [
      () => weeklyIncrements(series(HOLE, HOLE)).map(({ value }) => value),
      [null],
    ]),
    empty: gives('empty', [() => weeklyIncrements(series()), []]),
  },
  incrementsOnDays: {
    'NaN, null': gives('`null` in a span of holes', [
      () => incrementsOnDays(series(HOLE), 127).map(({ value }) => value),
      [null],
    ]),
    empty: gives('empty', [() => incrementsOnDays(series(), 127), []]),
    unknown: refuses(...[0, 128, 1.5, HOLE].map((mask) => () => incrementsOnDays(series(1), mask))),
  },
  lastWeekCount: {
    'NaN, null': gives('`undefined`', [() => lastWeekCount(series(HOLE), day), undefined]),
    empty: gives('`undefined`', [() => lastWeekCount(series(), day), undefined]),
  },
  sumInPhoto: {
    'NaN, null': gives('last count, a week at most', [
      () => sumInPhoto([series(3, HOLE, HOLE)], range).values,
      [3, 3, 3],
    ]),
    empty: gives('holes', [() => sumInPhoto([], range).values, [HOLE, HOLE, HOLE]]),
    reversed: gives('no days', [() => sumInPhoto([], { start: later, end: day }).values, []]),
  },
  chipLimits: { unknown: gives('`null`', [() => chipLimits(NOWHERE), null]) },
  chipLevel: {
    'NaN, null': gives('`null`', [() => chipLevel(1, HOLE), null], [() => chipLevel(1, undefined), null]),
    unknown: gives('`neutral`', [() => chipLevel(NOWHERE, 5), 'neutral']),
  },
  changeBetween: {
    'NaN, null': gives('says which is unknown', [
      () => [changeBetween(HOLE, 1), changeBetween(1, null)].map(({ outcome }) => outcome),
      ['no-recent', 'no-previous'],
    ]),
    infinite: refuses(
      ...ENDLESS.flatMap((v) => [
        () => changeBetween(v, 1),
        () => changeBetween(1, v),
        () => changeBetween(v, v),
      ]),
    ),
  },
  sumDaily: {
    'NaN, null': gives('sum of the others', [
      () => sumDaily([series(1, HOLE), series(HOLE, HOLE)], range).values,
      [1, HOLE, HOLE],
    ]),
    empty: gives('holes', [() => sumDaily([], range).values, [HOLE, HOLE, HOLE]]),
    reversed: gives('no days', [() => sumDaily([], { start: later, end: day }).values, []]),
  },
  fromItems: {
    'unsorted, repeated': [
      'sorted; `RangeError`',
      () => {
        const [first, last] = [
          { date: day, value: 1 },
          { date: later, value: 2 },
        ];
        expect(fromItems([last, first])).toEqual({ start: day, step: 'day', values: [1, null, 2] });
        expect(() => fromItems([first, first])).toThrow(RangeError);
      },
    ],
    empty: gives('`null`', [() => fromItems([]), null]),
  },
  lttb: {
    'NaN, null': gives('a hole, kept', [
      () => lttb(times(0, 1, 2, 3, 4, 5, 6), times(0, 0, 0, HOLE, 0, 0, 0), 6).includes(3),
      true,
    ]),
    'unsorted, repeated': gives('not looked at', [
      () => lttb(times(3, 2, 2, 1), times(1, 5, 1, 1), 3),
      [0, 1, 3],
    ]),
    empty: gives('empty', [() => lttb(times(), times(), 3), []]),
    reversed: refuses(...[2, 3.5, HOLE, INFINITY].map((n) => () => lttb(times(1, 2), times(1, 2), n)), () =>
      lttb(times(1), times(1, 2), 3),
    ),
  },
  signalLevel: {
    'NaN, null': gives('`null`', [() => signalLevel(HOLE), null], [() => signalLevel(null), null]),
  },
  signalQuality: {
    'NaN, null': gives('`null`', [() => signalQuality('4G', { rsrp: HOLE, rsrq: null }), null]),
    infinite: gives('`null`', ...ENDLESS.map((v) => [() => signalQuality('2G', { rssi: v }), null] as const)),
  },
  generationOf: {
    'NaN, null': gives('`null`', [() => generationOf({ rsrp: HOLE, rsrq: null }), null]),
    infinite: gives('`null`', ...ENDLESS.map((v) => [() => generationOf({ rssi: v }), null] as const)),
    empty: gives('`null`', [() => generationOf({}), null]),
  },
  strengthOf: {
    'NaN, null': gives('`null`', [() => strengthOf({ rsrp: HOLE, rsrq: -9 }), null]),
    infinite: gives(
      '`null`',
      ...ENDLESS.map((v) => [() => strengthOf({ rsrp: v, rsrq: -9 }), null] as const),
    ),
    empty: gives('`null`', [() => strengthOf({}), null]),
  },
  dailySignal: {
    'NaN, null': gives('reading left out', [
      () => dailySignal([{ at: 0, figures: { rsrp: HOLE, rsrq: -9 } }]),
      [],
    ]),
    infinite: gives('reading left out', [
      () => dailySignal([{ at: 0, figures: { rsrp: INFINITY, rsrq: -9 } }]),
      [],
    ]),
    empty: gives('empty', [() => dailySignal([]), []]),
  },
  selfTestErrors: {
    'NaN, null': refuses(() => selfTestErrors(HOLE)),
    infinite: refuses(...ENDLESS.map((v) => () => selfTestErrors(v))),
  },
  nextRuns: {
    'NaN, null': refuses(
      () => nextRuns('0 8 * * *', { after: HOLE, count: 1 }),
      () => nextRuns('0 8 * * *', { after: 0, count: HOLE }),
    ),
    unknown: refuses(() => nextRuns('mañana', { after: 0, count: 1 })),
  },
  stationHealth: {
    'NaN, null': gives('missing', [
      () =>
        stationHealth(aDevice({ battery: { t: times(aDevice().now), percentage: times(HOLE) } })).energy
          .errors,
      ['no_data'],
    ]),
    infinite: refuses(
      () => stationHealth(aDevice({ battery: { t: times(1), percentage: times(INFINITY) } })),
      () => stationHealth(aDevice({ windowDays: HOLE })),
    ),
    'unsorted, repeated': [
      '`SampleTimeError`; repeated taken',
      () => {
        const battery = (...t: number[]) => ({
          battery: { t: times(...t), percentage: times(...t.map(() => 80)) },
        });
        const { now } = aDevice();
        expect(() => stationHealth(aDevice(battery(now, now - 1)))).toThrow(SampleTimeError);
        expect(() => stationHealth(aDevice(battery(HOLE)))).toThrow(SampleTimeError);
        expect(() => stationHealth(aDevice({ images: [{ takenAt: HOLE }] }))).toThrow(SampleTimeError);
        expect(stationHealth(aDevice(battery(now, now))).energy.errors).not.toContain('no_data');
      },
    ],
    empty: gives('`unknown`, `no_data`', [
      () => stationHealth(aDevice({ battery: { t: times(), percentage: times() } })).energy,
      { state: 'unknown', lastDate: null, lastValue: null, errors: ['no_data'] },
    ]),
  },
};

/** Exported beside the models, and why they need no row. */
const WITHOUT_A_ROW = {
  'asks about a name or a code, or writes one': [
    'cropEventOf',
    'degreeDayMetricName',
    'degreeHourMetricName',
    'hourlyDegreeDayMetricName',
    'isChillMetric',
    'isPreliminaryCrop',
    'isWeekdayMask',
    'maskHasDay',
    'stageLabel',
    'weekdaysOfMask',
  ],
  'takes what the types and the forms have checked': [
    'cropStages',
    'degreeDayStart',
    'degreeHourAnchor',
    'degreeHourStart',
    'emergenceSpread',
    'eventsOfLog',
    'isFresh',
    'recordQuality',
    'sameDayOfYear',
    'spreadOf',
  ],
  'moves values without looking at them': [
    'alignDaily',
    'anchoredDegreeHours',
    'chartArrays',
    'emptyDaily',
    'fromColumnar',
    'lastRecord',
    'lengthOfRange',
    'lowerBound',
    'nearestIndex',
    'overRange',
    'shareOfSignalScale',
    'toColumnar',
    'toItems',
  ],
  'is a row of another': ['figureQuality'],
};

const FOLDERS = [
  'captures',
  'chill',
  'climate',
  'degree-days',
  'hourly',
  'mildew',
  'phenology',
  'series',
  'signal',
];

describe.each(Object.entries(TABLE))('%s', (_, row) => {
  it.each(Object.entries(row))('%s', (_column, [, holds]) => holds());
});

it('every function of the models has its row', async () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`./${folder}/`, import.meta.url))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `./${folder}/${file}`),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  const functions = modules
    .flatMap((module) => Object.entries(module))
    .filter(([name, value]) => typeof value === 'function' && !/^[A-Z]/.test(name) && name in domain)
    .map(([name]) => name);
  const listed = [...Object.keys(TABLE), ...Object.values(WITHOUT_A_ROW).flat()];
  expect(functions.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => !(name in domain))).toEqual([]);
});

it('the README says the same', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, section = ''] = readme.split('## Bad input\n');
  const lines = section.split('\n## ')[0]!.split('\n');
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const [header, , ...rows] = lines.filter((line) => line.startsWith('|')).map(cells);
  expect(header?.slice(1)).toEqual(
    COLUMNS.map((column) => column.replace('NaN', '`NaN`').replace('null', '`null`')),
  );
  const said = Object.entries(TABLE).map(([name, row]) => [
    `\`${name}\``,
    ...COLUMNS.map((column) => row[column]?.[0] ?? ''),
  ]);
  expect(rows).toEqual(said);
});
