import type { ColumnType } from 'kysely';
import type { WeatherService } from '../../weather/source.ts';

type Instant = ColumnType<string, string, string>;
type OptionalInstant = ColumnType<string | null, string | null | undefined, string | null>;

/** How the last questions about a station's place went. */
export interface StationWeatherTable {
  client_id: number;
  station_id: number;
  service: WeatherService;
  answered_at: OptionalInstant;
  failed_at: OptionalInstant;
  failure: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What a service said of one local day: 23, 24 or 25 hours, °C and %. */
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
