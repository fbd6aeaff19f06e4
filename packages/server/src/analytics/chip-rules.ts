import { addDays, type DayRange, type Days, eachDay, type IsoDate } from '@vigia/domain';
import { type ChipRule, chipRule, USUAL_CHIP_DAYS } from '@vigia/domain/captures';
import type { ClientId, PestId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { thresholdsOfClient } from '../stores/farm/capture-thresholds.ts';

/** The rule of a pest's chip on a day. */
export type RuleOn = (date: IsoDate) => ChipRule | null;

/** The rules of the chips of one client's pests, by its own thresholds and the pests' documents. */
export async function chipRules(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
): Promise<(pestId: PestId) => RuleOn> {
  const ofClient = await thresholdsOfClient(tx, scope, clientId);
  return (pestId) => (date) => chipRule(pestId, date, ofClient);
}

/** The days whose captures give a level today, today the last of them. */
export function chipDays(ruleOn: RuleOn, today: IsoDate): DayRange {
  const days = ruleOn(today)?.days ?? USUAL_CHIP_DAYS;
  return { start: addDays(today, 1 - days), end: today };
}

/** The most days that one of the rules sums up on a day of the range. */
export const mostDays = (rules: readonly RuleOn[], range: DayRange): Days =>
  Math.max(
    USUAL_CHIP_DAYS,
    ...rules.flatMap((ruleOn) => eachDay(range.start, range.end).map((date) => ruleOn(date)?.days ?? 0)),
  );

/** How many days were summed up, for an answer; empty for seven, which readers take for granted. */
export function daysField(ruleOn: RuleOn, today: IsoDate): { readonly days_summed?: number } {
  const days = ruleOn(today)?.days ?? USUAL_CHIP_DAYS;
  return days === USUAL_CHIP_DAYS ? {} : { days_summed: days };
}
