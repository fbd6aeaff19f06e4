import type { Celsius } from '../units.ts';

/**
 * How a day's degree-days are worked out from its minimum and maximum. `simple-average` clamps the mean of the
 * two, `simple-average-clamped` clamps each of the two first (the "corn" form), the others draw the day as a
 * triangle or a sine. A single curve is symmetric about midday; a double one joins the second half of the day to
 * the minimum of the next day.
 */
export const DEGREE_DAY_METHODS = [
  'simple-average',
  'simple-average-clamped',
  'single-triangle',
  'double-triangle',
  'single-sine',
  'double-sine',
] as const;
export type DegreeDayMethod = (typeof DEGREE_DAY_METHODS)[number];

/**
 * What happens above the upper threshold: development goes on at its highest rate (horizontal), stops (vertical),
 * or slows down as much as the threshold is exceeded (intermediate); `none` has no upper threshold.
 */
export const DEGREE_DAY_CUTOFFS = ['horizontal', 'vertical', 'intermediate', 'none'] as const;
export type DegreeDayCutoff = (typeof DEGREE_DAY_CUTOFFS)[number];

/** A complete recipe. `upper` is null exactly when `cutoff` is `none`. */
export interface DegreeDayRule {
  readonly method: DegreeDayMethod;
  readonly lower: Celsius;
  readonly upper: Celsius | null;
  readonly cutoff: DegreeDayCutoff;
}

const NUMBER = '-?\\d+(?:\\.\\d+)?';
const METHOD_WORDS = DEGREE_DAY_METHODS.map((method) => method.replaceAll('-', '_')).join('|');
const NAME = new RegExp(
  `^dd_(${METHOD_WORDS})_(${NUMBER})(?:_(${NUMBER})_(horizontal|vertical|intermediate))?$`,
);

/**
 * The name under which a rule's series is requested, such as `dd_single_sine_10_31.1_horizontal` or, without an
 * upper threshold, `dd_simple_average_10`.
 */
export function degreeDayMetricName(rule: DegreeDayRule): string {
  const stem = `dd_${rule.method.replaceAll('-', '_')}_${rule.lower}`;
  return rule.cutoff === 'none' ? stem : `${stem}_${rule.upper}_${rule.cutoff}`;
}

/**
 * The rule of a metric name; the inverse of `degreeDayMetricName`.
 *
 * @returns null for anything that is not exactly a name this package would write: another metric, a number in
 *   another spelling (`10.0`, `010`), an upper threshold that is not above the lower one
 */
export function parseDegreeDayMetric(name: string): DegreeDayRule | null {
  const match = NAME.exec(name);
  if (match === null) return null;
  const [, methodWords, lowerText, upperText, cutoff] = match;
  const rule: DegreeDayRule = {
    method: methodWords!.replaceAll('_', '-') as DegreeDayMethod,
    lower: Number(lowerText),
    upper: upperText === undefined ? null : Number(upperText),
    cutoff: cutoff === undefined ? 'none' : (cutoff as DegreeDayCutoff),
  };
  if (rule.upper !== null && rule.upper <= rule.lower) return null;
  return degreeDayMetricName(rule) === name ? rule : null;
}
