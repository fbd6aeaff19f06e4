/** What people report from the field, and the notices that follow. */
export type {
  AlertFacts,
  AlertStation,
  DeviceFacts,
  MildewFacts,
  Silence,
  TotalFacts,
  TrapFacts,
} from '../alerts/alert-facts.ts';
export { turnStart } from '../alerts/alert-months.ts';
export {
  ALERT_CAPTURE_DAYS,
  ALERT_CAPTURES,
  ALERT_HOURS,
  ALERT_STAGE_DAYS,
  type AlertRule,
  type AlertRuleDraft,
  type AlertRuleInput,
  alertDays,
  alertDraftOf,
  alertRuleOf,
  EMPTY_ALERT_RULE,
  hasAlertField,
} from '../alerts/alert-rule.ts';
export { alertRuns } from '../alerts/alert-runs.ts';
export {
  type BackTest,
  type BackTestTotals,
  FEW_SEASONS,
  type PreparedBackTest,
  prepareBackTest,
} from '../alerts/back-test/back-test.ts';
export { FEWEST_CAPTURES } from '../alerts/back-test/flight-peaks.ts';
export { PEAK_REACH } from '../alerts/back-test/judged-calls.ts';
export { LONGEST_GAP } from '../alerts/back-test/season-lacks.ts';
export { type SweepPoint, sweepOf, sweepThresholds } from '../alerts/back-test/sweep.ts';
export type {
  Call,
  SeasonLack,
  SeasonResult,
  StageLeads,
  TestedRule,
  TestedSeason,
} from '../alerts/back-test/tested-season.ts';
export { dueAlertsOf } from '../alerts/due-alerts.ts';
export { saidRule } from '../alerts/said-rule.ts';
export { validateAlertRule } from '../alerts/validate.ts';
export {
  ALERT_KINDS,
  ALERT_RISKS,
  type AlertKind,
} from '../entities/alert.ts';
export {
  biofixMarkers,
  eventMarkers,
  type FieldMarker,
  type Protection,
  unsentMarkers,
} from '../events/chart-markers.ts';
export {
  type ChoiceSource,
  type DevicePool,
  draftAtStation,
  type EventChoices,
  eventChoices,
  type InstallPlace,
  installAt,
  installedAt,
  isOfFollowedStation,
  namesDevice,
  offeredValues,
  poolOfDevice,
  takesFreeDevice,
} from '../events/choices.ts';
export {
  EMPTY_EVENT_FORM,
  type EventForm,
  type EventFormAct,
  eventForm,
  refreshesAfter,
} from '../events/event-form.ts';
export {
  type DraftField,
  type DraftFields,
  type DraftStart,
  EVENT_FORMS,
  type EventDraft,
  fieldsOf,
  isRequired,
  MEASURES,
  type Measure,
  newDraft,
  REPORT_KINDS,
  takesImages,
} from '../events/forms.ts';
export { EVENT_TYPE_OF_LOG, LOG_TYPES, type LogColumn, type LogType, logColumns } from '../events/logs.ts';
export {
  LURE_EXPIRATION,
  LURE_NOTIFICATION,
  lureDays,
  lureExpirationError,
  lureNotificationError,
} from '../events/lure.ts';
export { type EventContext, type NewEvent, newEvent, noonOf } from '../events/new-event.ts';
export { isAboutStation, lastEventDays } from '../events/station-events.ts';
export { eventDateError, validateEventDraft } from '../events/validate.ts';
export { waitingEvent } from '../events/waiting-event.ts';
export { mildewNotifications, type StateHistory, standingMaintenance } from '../notifications/conditions.ts';
export { type DueNotification, NEWS_DAYS, newsOf, STANDING_KINDS } from '../notifications/due.ts';
export { lureNotifications, paperNotifications, TRAP_VISITS } from '../notifications/expiry.ts';
export {
  firstCaptureKey,
  firstCaptureNotifications,
  recommendationNotifications,
  type StationCaptures,
} from '../notifications/field.ts';
export {
  isPending,
  notificationsByState,
  notificationsSince,
  pendingCounts,
  sortNotifications,
} from '../notifications/list.ts';
export { noticeLink } from '../notifications/notice-link.ts';
export { type NotificationSeverity, notificationSeverity } from '../notifications/severity.ts';
export {
  ALWAYS_TOLD,
  mayTell,
  type TellingTimes,
  tellingErrors,
} from '../notifications/when-to-send.ts';
export {
  DOWN_AFTER,
  isOfReceiver,
  pauseOf,
  TRIED_FOR,
  waitAfter,
} from '../webhooks/retry.ts';
export { thresholdCrossings } from '../webhooks/threshold-crossings.ts';
export {
  DELIVERY_FAILURES,
  DELIVERY_KINDS,
  DELIVERY_STATES,
  type Delivery,
  type DeliveryFailure,
  type DeliveryKind,
  type DeliveryState,
  OLD_SECRET_HOURS,
  WEBHOOK_KINDS,
  WEBHOOK_STATES,
  type Webhook,
  type WebhookInput,
  type WebhookKind,
  type WebhookState,
} from '../webhooks/webhook.ts';
