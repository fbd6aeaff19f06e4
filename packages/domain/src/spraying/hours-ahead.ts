import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import type { StationId } from '../entities/ids.ts';
import type { ForecastProvider } from '../series/forecast.ts';
import type { Celsius, EpochMs, Percent } from '../units.ts';

/** One hour of a weather service's forecast; null for what it does not tell. */
export interface HourAhead {
  /** When it begins. */
  readonly t: EpochMs;
  readonly temperature: Celsius | null;
  readonly humidity: Percent | null;
  /** What falls in the hour, mm. */
  readonly rainMm: number | null;
  /** Mean wind at 10 m above the ground, km/h. */
  readonly windKmH: number | null;
}

/**
 * Why there are no hours: the installation asks no weather service, the field has no station in use whose place could be
 * asked about, or the service has told no rain and wind within the last day.
 */
export const NO_HOURS_REASONS = ['no_service', 'no_station', 'not_told'] as const;
export type NoHoursReason = (typeof NO_HOURS_REASONS)[number];

/** Hours of the next days in a field, without a gap from the running one on. */
export interface HoursAhead {
  /** Who forecasts; null without hours. */
  readonly provider: Exclude<ForecastProvider, 'climatology'> | null;
  /** When it was asked. */
  readonly issuedAt: EpochMs | null;
  /** The station for whose place it was asked. */
  readonly stationId: StationId | null;
  readonly reason: NoHoursReason | null;
  readonly hours: readonly HourAhead[];
}

/** A forecast that was kept, as it stands later: hours that are over are gone, and after a day it counts no more. */
export function hoursFrom(ahead: HoursAhead, now: EpochMs): HoursAhead {
  const hours = ahead.hours.filter(({ t }) => t > now - HOUR_MS);
  const isOver = hours.length === 0 || ahead.issuedAt === null || ahead.issuedAt < now - DAY_MS;
  if (ahead.reason !== null || !isOver) return { ...ahead, hours };
  return { ...{ provider: null, issuedAt: null, stationId: null, hours: [] }, reason: 'not_told' };
}
