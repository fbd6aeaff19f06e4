import { stageLabel } from '@vigia/domain';
import { type BackTest, FEW_SEASONS, type PreparedBackTest, type TestedRule } from '@vigia/domain/events';
import type { RuleTestWords } from './words.ts';

/** What a rule would have done, in sentences: the first says it, the others what to make of it. */
export function resultSentences(
  words: RuleTestWords,
  rule: TestedRule,
  threshold: number,
  { totals, seasons }: BackTest,
  { most }: Pick<PreparedBackTest, 'most'>,
): string[] {
  const { result } = words;
  const out = seasons.flatMap(({ season, leftOut }) =>
    leftOut ? [`${season.name} (${words.lack(leftOut)})`] : [],
  );
  const leftOut = out.length > 0 ? [result.leftOut(out.join('; '))] : [];
  if (totals.seasons === 0) return [result.noneUsed, ...leftOut];
  const condition =
    rule.kind === 'captures'
      ? result.captures(threshold, rule.days)
      : result.stage(stageLabel(rule.pestId, rule.stage).toLowerCase(), threshold);
  const why = rule.kind === 'captures' ? result.most(most, rule.days) : result.neverNear;
  return [
    ...(totals.calls === 0
      ? [result.never(condition, totals.seasons), why]
      : [result.sentence(condition, totals)]),
    result.peaks(totals.calledPeaks, totals.peaks),
    ...(totals.seasons < FEW_SEASONS ? [result.few(totals.seasons)] : []),
    ...leftOut,
  ];
}
