import { MODELS } from '../catalogue/documents/models.ts';
import { installedPests } from '../catalogue/installed.ts';
import { pestModelOf } from '../catalogue/pest-of.ts';
import type { DegreeDayRule } from '../degree-days/rule.ts';
import type { PestId } from '../entities/ids.ts';
import type { PestModel } from './pest-model.ts';

/** The thermal models by pest id. Pests that are not here have no phenology in the product. */
export const PEST_MODELS: ReadonlyMap<PestId, PestModel> = installedPests(
  MODELS.map(({ id, model }) => [id, pestModelOf(id, model)]),
  ({ id, model }) => model && pestModelOf(id, model),
);

/** How a model counts degree-days today. */
export function ruleOfModel({ method, lower, upper, cutoff }: PestModel): DegreeDayRule {
  return { method: method.value, lower: lower.value, upper: upper.value, cutoff: cutoff.value };
}
