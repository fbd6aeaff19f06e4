/**
 * Fields of published figures by their names on the wire, with their kinds. Contract and widgets both use this
 * table. It does not use zod, which would add much to the widgets' script.
 */
import { ALIGNMENTS, CHILL_METRICS, FORECAST_PROVIDERS, NO_FORECAST_REASONS } from '@vigia/domain';
import { HEALTH_STATES } from '@vigia/domain/devices';
import {
  type EmbedMetric,
  NOT_BESIDE,
  PUBLISHED_ALIGNMENTS,
  PUBLISHED_LEVELS,
  PUBLISHED_MARKER_CODES,
} from '@vigia/domain/published';
import type { EmbedFields } from './embed-kinds.ts';

/** Fields of every published chart of a season. */
const HEAD = {
  sector_name: 'text',
  season_name: 'text',
  season_start: 'day',
  season_end: 'day',
  today: 'day',
} as const;

/** A value per day from `start` on; null is a missing value. */
export const COLUMN = {
  fields: { start: 'day', step: { oneOf: ['day'] }, values: { listOf: { orNull: 'number' } } },
} as const;
const SERIES = { orNull: COLUMN } as const;
/** Days with one value each; every day occurs once. */
const ITEMS = { listOf: { fields: { date: 'day', value: { orNull: 'number' } } }, once: 'date' } as const;
/** Captures that people counted in the field, by day; left out without any, and by older versions. */
const FIELD_COUNTS = {
  orLeftOut: {
    listOf: { fields: { date: 'day', found: 'integer', summed: 'integer' } },
    once: 'date',
  },
} as const;

/** Provider and time of a forecast, or the reason why there is none. */
export const FORECAST_SOURCE = {
  provider: { orNull: { oneOf: FORECAST_PROVIDERS } },
  reason: { orNull: { oneOf: NO_FORECAST_REASONS } },
  told_at: { orNull: 'instant' },
  years: { orNull: 'integer' },
} as const;
const NUMBER_OR_NULL = { orNull: 'number' } as const;
/** Forecast of one series. */
export const FORECAST = {
  fields: {
    ...FORECAST_SOURCE,
    days: {
      listOf: { fields: { date: 'day', value: NUMBER_OR_NULL, low: NUMBER_OR_NULL, high: NUMBER_OR_NULL } },
    },
  },
} as const;

/** An object with these names, all of the same kind. */
const each = <Name extends string, Kind>(names: readonly Name[], kind: Kind) => ({
  fields: Object.fromEntries(names.map((name) => [name, kind])) as Readonly<Record<Name, Kind>>,
});
/**
 * Forecasts by name. They are left out for a past season, and older versions of the service do not have them.
 */
const ahead = <Name extends string>(...names: readonly Name[]) => ({ orLeftOut: each(names, FORECAST) });

const DAY_OR_NULL = { orNull: 'day' } as const;
const NUMBERS = { listOf: 'number' } as const;
/** Expected dates of the coming stages. */
export const AHEAD = {
  fields: {
    end: 'day',
    years: FORECAST_SOURCE.years,
    provider: FORECAST_SOURCE.provider,
    reason: FORECAST_SOURCE.reason,
    dates: {
      listOf: {
        fields: { threshold: 'number', date: DAY_OR_NULL, earliest: DAY_OR_NULL, latest: DAY_OR_NULL },
      },
    },
    // Left out without dates, and by older versions.
    curve: { orLeftOut: { fields: { start: 'day', values: NUMBERS, low: NUMBERS, high: NUMBERS } } },
  },
} as const;

/** Other seasons of the field beside the one shown; left out where none is asked for, and by older versions. */
const COMPARED = {
  orLeftOut: {
    fields: {
      align: { oneOf: PUBLISHED_ALIGNMENTS },
      sentences: { listOf: 'text' },
      seasons: {
        listOf: {
          fields: {
            season_id: 'integer',
            season_name: 'text',
            degree_days: SERIES,
            days_ahead: { orNull: 'integer' },
            mean_days_apart: NUMBER_OR_NULL,
            most_days_apart: { orNull: 'integer' },
            compared_days: { orNull: 'integer' },
            reason: { orNull: { oneOf: NOT_BESIDE } },
          },
        },
      },
    },
  },
} as const;

/** Captures of other seasons beside those shown; left out where none is asked for, and by older versions. */
const COMPARED_CAPTURES = {
  orLeftOut: {
    fields: {
      align: { oneOf: ALIGNMENTS },
      sentences: { listOf: 'text' },
      seasons: {
        listOf: {
          fields: {
            season_id: 'integer',
            season_name: 'text',
            daily_captures: SERIES,
            caught_until: NUMBER_OR_NULL,
            caught_after: NUMBER_OR_NULL,
            reason: { orNull: { oneOf: NOT_BESIDE } },
          },
        },
      },
    },
  },
} as const;

/** Chilling hours of other seasons of the field; left out where none is asked for, and by older versions. */
const CHILL_COMPARED = {
  orLeftOut: {
    fields: {
      sentences: { listOf: 'text' },
      seasons: {
        listOf: { fields: { season_id: 'integer', season_name: 'text', chilling_hours: SERIES } },
      },
    },
  },
} as const;

