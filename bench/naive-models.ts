/** The models' formulas written the plain way over arrays of objects: what the domain's speed is compared with. */
export interface HourObject {
  date: Date;
  temperature: number | null;
}

export interface DayObject {
  min: number;
  max: number;
}

export function naiveDynamic(hours: readonly HourObject[]): { date: Date; portions: number }[] {
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

export function naiveSingleSine(
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
