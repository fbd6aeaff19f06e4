import type { SeriesModel } from '@vigia/api/contract';
import { type DegreeDayRule, degreeDayMetricName, PEST_MODELS, ruleOfModel } from '@vigia/domain';
import { type PestId, usedDocument } from '@vigia/domain/farm';

/**
 * The document in which the rule of a pest's degree-days stands; null for another rule than that of its document, and for
 * a pest without a model.
 */
export function seriesModel(pestId: PestId, rule: DegreeDayRule): SeriesModel | null {
  const model = PEST_MODELS.get(pestId);
  const document = usedDocument(pestId);
  if (!model || !document) return null;
  const rules = [ruleOfModel(model), ...(model.earlierRule ? [model.earlierRule.rule] : [])];
  if (!rules.some((each) => degreeDayMetricName(each) === degreeDayMetricName(rule))) return null;
  const { species, version, isOwn } = document;
  return { pest_id: pestId, species, version, is_built_in: !isOwn };
}