/** Extremes of other seasons of the field; left out where none is asked for, and by older versions. */
const CLIMATE_COMPARED = {
  orLeftOut: {
    fields: {
      sentences: { listOf: 'text' },
      seasons: {
        listOf: {
          fields: {
            season_id: 'integer',
            season_name: 'text',
            temperature_max: SERIES,
            temperature_min: SERIES,
            humidity_max: SERIES,
            humidity_min: SERIES,
          },
        },
      },
    },
  },
} as const;

/** The index of mildew in other seasons of the field; left out where none is asked for, and by older versions. */
const MILDEW_COMPARED = {
  orLeftOut: {
    fields: {
      sentences: { listOf: 'text' },
      seasons: { listOf: { fields: { season_id: 'integer', season_name: 'text', index: SERIES } } },
    },
  },
} as const;

/** A marker on a chart. `label` is its code in Spanish. */
const MARKER = {
  fields: {
    id: 'text',
    date: 'day',
    kind: { oneOf: ['biofix', 'phenology', 'control'] },
    code: { codeOf: PUBLISHED_MARKER_CODES },
    label: 'text',
  },
} as const;

const LEVEL = { oneOf: PUBLISHED_LEVELS } as const;

const STATE = { oneOf: HEALTH_STATES } as const;
const LAST = { orNull: { fields: { value: 'number', at: 'instant' } } } as const;

/** Fields of the answer, by figure. */
export const EMBED_FIELDS = {
  'degree-days': {
    sector_name: 'text',
    pest_id: 'integer',
    pest_name: 'text',
    season_name: 'text',
    season_start: 'day',
    season_end: 'day',
    today: 'day',
    metric: 'text',
    start_date: 'day',
    start_reason: { oneOf: ['biofix', 'season', 'six-months'] },
    degree_days: COLUMN,
    missing_days: 'integer',
    captures: ITEMS,
    field_counts: FIELD_COUNTS,
    markers: { listOf: MARKER },
    ahead: { orLeftOut: AHEAD },
    compared: COMPARED,
    pest_document: { orLeftOut: 'text' },
    document_used: {
      orLeftOut: { fields: { pest_id: 'integer', species: 'text', version: 'integer', is_built_in: 'flag' } },
    },
  },
  captures: {
    ...HEAD,
    pest_id: 'integer',
    pest_name: 'text',
    stations: 'integer',
    captures: ITEMS,
    field_counts: FIELD_COUNTS,
    compared: COMPARED_CAPTURES,
  },
  climate: {
    ...HEAD,
    temperature_max: SERIES,
    temperature_min: SERIES,
    humidity_max: SERIES,
    humidity_min: SERIES,
    missing_days: 'integer',
    forecast: ahead('temperature_max', 'temperature_min', 'humidity_max', 'humidity_min'),
    compared: CLIMATE_COMPARED,
  },
  mildew: {
    ...HEAD,
    crop_id: { orNull: 'integer' },
    applies: 'flag',
    index: SERIES,
    longest_run: SERIES,
    hours_in_band: SERIES,
    missing_days: 'integer',
    forecast: ahead('index', 'longest_run', 'hours_in_band'),
    compared: MILDEW_COMPARED,
  },
  chill: {
    ...HEAD,
    start_date: 'day',
    series: each(CHILL_METRICS, SERIES),
    missing_days: 'integer',
    forecast: ahead(...CHILL_METRICS),
    compared: CHILL_COMPARED,
  },
  card: {
    station_id: 'id',
    station_name: 'text',
    sector_name: 'text',
    today: 'day',
    crop_id: { orNull: 'integer' },
    pest_id: { orNull: 'integer' },
    pest_name: { orNull: 'text' },
    temperature: LAST,
    humidity: LAST,
    rain: LAST,
    health: { fields: { connection: STATE, energy: STATE, images: STATE, sensors: STATE } },
    chip: {
      orNull: {
        fields: {
          level: { orNull: { oneOf: ['ok', 'warning', 'error', 'neutral'] } },
          count: NUMBER_OR_NULL,
          days_summed: { orLeftOut: 'integer' },
        },
      },
    },
  },
  map: {
    sector_name: 'text',
    today: 'day',
    stations: {
      listOf: {
        fields: {
          station_id: 'id',
          station_name: 'text',
          latitude: 'latitude',
          longitude: 'longitude',
          level: LEVEL,
        },
      },
    },
  },
  risk: {
    sector_name: 'text',
    today: 'day',
    level: LEVEL,
    kind: { orNull: { oneOf: ['captures', 'mildew'] } },
    pest_id: { orNull: 'integer' },
    subject: 'text',
    since: DAY_OR_NULL,
    as_of: DAY_OR_NULL,
    value: NUMBER_OR_NULL,
    days_summed: { orLeftOut: 'integer' },
    text: 'text',
  },
} as const satisfies Readonly<Record<EmbedMetric, EmbedFields>>;
