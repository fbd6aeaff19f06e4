import { type ColumnarSeries, type IsoDate, isoDate, type SeriesForecast } from '@vigia/domain';
import type {
  PublishedCaptures,
  PublishedCard,
  PublishedChill,
  PublishedClimate,
  PublishedHead,
  PublishedMap,
  PublishedMildew,
  PublishedRisk,
  PublishedValue,
} from '@vigia/domain/published';
import type {
  EmbedCaptures,
  EmbedCard,
  EmbedChill,
  EmbedClimate,
  EmbedForecast,
  EmbedMap,
  EmbedMildew,
  EmbedRisk,
} from './embed-data.ts';

/**
 * Fields of every published chart. This file does not use zod, so that a widget needs only these lines. An
 * invalid date throws a `RangeError`.
 */
type Head = Pick<EmbedClimate, 'sector_name' | 'season_name' | 'season_start' | 'season_end' | 'today'>;
type Series = EmbedClimate['temperature_max'];

const head = (wire: Head): PublishedHead => ({
  sectorName: wire.sector_name,
  seasonName: wire.season_name,
  season: { start: isoDate(wire.season_start), end: isoDate(wire.season_end) },
  today: isoDate(wire.today),
});
const series = (wire: Series): ColumnarSeries | null => wire && { ...wire, start: isoDate(wire.start) };
const day = (wire: string | null): IsoDate | null => (wire === null ? null : isoDate(wire));

/** A forecast. Without days, its series is empty and starts today. */
const ahead = ({ days, told_at, ...of }: EmbedForecast, today: string): SeriesForecast => ({
  ...of,
  issuedAt: told_at,
  series: { start: isoDate(days[0]?.date ?? today), step: 'day', values: days.map(({ value }) => value) },
  low: days.map(({ low }) => low),
  high: days.map(({ high }) => high),
});

export const capturesFromWire = (wire: EmbedCaptures): PublishedCaptures => ({
  ...head(wire),
  pestId: wire.pest_id,
  pestName: wire.pest_name,
  stations: wire.stations,
  captures: wire.captures.map(({ date, value }) => ({ date: isoDate(date), value })),
  inField: wire.field_counts?.map((day) => ({ ...day, date: isoDate(day.date) })),
  compared: wire.compared && {
    alignment: wire.compared.align,
    sentences: wire.compared.sentences,
    seasons: wire.compared.seasons.map(({ season_id, season_name, daily_captures }) => ({
      seasonId: season_id,
      seasonName: season_name,
      captures: series(daily_captures),
    })),
  },
});

export const climateFromWire = (wire: EmbedClimate): PublishedClimate => ({
  ...head(wire),
  temperatureMax: series(wire.temperature_max),
  temperatureMin: series(wire.temperature_min),
  humidityMax: series(wire.humidity_max),
  humidityMin: series(wire.humidity_min),
  missingDays: wire.missing_days,
  forecast: wire.forecast && {
    temperatureMax: ahead(wire.forecast.temperature_max, wire.today),
    temperatureMin: ahead(wire.forecast.temperature_min, wire.today),
    humidityMax: ahead(wire.forecast.humidity_max, wire.today),
    humidityMin: ahead(wire.forecast.humidity_min, wire.today),
  },
  compared: wire.compared && {
    sentences: wire.compared.sentences,
    seasons: wire.compared.seasons.map((season) => ({
      seasonId: season.season_id,
      seasonName: season.season_name,
      temperatureMax: series(season.temperature_max),
      temperatureMin: series(season.temperature_min),
      humidityMax: series(season.humidity_max),
      humidityMin: series(season.humidity_min),
    })),
  },
});

export const mildewFromWire = (wire: EmbedMildew): PublishedMildew => ({
  ...head(wire),
  cropId: wire.crop_id,
  applies: wire.applies,
  index: series(wire.index),
  longestRun: series(wire.longest_run),
  hoursInBand: series(wire.hours_in_band),
  missingDays: wire.missing_days,
  forecast: wire.forecast && {
    index: ahead(wire.forecast.index, wire.today),
    longestRun: ahead(wire.forecast.longest_run, wire.today),
    hoursInBand: ahead(wire.forecast.hours_in_band, wire.today),
  },
  compared: wire.compared && {
    sentences: wire.compared.sentences,
    seasons: wire.compared.seasons.map((season) => ({
      seasonId: season.season_id,
      seasonName: season.season_name,
      index: series(season.index),
    })),
  },
});

export const chillFromWire = (wire: EmbedChill): PublishedChill => ({
  ...head(wire),
  start: isoDate(wire.start_date),
  series: {
    chill_model_weinberger: series(wire.series.chill_model_weinberger),
    chill_model_utah: series(wire.series.chill_model_utah),
    chill_model_infruitec: series(wire.series.chill_model_infruitec),
    chill_model_dynamic: series(wire.series.chill_model_dynamic),
  },
  missingDays: wire.missing_days,
  forecast: wire.forecast && {
    chill_model_weinberger: ahead(wire.forecast.chill_model_weinberger, wire.today),
    chill_model_utah: ahead(wire.forecast.chill_model_utah, wire.today),
    chill_model_infruitec: ahead(wire.forecast.chill_model_infruitec, wire.today),
    chill_model_dynamic: ahead(wire.forecast.chill_model_dynamic, wire.today),
  },
  compared: wire.compared && {
    sentences: wire.compared.sentences,
    seasons: wire.compared.seasons.map(({ season_id, season_name, chilling_hours }) => ({
      seasonId: season_id,
      seasonName: season_name,
      hours: series(chilling_hours),
    })),
  },
});

export const mapFromWire = (wire: EmbedMap): PublishedMap => ({
  sectorName: wire.sector_name,
  today: isoDate(wire.today),
  stations: wire.stations.map(({ station_id, station_name, ...place }) => ({
    ...place,
    stationId: station_id,
    name: station_name,
  })),
});

export const riskFromWire = (wire: EmbedRisk): PublishedRisk => ({
  sectorName: wire.sector_name,
  today: isoDate(wire.today),
  level: wire.level,
  kind: wire.kind,
  pestId: wire.pest_id,
  subject: wire.subject,
  since: day(wire.since),
  asOf: day(wire.as_of),
  value: wire.value,
  days: wire.days_summed,
  text: wire.text,
});

const last = (wire: EmbedCard['temperature']): PublishedValue | null =>
  wire && { value: wire.value, at: Date.parse(wire.at) };

export const cardFromWire = (wire: EmbedCard): PublishedCard => ({
  stationId: wire.station_id,
  stationName: wire.station_name,
  sectorName: wire.sector_name,
  today: isoDate(wire.today),
  cropId: wire.crop_id,
  pestId: wire.pest_id,
  pestName: wire.pest_name,
  temperature: last(wire.temperature),
  humidity: last(wire.humidity),
  rain: last(wire.rain),
  health: wire.health,
  chip: wire.chip && { level: wire.chip.level, count: wire.chip.count, days: wire.chip.days_summed },
});
