import type { WeatherService } from '../../weather/source.ts';
import type { Instant, LocalDay, MaybeInstant, MaybeText } from './columns.ts';

/** The results of the last requests for a station's position. */
export interface StationWeatherTable {
  client_id: number;
  station_id: number;
  service: WeatherService;
  answered_at: MaybeInstant;
  failed_at: MaybeInstant;
  failure: MaybeText;
}

/** A service's values for one local day: 23, 24 or 25 hours, °C and %. */
export interface StationWeatherDayTable {
  client_id: number;
  station_id: number;
  service: WeatherService;
  day: LocalDay;
  hourly_t: (number | null)[];
  hourly_rh: (number | null)[];
  answered_at: Instant;
}

export interface WeatherTables {
  station_weather: StationWeatherTable;
  station_weather_day: StationWeatherDayTable;
}
