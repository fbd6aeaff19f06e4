import type { ColumnType } from 'kysely';
import type { WeatherService } from '../../weather/source.ts';

type Instant = ColumnType<string, string, string>;
type OptionalInstant = ColumnType<string | null, string | null | undefined, string | null>;

/** The results of the last requests for a station's position. */
export interface StationWeatherTable {
  client_id: number;
  station_id: number;
  service: WeatherService;
  answered_at: OptionalInstant;
  failed_at: OptionalInstant;
  failure: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A service's values for one local day: 23, 24 or 25 hours, °C and %. */
export interface StationWeatherDayTable {
  client_id: number;
  station_id: number;
  service: WeatherService;
  day: string;
  hourly_t: (number | null)[];
  hourly_rh: (number | null)[];
  answered_at: Instant;
}

export interface WeatherTables {
  station_weather: StationWeatherTable;
  station_weather_day: StationWeatherDayTable;
}
