import { PESTS } from '../catalogue/pests.ts';
import type { PestId } from '../entities/ids.ts';
import { PEST_MODELS, ruleOfModel } from '../phenology/pest-models.ts';
import type { IsoDate } from '../units.ts';
import type { DegreeDayRule } from './rule.ts';

/** For insects without a thermal model: warmth above 10 °C, to be shown without stages. */
const GENERIC_RULE: DegreeDayRule = { method: 'simple-average', lower: 10, upper: null, cutoff: 'none' };

/**
 * How the degree-days of a pest are counted in a season that starts on `seasonStart`. Without a season the rule in
 * use today is given.
 *
 * @returns null for what has no degree-days: a fungus, or an id that is not in the catalogue
 */
export function degreeDayRuleFor(pestId: PestId, seasonStart: IsoDate | null): DegreeDayRule | null {
  const model = PEST_MODELS.get(pestId);
  if (model === undefined) return PESTS.get(pestId)?.kind === 'insect' ? GENERIC_RULE : null;
  const { earlierRule } = model;
  if (earlierRule && seasonStart !== null && seasonStart <= earlierRule.seasonsUpTo) return earlierRule.rule;
  return ruleOfModel(model);
}
