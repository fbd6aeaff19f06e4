import type { EpochMs } from '@vigia/domain';

/** Services with hourly weather of a location, past and forecast. */
export const WEATHER_SERVICES = ['open-meteo', 'stormglass'] as const;
export type WeatherService = (typeof WEATHER_SERVICES)[number];

export interface WeatherLocation {
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
}

/** One hour at a location; `t` is its beginning; null where the service has no value. */
export interface WeatherHour {
  readonly t: EpochMs;
  /** °C */
  readonly temperature: number | null;
  /** % */
  readonly humidity: number | null;
  /** Rain, showers and melted snow that fall in the hour, mm. */
  readonly rainMm: number | null;
  /** Mean wind at 10 m above the ground when the hour begins, km/h. */
  readonly windKmH: number | null;
}

export interface WeatherSource {
  readonly name: WeatherService;
  /** Days after today and before today that may be requested. */
  readonly daysAhead: number;
  readonly daysBack: number;
  /**
   * Shortest time between two requests for one location, ms; set by the service's quota and its update
   * interval.
   */
  readonly everyMs: number;
  /**
   * Hours `from` ≤ t < `to` of a location, in chronological order; fewer if the service does not have all.
   *
   * @throws {WeatherFault}
   */
  hourly(location: WeatherLocation, from: EpochMs, to: EpochMs, signal: AbortSignal): Promise<WeatherHour[]>;
}

/**
 * Why a service gave no weather. `too-many`: the quota of a minute or a day is used up. `refused`: the key is
 * wrong, missing or not paid for. `bad-question`: the service refused the request. `bad-answer`: the answer is
 * not as documented. `unreachable`, `timeout`: may be temporary.
 */
export type FaultKind = 'unreachable' | 'timeout' | 'too-many' | 'refused' | 'bad-question' | 'bad-answer';

export class WeatherFault extends Error {
  readonly kind: FaultKind;
  /** How long not to call the service, ms; if it says so. */
  readonly waitMs: number | undefined;

  constructor(
    kind: FaultKind,
    message: string,
    { waitMs, cause }: { waitMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.waitMs = waitMs;
  }
}
