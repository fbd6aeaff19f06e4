import { type Act, actOf, type Reason } from '@vigia/domain/today';

/** What stands beside a reason: an act of REGISTRO, or a page. */
export type NextAct = Act;
type Link = Exclude<Act, { readonly kind: 'report' }>;

/** Where a person who may not report looks instead. */
function lookInstead({ stationId, pestId }: Extract<Act, { readonly kind: 'report' }>): Link | null {
  if (stationId !== null) return { kind: 'station', stationId };
  return pestId === null ? null : { kind: 'pest-chart', pestId };
}

/** The next act of a reason, for a person who may or may not report; null where nothing is left to do. */
export function nextAct(reason: Reason, mayReport: boolean): NextAct | null {
  const act = actOf(reason);
  return act.kind === 'report' && !mayReport ? lookInstead(act) : act;
}
