/** What asks for somebody today, field by field, and the walk to the stations. */
export { type Act, actOf } from '../today/acts.ts';
export { type FieldToday, fieldsToday, stopsOf } from '../today/fields-today.ts';
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
export { isCountedByHand } from '../today/station-reasons.ts';
export { capturePressure, mildewPressure, urgencyOf } from '../today/urgency.ts';
