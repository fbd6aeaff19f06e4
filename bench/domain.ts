/** The models over ten years of hours, against the same formulas written the plain way over arrays of objects. */
import {
  accumulate,
  averageDailyIncrements,
  chillingHours,
  dailyDegreeDays,
  dynamicPortions,
  positiveUtahUnits,
  utahUnits,
} from '../packages/domain/src/index.ts';
import { naiveDynamic, naiveSingleSine } from './naive-models.ts';
import { agree, ROUNDS, race } from './race.ts';
import { printTable } from './table.ts';
import { benchThinning } from './thinning.ts';

const HOURS = 87_660;
const DAYS = Math.floor(HOURS / 24);
const STATIONS = 200;
const SEASONS = 5;
const SEASON_DAYS = 365;
const RULE = { method: 'single-sine', lower: 10, upper: 30, cutoff: 'horizontal' } as const;

export function benchDomain(): void {
  const hourly = temperatures();
  const extremes = extremesOf(hourly);
  benchAgainstNaive(hourly, extremes);
  benchChill(hourly);
  benchFarm(extremes);
  benchThinning();
}

/** Temperatures of a mild winter climate with a daily and a yearly wave and a fixed pseudo-random noise. */
function temperatures(): Float64Array {
  let seed = 20261121;
  return Float64Array.from({ length: HOURS }, (_, hour) => {
    seed = (seed * 1664525 + 1013904223) % 4294967296; // Numerical Recipes' linear congruence
    const noise = (seed / 4294967296 - 0.5) * 6;
    return 13 + 8 * Math.sin((2 * Math.PI * hour) / 8766) + 7 * Math.sin((2 * Math.PI * hour) / 24) + noise;
  });
}

interface Extremes {
  min: Float64Array;
  max: Float64Array;
}

function extremesOf(hourly: Float64Array): Extremes {
  const ofDays = (extreme: (...values: number[]) => number) =>
    Float64Array.from({ length: DAYS }, (_, day) => extreme(...hourly.subarray(day * 24, day * 24 + 24)));
  return { min: ofDays(Math.min), max: ofDays(Math.max) };
}

function benchAgainstNaive(hourly: Float64Array, { min, max }: Extremes): void {
  const hours = Array.from(hourly, (temperature, hour) => ({
    date: new Date(hour * 3_600_000),
    temperature,
  }));
  const days = Array.from(min, (low, day) => ({ min: low, max: max[day] ?? low }));
  agree('Dynamic', dynamicPortions(hourly).at(-1), naiveDynamic(hours).at(-1)?.portions);
  const naiveSum = naiveSingleSine(days, 10, 30).reduce((sum, { dd }) => sum + dd, 0);
  agree('single sine', accumulate(dailyDegreeDays({ min, max }, RULE)).total.at(-1), naiveSum);

  const dynamic = race({ ours: () => dynamicPortions(hourly), naive: () => naiveDynamic(hours) });
  const sine = race({
    ours: () => dailyDegreeDays({ min, max }, RULE),
    naive: () => naiveSingleSine(days, 10, 30),
  });
  printTable(`Models over ${HOURS} hours (${DAYS} days), median of ${ROUNDS} rounds`, [
    ['model', 'ours ns/value', 'array of objects ns/value', 'ratio'],
    ['Dynamic (per hour)', ...nanoseconds(dynamic, HOURS)],
    ['single-sine degree-days (per day)', ...nanoseconds(sine, DAYS)],
  ]);
}

function benchChill(hourly: Float64Array): void {
  const dayOf = Uint32Array.from(hourly, (_, hour) => Math.floor(hour / 24));
  const models = {
    'chilling hours': () => chillingHours(hourly),
    Utah: () => utahUnits(hourly),
    'positive Utah': () => positiveUtahUnits(hourly, dayOf),
    Dynamic: () => dynamicPortions(hourly),
  };
  const ms = race(models);
  const all = Object.values(ms).reduce((sum, each) => sum + each, 0);
  printTable(`Chill of ten years, ${HOURS} hours, median of ${ROUNDS} rounds`, [
    ['model', 'ms'],
    ...Object.entries(ms),
    ['all four', all],
  ]);
}

/** Every station of a large farm, every season anew: increments, mean of the stations, running total. */
function benchFarm({ min, max }: Extremes): void {
  const stations = Array.from({ length: STATIONS }, (_, station) => ({
    min: min.map((t) => t + station / 100),
    max: max.map((t) => t + station / 100),
  }));
  const season = (from: number) =>
    stations.map((station) =>
      dailyDegreeDays(
        {
          min: station.min.subarray(from, from + SEASON_DAYS),
          max: station.max.subarray(from, from + SEASON_DAYS),
        },
        RULE,
      ),
    );
  const { farm } = race({
    farm: () => {
      for (let i = 0; i < SEASONS; i++) accumulate(averageDailyIncrements(season(i * SEASON_DAYS)));
    },
  });
  printTable(`Degree-days of ${STATIONS} stations × ${SEASONS} seasons, median of ${ROUNDS} rounds`, [
    ['', 'ms', 'ns/day'],
    ['single sine, averaged and accumulated', farm, (farm * 1e6) / (STATIONS * SEASONS * SEASON_DAYS)],
  ]);
}

const nanoseconds = ({ ours, naive }: { ours: number; naive: number }, values: number) => [
  (ours * 1e6) / values,
  (naive * 1e6) / values,
  ours / naive,
];
