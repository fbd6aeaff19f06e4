import { NO_HOURS_REASONS } from '@vigia/domain/spraying';
import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';

/** Days after today whose hours are told. */
export const HOURS_AHEAD_DAYS = 6;

const Hourly = z.array(z.nullable(z.number()));
/**
 * `GET /v2/sectors/{sector_id}/hours-ahead`: a weather service's forecast by the hour; value `i` is that of the hour which
 * begins `i` hours after `hours_from`. Without hours the lists are empty, and `no_hours_reason` says why.
 */
export const HoursAheadAnswer = z.strictObject({
  forecast_service: z.nullable(z.enum(['open-meteo', 'stormglass'])),
  forecast_at: z.nullable(Instant),
  forecast_station_id: z.nullable(Id),
  no_hours_reason: z.nullable(z.enum(NO_HOURS_REASONS)),
  hours_from: z.nullable(Instant),
  hourly_temperature: Hourly,
  hourly_humidity: Hourly,
  hourly_rain_mm: Hourly,
  hourly_wind_km_h: Hourly,
});
export type HoursAheadAnswer = z.infer<typeof HoursAheadAnswer>;
