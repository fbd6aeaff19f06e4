import type { DegreeHourThresholds } from './degree-hours.ts';

const NUMBER = '\\d+(?:dot\\d+)?';
const NAME = new RegExp(`^gdh_mean_(${NUMBER})_(${NUMBER})$`);

/** The name under which degree-hours of hourly means are requested, such as `gdh_mean_4dot5_25`. */
export function degreeHourMetricName({ base, optimum }: DegreeHourThresholds): string {
  const text = (value: number) => String(value).replace('.', 'dot');
  return `gdh_mean_${text(base)}_${text(optimum)}`;
}

/**
 * The thresholds behind a metric name; the inverse of `degreeHourMetricName`.
 *
 * @returns null for anything that is not exactly a name this package would write: another metric, a number in
 *     another spelling (`4.5`, `04dot5`), an optimum that is not above the base
 */
export function parseDegreeHourMetric(name: string): DegreeHourThresholds | null {
  const match = NAME.exec(name);
  if (match === null) return null;
  const number = (text: string) => Number(text.replace('dot', '.'));
  const thresholds = { base: number(match[1]!), optimum: number(match[2]!) };
  if (thresholds.optimum <= thresholds.base) return null;
  return degreeHourMetricName(thresholds) === name ? thresholds : null;
}
