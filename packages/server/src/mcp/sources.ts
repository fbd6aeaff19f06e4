import { type DegreeDayRule, isPreliminary, PEST_MODELS } from '@vigia/domain';
import { type PestId, usedDocument } from '@vigia/domain/farm';
import type { ToolCalls } from './tool.ts';

/** Where the figures of an answer come from: the calls behind it, and the documents of its pests. */
export const sourcesOf = (
  calls: ToolCalls,
  counted: readonly { readonly pestId: PestId; readonly rule: DegreeDayRule }[] = [],
) => ({
  calls: [...calls.made()],
  models: counted.flatMap(({ pestId, rule }) => modelOf(pestId, rule) ?? []),
});

/** Null for a pest without a document that says how its degree-days are counted. */
function modelOf(pestId: PestId, rule: DegreeDayRule) {
  const model = PEST_MODELS.get(pestId);
  const document = usedDocument(pestId);
  if (!model || !document) return null;
  const { lower, upper, method, cutoff, generationLength } = model;
  const evidence = [lower, upper, method, cutoff, generationLength, ...model.firstGeneration];
  return {
    pest_id: pestId,
    species: document.species,
    version: document.version,
    is_built_in: !document.isOwn,
    method: rule.method,
    lower_threshold: rule.lower,
    upper_threshold: rule.upper,
    cutoff: rule.cutoff,
    is_preliminary: isPreliminary(pestId),
    cited: [...new Set(evidence.map(({ sourceEs }) => sourceEs))],
  };
}
