/** Typed calls of the service: answers are validated against the contract and returned as domain values. */
export { MAX_CAPTURE_GROUPS } from '../contract/analytics.ts';
export type { HealthOf } from '../contract/health.ts';
export { MAX_HEALTH_SUBJECTS } from '../contract/health.ts';
export { COLUMN_MEASURES } from '../contract/set-apart.ts';
export {
  type Backfill,
  type BackfillBody,
  type SourceCheck,
  type SourceFailure,
  type StationSource,
  type StationSourceBody,
  type StationSourcePatch,
  type TiedStation,
  VENDORS,
  type Vendor,
  type VendorStation,
} from '../contract/station-sources.ts';
export { MOST_PEOPLE_ROWS, MOST_PRODUCT_ROWS, MOST_TABLE_ROWS } from '../contract/tables.ts';
export {
  type DecodedField,
  type DeviceLinkBody,
  DOOR_REFUSALS,
  type DoorRefusal,
  type KeptUplink,
  type MadeDoor,
  type MappedField,
  type NewUplinkDoor,
  type NewUplinkProfile,
  UPLINK_MEASURES,
  UPLINK_NETWORKS,
  UPLINK_REASONS,
  UPLINK_UNITS,
  type UplinkDevice,
  type UplinkDoor,
  type UplinkMeasure,
  type UplinkNetwork,
  type UplinkProfile,
  type UplinkProfileChange,
  type UplinkReason,
  type UplinkUnit,
} from '../contract/uplinks.ts';
export { ApiError, type ApiErrorKind } from './api-error.ts';
export { type AheadFetch, type AheadOptions, askAhead } from './ask-ahead.ts';
export { type ApiClient, createClient } from './create-client.ts';
export { createHttp, type Hosts, type HttpOptions, type ProofNeed, type Send } from './http.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export { createProgramSession, type ProgramSessionOptions } from './program-session.ts';
export { accessCalls } from './resources/access.ts';
export { administrationCalls } from './resources/administration.ts';
export { alertCalls } from './resources/alerts.ts';
export {
  analyticsCalls,
  type ForecastSeriesQuery,
  type InferenceSeriesQuery,
  type SeriesQuery,
} from './resources/analytics.ts';
export { type ArrivalsPage, arrivalCalls, deviceTryLine } from './resources/arrivals.ts';
export {
  type AuthCalls,
  authCalls,
  loadConfig,
  type SecondStepProof,
  type SignedIn,
} from './resources/auth.ts';
export { type ByStationSeriesQuery, byStationCalls, type StationSeries } from './resources/by-station.ts';
export {
  type Catalogue,
  type CropDraft,
  catalogueCalls,
  type ListedCrop,
  type ListedPest,
  type PreviewedSeason,
} from './resources/catalogue.ts';
export { type ChangesFilter, type ChangesPage, changeCalls, recordedNames } from './resources/changes.ts';
export { clientLogoCalls } from './resources/client-logos.ts';
export {
  type ConnectionAttempt,
  type DeviceLog,
  deviceCalls,
  type StationHardware,
} from './resources/devices.ts';
export { embedKeyCalls } from './resources/embed-keys.ts';
export { type EventsFilter, eventCalls } from './resources/events.ts';
export { type ExportRequest, exportCalls } from './resources/exports.ts';
export { type ClientSetup, farmCalls, type ListedClient } from './resources/farm.ts';
export {
  farmEditCalls,
  type InstalledDevice,
  type NewNode,
  type NodeChange,
  type OpenedSeason,
  type SeasonOpeningDraft,
  type SeenNode,
} from './resources/farm-edits.ts';
export {
  type BiofixLog,
  farmLogCalls,
  type LogsFilter,
  type PesticideLog,
  type PhenologyLog,
} from './resources/farm-logs.ts';
export {
  type CountKey,
  type EnteredCount,
  fieldCountCalls,
  type ListedCount,
  type StoredCount,
  type WrongCount,
  wrongCounts,
} from './resources/field-counts.ts';
export { hoursAheadCalls } from './resources/hours-ahead.ts';
export {
  type ImageChange,
  type ImageEdit,
  type ImageFilter,
  type ImportedImage,
  type ImportOptions,
  imageCalls,
  type ThumbnailSize,
} from './resources/images.ts';
export {
  type ImportColumns,
  type ImportedRows,
  type ImportReport,
  importCalls,
  type MeasurementFile,
  type StationsImportColumns,
  type StationsImportReport,
} from './resources/imports.ts';
export { type NotificationsFilter, notificationCalls } from './resources/notifications.ts';
export { type NewUser, peopleCalls, type SeenUser, type UserChange } from './resources/people.ts';
export { productCalls } from './resources/products.ts';
export { pushCalls } from './resources/push.ts';
export { askReportSeries } from './resources/report-series.ts';
export { type ReportCommentDraft, reportCalls } from './resources/reports.ts';
export { scenarioCalls } from './resources/scenarios.ts';
export { type ScheduledReportsPage, scheduledReportCalls } from './resources/scheduled-reports.ts';
export { serviceCalls } from './resources/service.ts';
export { serviceTokenCalls } from './resources/service-tokens.ts';
export {
  type Replayed,
  type SourceApart,
  type SourceApartPage,
  stationSourceCalls,
} from './resources/station-sources.ts';
export {
  type CheckedRow,
  type MadePassword,
  type TableCheck,
  type TableKind,
  type TableUndo,
  type TakenTable,
  tableCalls,
} from './resources/tables.ts';
export { uplinkCalls } from './resources/uplinks.ts';
export { type DeliveriesPage, type ListedDelivery, webhookCalls } from './resources/webhooks.ts';
export { createSession, type Session, type SessionOptions } from './session.ts';
export type { AdminClient } from './to-admin.ts';
export type { ForecastAnswer, Infrastructure, SeriesAnswer } from './to-domain.ts';
export type { StoredImage } from './to-image.ts';
export type { DataPoints } from './to-points.ts';
export type { SetApartReading, SetApartReadings } from './to-set-apart.ts';
