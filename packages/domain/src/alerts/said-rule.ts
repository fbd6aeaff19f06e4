import type { SaidCondition } from '../entities/alert.ts';
import { stageName } from '../phenology/stages.ts';
import type { AlertRuleInput } from './alert-rule.ts';

/** A rule with its stage as it is called in its pest. */
export function saidRule<Rule extends AlertRuleInput>(rule: Rule): Omit<Rule, 'stage'> & SaidCondition {
  const { pestId, stage } = rule;
  return { ...rule, stage: pestId === null || stage === null ? stage : stageName(pestId, stage) };
}
