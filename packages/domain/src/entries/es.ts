/** Spanish words for codes, numbers and days. */
export {
  ADMIN_WORDS,
  CHANGE_KIND_WORDS,
  LOG_LEVEL_WORDS,
  SOURCE_STATE_WORDS,
  STATION_MESSAGES,
  STATION_VENDOR_WORDS,
} from '../es/administration.ts';
export {
  ALERT_KIND_WORDS,
  ALERT_RISK_WORDS,
  alertRuleSentence,
} from '../es/alerts.ts';
export { ARRIVAL_CALL_WORDS, ARRIVAL_OUTCOME_WORDS, KEY_FAULT_WORDS } from '../es/arrivals.ts';
export { formatBytes } from '../es/bytes.ts';
export { CHILL_MODEL_WORDS } from '../es/chill.ts';
export { counted, countedDays } from '../es/counted.ts';
export { COUNTING_ACT_WORDS, COUNTING_WORDS, IMAGE_TYPE_WORDS } from '../es/counting.ts';
export {
  clockOfInstant,
  formatBetween,
  formatDate,
  formatDateTime,
  formatDay,
  formatMinute,
  formatPickerDate,
  formatShortDay,
  fromTo,
} from '../es/dates.ts';
export {
  EMBED_KEY_STATE_WORDS,
  EMBED_THEME_WORDS,
  ORIGIN_PROBLEM_WORDS,
} from '../es/embed-keys.ts';
export { ENTERED_COUNT_MESSAGES } from '../es/entered-counts.ts';
export {
  A_LOG_WORDS,
  DRAFT_FIELD_WORDS,
  deviceChangesHands,
  draftFieldLabel,
  EVENT_MESSAGES,
  LAST_LOG_WORDS,
  LOG_COLUMN_WORDS,
  LOG_TYPE_WORDS,
  REPORT_KIND_HINTS,
  REPORT_KIND_WORDS,
} from '../es/events.ts';
export { bandText, EXPECTATION_SENTENCES, expectationText, neighbourText } from '../es/expectation.ts';
export { EXPORT_FORMAT_WORDS, EXPORT_TABLE_WORDS } from '../es/exports.ts';
export { changedMeanwhile, FIELD_MESSAGES, pendingTagMessage } from '../es/field-messages.ts';
export { blindCamera, formatHealthValue, HEALTH_ROW_MESSAGES, HEALTH_ROW_WORDS } from '../es/health.ts';
export {
  COUNT_MESSAGES,
  MEASUREMENT_TEMPLATE,
  SPRAY_MESSAGES,
  STATION_LINE_MESSAGES,
} from '../es/measurement-files.ts';
export { ERROR_WORDS, FILTER_WORDS, SIGN_IN_WORDS } from '../es/messages.ts';
export { MILDEW_RISK_WORDS } from '../es/mildew.ts';
export { MILDEW_DOES_NOT_APPLY, MILDEW_SENTENCES } from '../es/mildew-sentences.ts';
export {
  CONFIDENCE_WORDS,
  DEGREE_DAY_CUTOFF_WORDS,
  DEGREE_DAY_METHOD_WORDS,
  DEGREE_DAY_START_REASONS,
  DEGREE_DAY_START_WORDS,
  ORIGIN_WORDS,
  PEST_STAGE_WORDS,
  PRELIMINARY_MODEL,
  SEASON_START_REASONS,
} from '../es/models.ts';
export { monthsText, monthWord } from '../es/months.ts';
export { type NothingToday, nothingToday } from '../es/nothing-today.ts';
export {
  NOTIFICATION_KIND_WORDS,
  NOTIFICATION_SEVERITY_WORDS,
  type NotificationNames,
  notificationSentence,
} from '../es/notifications.ts';
export { formatNumber, formatPlain, formatQuantity, NO_VALUE } from '../es/numbers.ts';
export { PERIOD_LABELS } from '../es/periods.ts';
export { documentName } from '../es/pest-documents.ts';
export { countedMoths, fullPlatesText } from '../es/plates.ts';
export { PRODUCT_MESSAGES } from '../es/product-messages.ts';
export { PRODUCT_CELL_MESSAGES, PRODUCT_COLUMN_WORDS } from '../es/product-table.ts';
export { LABEL_FIGURE_WORDS, MODE_SCHEME_WORDS, SUGGESTED_PRODUCTS } from '../es/products.ts';
export { PROGRAM_SCOPE_WORDS, programAuthor, SERVICE_TOKEN_STATE_WORDS } from '../es/programs.ts';
export { REPORT_DOCUMENT_TITLES, REPORT_FAILED } from '../es/reports.ts';
export {
  GRANT_REFUSAL_WORDS,
  PERSON_ROLE_HINTS,
  PERSON_ROLE_WORDS,
  personRoleText,
  rightsText,
} from '../es/roles.ts';
export { MENU_GROUP_TITLES, ROUTE_TITLES } from '../es/routes.ts';
export { SCENARIO_MESSAGES } from '../es/scenario-messages.ts';
export { PERIODICITY_WORDS, SCHEDULE_MESSAGES } from '../es/schedules.ts';
export { biofixText, leavesBiofixesOutside, questionText, seasonInUse } from '../es/seasons.ts';
export { SERVICE_CHECK_WORDS, SERVICE_STATE_WORDS } from '../es/service.ts';
export {
  implausibleInWords,
  measureWords,
  quantityInWords,
  SET_APART_WORDS,
  setApartInWords,
} from '../es/set-apart.ts';
export { ALIGNMENT_WORDS, MIRRORED_CAPTURES } from '../es/side-by-side.ts';
export { SIGN_IN_OUTCOME_WORDS, SIGN_IN_REFUSAL_WORDS } from '../es/sign-ins.ts';
export {
  SELF_TEST_PART_WORDS,
  SIGNAL_FIGURE_WORDS,
  SIGNAL_LEVEL_WORDS,
  SIGNAL_QUALITY_WORDS,
} from '../es/signal.ts';
export {
  type ColumnWords,
  inRow,
  NODE_COLUMN_WORDS,
  PERSON_COLUMN_WORDS,
  ROW_OUTCOME_WORDS,
  SECTOR_COLUMN_WORDS,
  STATION_COLUMN_WORDS,
} from '../es/tables.ts';
export {
  actText,
  clockOfHour,
  mailingText,
  type ReasonNames,
  reasonNames,
  reasonSubject,
  reasonText,
  weekdayWord,
} from '../es/today.ts';
export {
  DELIVERY_FAILURE_WORDS,
  DELIVERY_KIND_WORDS,
  DELIVERY_STATE_WORDS,
  WEBHOOK_KIND_WORDS,
  WEBHOOK_STATE_WORDS,
} from '../es/webhooks.ts';
export {
  BIOFIX_TYPE_WORDS,
  CHIP_LEVEL_WORDS,
  FORECAST_SERVICES,
  HEALTH_CODE_WORDS,
  HEALTH_PART_WORDS,
  HEALTH_STATE_WORDS,
  PHENOLOGY_STAGE_WORDS,
  REPORT_TYPE_WORDS,
  ROLE_WORDS,
  WEEKDAY_WORDS,
} from '../es/words.ts';
