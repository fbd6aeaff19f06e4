/** What asks for somebody today, field by field, and the walk to the stations. */
export { actLink, countOfHash, reportOfHash } from '../today/act-link.ts';
export { type Act, type DialogAct, isDialogAct, type LookAct, nextAct } from '../today/acts.ts';
export { type FieldToday, fieldsToday, stopsOf, type TodayFacts } from '../today/fields-today.ts';
export { COUNTS_LOOKED_BACK, seasonToday, VISIT_MONTHS } from '../today/looked-at.ts';
export { MAILING_HASH, mailingDue, NO_MAILING, type TodayMailing, WEEKDAYS } from '../today/mailing.ts';
export { severityOf, stationOf } from '../today/reason-order.ts';
export type { Reason, ReasonKind } from '../today/reasons.ts';
export { legsOf, walkingOrder } from '../today/round.ts';
export { isCountedByHand } from '../today/station-reasons.ts';
export { capturePressure, mildewPressure, urgencyOf } from '../today/urgency.ts';
export { fieldsWithoutCounts } from '../today/without-counts.ts';
