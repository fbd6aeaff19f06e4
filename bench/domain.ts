/** The models over ten years of hours, against the same formula written the plain way over arrays of objects. */
import { dailyDegreeDays, dynamicPortions } from '../packages/domain/src/index.ts';
import { median, printTable } from './table.ts';

const HOURS = 87_660;
const ROUNDS = 15;

interface HourObject {
  date: Date;
  temperature: number | null;
}
interface DayObject {
  min: number;
  max: number;
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

export function benchDomain(): void {
  const hourly = temperatures();
  const objects = Array.from(hourly, (temperature, hour) => ({
    date: new Date(hour * 3_600_000),
    temperature,
  }));
  const days = Math.floor(HOURS / 24);
  const min = Float64Array.from({ length: days }, (_, day) =>
    Math.min(...hourly.subarray(day * 24, day * 24 + 24)),
  );
  const max = Float64Array.from({ length: days }, (_, day) =>
    Math.max(...hourly.subarray(day * 24, day * 24 + 24)),
  );
  const dayObjects = Array.from(min, (low, day) => ({ min: low, max: max[day] ?? low }));
  const rule = { method: 'single-sine', lower: 10, upper: 30, cutoff: 'horizontal' } as const;

  const dynamic = race(
    () => dynamicPortions(hourly),
    () => naiveDynamic(objects),
  );
  const sine = race(
    () => dailyDegreeDays({ min, max }, rule),
    () => naiveSingleSine(dayObjects, 10, 30),
  );
  agree('Dynamic', dynamicPortions(hourly).at(-1), naiveDynamic(objects).at(-1)?.portions);
  agree(
    'single sine',
    sum(dailyDegreeDays({ min, max }, rule)),
    sum(naiveSingleSine(dayObjects, 10, 30).map((d) => d.dd)),
  );

  printTable(`Models over ${HOURS} hours (${days} days), median of ${ROUNDS} interleaved rounds`, [
    ['model', 'ours ns/value', 'array of objects ns/value', 'ratio'],
    ['Dynamic (per hour)', ...nanoseconds(dynamic, HOURS)],
    ['single-sine degree-days (per day)', ...nanoseconds(sine, days)],
  ]);
}

function race(ours: () => unknown, naive: () => unknown): { ours: number; naive: number } {
  const samples = { ours: [] as number[], naive: [] as number[] };
  for (let round = 0; round < ROUNDS + 3; round++) {
    const first = time(ours);
    const second = time(naive);
    if (round < 3) continue; // warm-up
    samples.ours.push(first);
    samples.naive.push(second);
  }
  return { ours: median(samples.ours), naive: median(samples.naive) };
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const nanoseconds = ({ ours, naive }: { ours: number; naive: number }, values: number) => [
  (ours * 1e6) / values,
  (naive * 1e6) / values,
  ours / naive,
];

function agree(name: string, ours: number | undefined, naive: number | undefined): void {
  if (ours === undefined || naive === undefined || Math.abs(ours - naive) > 1e-6 * Math.abs(naive)) {
    throw new Error(`${name}: ${ours} and ${naive} differ, the race would compare two things`);
  }
}

const sum = (values: ArrayLike<number>) => Array.from(values).reduce((total, value) => total + value, 0);

function naiveDynamic(hours: readonly HourObject[]): { date: Date; portions: number }[] {
  const result: { date: Date; portions: number }[] = [];
  let x = 0;
  let total = 0;
  for (const [i, hour] of hours.entries()) {
    const previous = hours[i - 1]?.temperature;
    if (previous !== undefined && previous !== null) {
      const kelvin = previous + 273;
      const xs = (139500 / 2.567e18) * Math.exp((12888.8 - 4153.5) / kelvin);
      const ak1 = 2.567e18 * Math.exp(-12888.8 / kelvin);
      x = xs - (xs - x) * Math.exp(-ak1);
      if (x >= 1) {
        const s = Math.exp((1.6 * 277 * (kelvin - 277)) / kelvin);
        const xi = s / (1 + s);
        total += x * xi;
        x *= 1 - xi;
      }
    }
    result.push({ date: hour.date, portions: total });
  }
  return result;
}

function naiveSingleSine(
  days: readonly DayObject[],
  lower: number,
  upper: number,
): { day: DayObject; dd: number }[] {
  const above = ({ min, max }: DayObject, threshold: number) => {
    const mean = (min + max) / 2;
    const half = (max - min) / 2;
    if (max <= threshold) return 0;
    if (min >= threshold) return mean - threshold;
    const theta = Math.asin((threshold - mean) / half);
    return ((mean - threshold) * (Math.PI / 2 - theta) + half * Math.cos(theta)) / Math.PI;
  };
  return days.map((day) => ({ day, dd: above(day, lower) - above(day, upper) }));
}
