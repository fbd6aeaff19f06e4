import type { ColumnType } from 'kysely';
import type { WeatherService } from '../../weather/source.ts';
import type { Instant, LocalDay, MaybeInstant, MaybeText } from './columns.ts';

type Hours = (number | null)[];

/** The results of the last requests for a station's position. */
export interface StationWeatherTable {
  client_id: number;
  station_id: number;
  service: WeatherService;
  answered_at: MaybeInstant;
  failed_at: MaybeInstant;
  failure: MaybeText;
}

/** A service's values for one local day: 23, 24 or 25 hours, °C, %, mm and km/h; rain and wind are null in rows of before they were kept. */
export interface StationWeatherDayTable {
  client_id: number;
  station_id: number;
  service: WeatherService;
  day: LocalDay;
  hourly_t: (number | null)[];
  hourly_rh: (number | null)[];
  hourly_rain_mm: ColumnType<Hours | null, Hours | null | undefined, Hours | null>;
  hourly_wind_km_h: ColumnType<Hours | null, Hours | null | undefined, Hours | null>;
  answered_at: Instant;
}

export interface WeatherTables {
  station_weather: StationWeatherTable;
  station_weather_day: StationWeatherDayTable;
}
