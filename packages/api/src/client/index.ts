/** Typed calls of the service: answers are checked against the contract and come out as domain values. */
export { ApiError, type ApiErrorKind } from './api-error.ts';
export { type ApiClient, createClient } from './create-client.ts';
export type { Hosts, HttpOptions } from './http.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export type { ForecastSeriesQuery, InferenceSeriesQuery, SeriesQuery } from './resources/analytics.ts';
export { type AuthCalls, authCalls, loadConfig, type SignedIn } from './resources/auth.ts';
export type { ConnectionAttempt, DeviceLog, StationHardware } from './resources/devices.ts';
export type { EventsFilter } from './resources/farm.ts';
export type { ImageFilter, ImportedImage, ThumbnailSize } from './resources/images.ts';
export type { ImportColumns, ImportReport, MeasurementFile } from './resources/imports.ts';
export type { NewUser, UserChange } from './resources/people.ts';
export { createSession, type Session, type SessionOptions } from './session.ts';
export type { ForecastAnswer, Infrastructure, SeriesAnswer } from './to-domain.ts';
export type { StoredImage } from './to-image.ts';
export type { DataPoints } from './to-points.ts';
