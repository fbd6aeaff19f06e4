export * from './access/administration.ts';
export { can, type Resource } from './access/can.ts';
export { type Action, CAPABILITIES, type Capability } from './access/capabilities.ts';
export * from './access/clients.ts';
export * from './access/demo-names.ts';
export * from './access/features.ts';
export { type GrantRefusal, grantRefusal } from './access/grants.ts';
export * from './access/menu.ts';
export {
  mayBeNarrowed,
  PERSON_ROLES,
  type PersonRole,
  personRole,
  type Rights,
  type RoleChoice,
  rightsOf,
  roleChoiceOf,
  servesByName,
} from './access/roles.ts';
export * from './access/routes.ts';
export {
  EVERY_CLIENT,
  isRoot,
  isSuperAdmin,
  resolveClient,
  roleOnClient,
  type Scope,
  scopeOf,
  sectorsVisible,
} from './access/scope.ts';
export * from './access/user-type.ts';
export * from './calendar/day.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './calendar/durations.ts';
export * from './calendar/iso-date.ts';
export * from './calendar/local-time.ts';
export * from './calendar/months.ts';
export { offsetAt, ZONE } from './calendar/zone.ts';
export * from './captures/change.ts';
export { type ChipLevel, type ChipLimits, chipLevel, chipLimits } from './captures/chip-level.ts';
export * from './captures/increments.ts';
export * from './captures/weekdays.ts';
export * from './catalogue/crops.ts';
export * from './catalogue/pests.ts';
export * from './chill/anderson-degree-hours.ts';
export * from './chill/by-day.ts';
export * from './chill/degree-hour-metric.ts';
export * from './chill/degree-hours.ts';
export * from './chill/dynamic.ts';
export * from './chill/gaps.ts';
export {
  CHILL_BASE,
  type ChillingHoursOptions,
  chillingHours,
  type HourlyTemperatures,
  positiveUtahUnits,
  utahUnits,
} from './chill/hourly-chill.ts';
export * from './chill/models.ts';
export * from './chill/record-quality.ts';
export * from './climate/coverage.ts';
export * from './climate/day-arrays.ts';
export * from './climate/day-rollups.ts';
export * from './climate/hourly-means.ts';
export * from './climate/past-course.ts';
export * from './climate/past-years.ts';
export * from './climate/plausible.ts';
export { SampleTimeError, type SampleTimeProblem } from './climate/sample-times.ts';
export * from './counting/circles.ts';
export * from './counting/counting.ts';
export * from './counting/gestures.ts';
export * from './counting/history.ts';
export * from './counting/images.ts';
export * from './counting/inference.ts';
export * from './counting/photo-dates.ts';
export * from './counting/points.ts';
export * from './counting/review.ts';
export * from './counting/saved-count.ts';
export * from './counting/view.ts';
export * from './degree-days/accumulate.ts';
export * from './degree-days/daily-degree-days.ts';
export * from './degree-days/hourly-degree-days.ts';
export * from './degree-days/hourly-metric.ts';
export * from './degree-days/rule.ts';
export * from './degree-days/rule-for-pest.ts';
export * from './degree-days/start.ts';
export type { DegreeDayThresholds } from './degree-days/thresholds.ts';
export * from './devices/assignments.ts';
export * from './devices/import-limits.ts';
export * from './devices/set-apart.ts';
export type * from './entities/catalogue.ts';
export * from './entities/change.ts';
export * from './entities/device-position.ts';
export * from './entities/display-position.ts';
export * from './entities/event.ts';
export type * from './entities/hardware.ts';
export type * from './entities/ids.ts';
export * from './entities/notification.ts';
export type * from './entities/scheduled-report.ts';
export type * from './entities/user.ts';
export * from './es/administration.ts';
export * from './es/counted.ts';
export * from './es/counting.ts';
export * from './es/dates.ts';
export * from './es/embed-keys.ts';
export * from './es/events.ts';
export * from './es/expectation.ts';
export * from './es/field-messages.ts';
export * from './es/health.ts';
export * from './es/messages.ts';
export * from './es/mildew.ts';
export * from './es/mildew-sentences.ts';
export * from './es/models.ts';
export * from './es/notifications.ts';
export * from './es/numbers.ts';
export * from './es/roles.ts';
export * from './es/schedules.ts';
export * from './es/seasons.ts';
export * from './es/set-apart.ts';
export * from './es/signal.ts';
export * from './es/words.ts';
export { biofixMarkers, eventMarkers, type FieldMarker } from './events/chart-markers.ts';
export * from './events/choices.ts';
export * from './events/forms.ts';
export * from './events/logs.ts';
export * from './events/lure.ts';
export * from './events/new-event.ts';
export * from './events/report-form.ts';
export * from './events/station-reports.ts';
export * from './events/validate.ts';
export * from './farm/biofix.ts';
export * from './farm/client.ts';
export type * from './farm/client-tree.ts';
export * from './farm/node.ts';
export * from './farm/position.ts';
export * from './farm/season.ts';
export * from './farm/sector.ts';
export * from './farm/station.ts';
export * from './filters/filters.ts';
export * from './filters/narrowing.ts';
export * from './filters/page-filters.ts';
export * from './filters/sector-rows.ts';
export * from './filters/windows.ts';
export * from './forms/device-forms.ts';
export * from './forms/field-errors.ts';
export * from './forms/hardware.ts';
export * from './forms/images.ts';
export * from './forms/inputs.ts';
export * from './forms/joined-edit.ts';
export * from './forms/people-forms.ts';
export * from './forms/rut.ts';
export * from './forms/save-state.ts';
export * from './forms/tags.ts';
export * from './health/codes.ts';
export * from './health/health-entries.ts';
export * from './health/input.ts';
export type { HealthPart, HealthRows, HealthUnit, HealthValue, StationHealth } from './health/parts.ts';
export {
  deviceState,
  healthTotals,
  isFailure,
  isPartFailure,
  sectorState,
  signalIconState,
  stationState,
} from './health/roll-ups.ts';
export { PLAUSIBLE_HUMIDITY, PLAUSIBLE_TEMPERATURE } from './health/sensor-faults.ts';
export { healthRows, stationHealth } from './health/station-health.ts';
export * from './hourly/hourly-temperatures.ts';
export * from './hourly/sun.ts';
export * from './mildew/by-day.ts';
export * from './mildew/conditions.ts';
export * from './mildew/gubler.ts';
export * from './mildew/hot-minutes.ts';
export * from './mildew/risk.ts';
export { GUBLER_RULE, type GublerRule, MILDEW_FORECAST_DAYS, UC_IPM_GUBLER_RULE } from './mildew/rule.ts';
export * from './mildew/spray-intervals.ts';
export * from './mildew/standing.ts';
export * from './notifications/conditions.ts';
export { type DueNotification, NEWS_DAYS, newsOf, STANDING_KINDS } from './notifications/due.ts';
export * from './notifications/expiry.ts';
export * from './notifications/field.ts';
export * from './notifications/list.ts';
export * from './notifications/severity.ts';
export * from './periods/periods.ts';
export * from './phenology/ask-ahead.ts';
export * from './phenology/crop-events.ts';
export * from './phenology/crop-outlook.ts';
export * from './phenology/crop-stages.ts';
export * from './phenology/dates-ahead.ts';
export { type Beyond, type Expectation, whenExpected } from './phenology/expectation.ts';
export type * from './phenology/flight-model.ts';
export * from './phenology/flights.ts';
export type { CropStageCut } from './phenology/models/apple-stages.ts';
export * from './phenology/outlook.ts';
export * from './phenology/pace.ts';
export * from './phenology/pest-model.ts';
export { PEST_MODELS } from './phenology/pest-models.ts';
export * from './phenology/projection.ts';
export * from './phenology/reached.ts';
export * from './phenology/stage-shares.ts';
export * from './phenology/stages.ts';
export * from './published/charts.ts';
export * from './published/degree-days.ts';
export * from './published/field.ts';
export * from './published/kept-place.ts';
export * from './published/keys.ts';
export * from './published/locale.ts';
export * from './published/marker-codes.ts';
export * from './published/metrics.ts';
export * from './published/origins.ts';
export * from './published/place.ts';
export * from './published/risk.ts';
export * from './published/risk-words.ts';
export * from './published/snippet.ts';
export * from './published/snippet-places.ts';
export * from './published/widgets.ts';
export * from './published/window.ts';
export * from './published/written-picture.ts';
export * from './report-data/control-date.ts';
export * from './report-data/make-report.ts';
export type {
  ReportForecasts,
  ReportSeriesAsked,
  ReportSeriesQuery,
} from './report-data/report-asked.ts';
export * from './report-data/report-comment.ts';
export * from './report-data/report-data.ts';
export * from './report-data/report-sections.ts';
export {
  MOST_REPORT_PESTS,
  reportAhead,
  reportForecasts,
  reportSeries,
} from './report-data/report-series.ts';
export { reportSpan } from './report-data/report-span.ts';
export * from './report-texts/captures.ts';
export * from './report-texts/chill.ts';
export * from './report-texts/climate.ts';
export * from './report-texts/crops.ts';
export * from './report-texts/degree-days.ts';
export * from './report-texts/documents.ts';
export * from './report-texts/mildew.ts';
export * from './report-texts/windows.ts';
export * from './schedules/cron.ts';
export * from './schedules/draft.ts';
export * from './schedules/next-runs.ts';
export * from './schedules/periodicities.ts';
export * from './seasons/biofix-dates.ts';
export * from './seasons/next-season.ts';
export * from './seasons/questions.ts';
export * from './seasons/seasons.ts';
export * from './series/chart.ts';
export * from './series/daily.ts';
export * from './series/forecast.ts';
export * from './series/lttb.ts';
export * from './setup/steps.ts';
export * from './signal/daily-means.ts';
export * from './signal/daily-signal.ts';
export * from './signal/quality.ts';
export * from './signal/self-test.ts';
export type * from './units.ts';
