/** What asks for somebody today, field by field, and the walk to the stations. */
export { type Act, actOf, type ReportStart } from '../today/acts.ts';
export { type FieldToday, fieldsToday, stopsOf, type TodayFacts } from '../today/fields-today.ts';
export { type FieldCaptures, MILESTONE_DAYS, RISING_BY } from '../today/pest-reasons.ts';
export { severityOf, stationOf } from '../today/reason-order.ts';
export type {
  CaptureReason,
  DeviceReason,
  ExpiryReason,
  MildewReason,
  MilestoneReason,
  Reason,
  ReasonKind,
  UncountedReason,
} from '../today/reasons.ts';
export { legsOf, walkingOrder } from '../today/round.ts';
export { COUNT_EVERY_DAYS, isCountedByHand, type Visit } from '../today/station-reasons.ts';
export { capturePressure, mildewPressure, urgencyOf } from '../today/urgency.ts';
