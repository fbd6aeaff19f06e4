import { type MildewDay, mildewConditions } from './conditions.ts';
import { checkGublerRule, GUBLER_RULE, type GublerRule, LARGEST_INDEX } from './rule.ts';

/**
 * The Gubler index of powdery mildew, day by day: how fast Erysiphe necator multiplies, 0..100.
 *
 * Before the onset (three favourable days in a row) it is 0, and a day that is not favourable, or is unknown,
 * starts the count again. After the onset it moves with every day and stays alive when it reaches 0: no second
 * onset is needed. An undetermined day leaves it as it is. `mildewConditions` gives the days behind it.
 *
 * @param days in order, without days left out, from the start of the season (usually bud break) on
 * @returns one value per day
 * @throws {RangeError} a day that `mildewConditions` refuses; impossible thresholds or points of the rule
 * @source Gubler, Rademacher, Vasquez & Thomas 1999, APSnet Feature 0199
 */
export function gublerIndex(days: readonly MildewDay[], rule: GublerRule = GUBLER_RULE): Float64Array {
  checkGublerRule(rule);
  const index = new Float64Array(days.length);
  let value = 0;
  let streak = 0;
  for (const [i, day] of days.entries()) {
    const { state, hot } = mildewConditions(day, rule);
    const favourable = state === 'favourable';
    if (streak < rule.onsetDays) {
      streak = favourable ? streak + 1 : 0;
      if (streak === rule.onsetDays) value = rule.onsetPoints;
    } else if (state !== 'undetermined') {
      const points = (favourable ? rule.rise : -rule.fall) - (hot ? rule.heat.fall : 0);
      value = Math.min(LARGEST_INDEX, Math.max(0, value + Math.max(points, -rule.fall)));
    }
    if (day.treated && rule.resetOnTreatment) value = 0;
    index[i] = value;
  }
  return index;
}
