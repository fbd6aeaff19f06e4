/** Typed calls of the service: answers are checked against the contract and come out as domain values. */
export { MAX_CAPTURE_GROUPS } from '../contract/analytics.ts';
export { MAX_HEALTH_PLACES } from '../contract/health.ts';
export { ApiError, type ApiErrorKind } from './api-error.ts';
export { type AheadFetch, type AheadOptions, askAhead } from './ask-ahead.ts';
export { type ApiClient, createClient } from './create-client.ts';
export type { Hosts, HttpOptions } from './http.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export { createProgramSession, type ProgramSessionOptions } from './program-session.ts';
export type { ForecastSeriesQuery, InferenceSeriesQuery, SeriesQuery } from './resources/analytics.ts';
export { type AuthCalls, authCalls, loadConfig, type SignedIn } from './resources/auth.ts';
export type { ChangesFilter, ChangesPage } from './resources/changes.ts';
export type { ConnectionAttempt, DeviceLog, StationHardware } from './resources/devices.ts';
export type { EventsFilter } from './resources/events.ts';
export type { ClientSetup, ListedClient } from './resources/farm.ts';
export type {
  InstalledDevice,
  NewNode,
  NodeChange,
  OpenedSeason,
  SeasonOpeningDraft,
  SeenNode,
} from './resources/farm-edits.ts';
export type { BiofixLog, LogsFilter, PesticideLog, PhenologyLog } from './resources/farm-logs.ts';
export type {
  ImageChange,
  ImageEdit,
  ImageFilter,
  ImportedImage,
  ImportOptions,
  ThumbnailSize,
} from './resources/images.ts';
export type { ImportColumns, ImportReport, MeasurementFile } from './resources/imports.ts';
export type { NotificationsFilter } from './resources/notifications.ts';
export type { NewUser, SeenUser, UserChange } from './resources/people.ts';
export { askReportSeries } from './resources/report-series.ts';
export type { ScheduledReportsPage } from './resources/scheduled-reports.ts';
export { createSession, type Session, type SessionOptions } from './session.ts';
export type { AdminClient } from './to-admin.ts';
export type { ForecastAnswer, Infrastructure, SeriesAnswer } from './to-domain.ts';
export type { HealthOf } from './to-health.ts';
export type { StoredImage } from './to-image.ts';
export type { DataPoints } from './to-points.ts';
export type { SetApartReading, SetApartReadings } from './to-set-apart.ts';
