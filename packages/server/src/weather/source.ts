import type { EpochMs } from '@vigia/domain';

/** Services with the weather of a location by the hour, past and to come. */
export const WEATHER_SERVICES = ['open-meteo', 'stormglass'] as const;
export type WeatherService = (typeof WEATHER_SERVICES)[number];

export interface WeatherLocation {
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
}

/** One hour of a place, named by its beginning; null where the service says nothing. */
export interface WeatherHour {
  readonly t: EpochMs;
  /** °C */
  readonly temperature: number | null;
  /** % */
  readonly humidity: number | null;
}

export interface WeatherSource {
  readonly name: WeatherService;
  /** Days it may be asked ahead of today, and back before it. */
  readonly daysAhead: number;
  readonly daysBack: number;
  /** The least time between two questions about one place, ms: what its limits and its own news allow. */
  readonly everyMs: number;
  /**
   * Hours `from` ≤ t < `to` of a place, in the order of time; fewer where the service knows less.
   *
   * @throws {WeatherFault}
   */
  hourly(location: WeatherLocation, from: EpochMs, to: EpochMs, signal: AbortSignal): Promise<WeatherHour[]>;
}

/**
 * Why a service gave no weather. `too-many`: the quota is used up, of a minute or of a day. `refused`: the key is
 * wrong, missing or not paid for. `bad-question`: it understands and declines. `bad-answer`: what it sent is not what
 * it documents. `unreachable`, `timeout`: may pass by itself.
 */
export type FaultKind = 'unreachable' | 'timeout' | 'too-many' | 'refused' | 'bad-question' | 'bad-answer';

export class WeatherFault extends Error {
  readonly kind: FaultKind;
  /** How long to leave the service alone, ms; where it says so. */
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
