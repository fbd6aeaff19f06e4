import type { Dictionary } from './meaning.ts';

/** Daily series: captures, climate, degree-days, chill, mildew, and forecasts. */
export const models = {
  station_id_list: [
    {
      beside: ['figures'],
      about: 'The stations, 50 at most; one that the caller does not see refuses the whole call.',
      example: [27, 28],
    },
    {
      about: 'The stations, 500 at most; one that the caller does not see refuses the whole call.',
      example: [27, 28],
    },
  ],
  by_station: { about: 'The days of each figure of each station.' },
  figure: {
    about:
      '`bug_count`: insects that the day adds; the others: highest, lowest or mean temperature (°C) or relative humidity (%) of the local day.',
  },
  groups: { about: 'Groups of traps that each follow a pest, 250 at most.' },
  per_station_transform: {
    about:
      'What is made of the days of each station: `value` as they are (of captures the insects on the photo), `incremental` what each day or span adds, `accumulated` the running total since `acc_from`.',
  },
  station_aggregation: {
    about: 'How the stations are put together: a day counts over those that have a value.',
  },
  acc_from: {
    about:
      'Local day on which a running total and the index of mildew begin; without it the first day that is answered.',
    example: '2026-09-14',
  },
  thresholds: {
    about: 'Sums since `acc_from` whose dates are requested, °C·day or °C·h as of the metric.',
    example: [143.8, 620],
  },
  neighbour: {
    about:
      'A station of the same client whose past years, corrected, stand in for those that the stations lack; absent where all years are their own.',
  },
  distance_m: { about: 'From the nearest of the stations.', unit: 'm', example: 4213 },
  correction_max: {
    about: 'Added to its daily maxima: the mean difference of the days that both measured.',
    unit: '°C',
    example: 0.6,
  },
  correction_min: { about: 'Added to its daily minima, as to the maxima.', unit: '°C', example: -0.3 },
  common_days: { about: 'Days that both measured.', unit: 'days', example: 412 },
  curve: {
    about:
      'The mean sum of the next fifteen days by past years, which the dates are read off, and its band: two of ten further years are outside of `low` to `high`. Absent without dates.',
  },
  threshold: { about: 'The sum, °C·day or °C·h as of the metric.', example: 143.8 },
  dates: {
    about:
      'When the mean of past years reaches each sum, put on the days to come; sums that are reached are left out.',
  },
  earliest: {
    about:
      'First day of the band that eight of ten further years lie inside, the wider the fewer the years. Null: not before the last requested day.',
  },
  latest: {
    about:
      'Last day of the band, as `earliest`. Null: some years do not get there by the last requested day.',
  },
  incremental_day_options: {
    about:
      'Weekdays on which increments are summed up, as a sum of bits: Monday 64 down to Sunday 1. 0 and none both mean every day. For `incremental` alone; a span is dated by the day that closes it, which may lie after `date_end`.',
    example: 1,
  },
  bin_size: {
    about:
      'Puts the days together by week (from Monday) or month; not with `incremental_day_options`. Needs `bin_aggregation_method`.',
  },
  bin_aggregation_method: {
    about: 'How the days of a week or month are put together; those without a value are left out.',
  },
  token: [
    {
      beside: ['scopes'],
      about:
        'Goes with every call for figures as `authorization: Bearer …`; it holds for the page’s origin alone.',
      example: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ2Z2sifQ.c2lnbmF0dXJl',
    },
    { about: 'Taken and not used: the token of the header is what counts.', example: 'x' },
  ],
  rule: {
    about: '`default`: 30 points at the onset, favourable from 21 to 30 °C; `uc-ipm`: the rule of UC IPM.',
  },
  model: { about: 'Name of the model that looks at the photos.', example: 'lobesia' },
  min_score: { about: 'What the model is less sure of does not count, 0 to 1.', example: 0.4 },
  field_counts: [
    {
      holding: 'number_found',
      about: 'Counts of traps, 500 at most: one for each station, pest and day.',
    },
    { beside: ['events_new'], about: 'Field counts of the file by pest; absent where there are none.' },
    { about: 'Days with captures that people counted in the field; absent where there are none.' },
  ],
  meta: { about: 'How complete the answer is, and what it comes from.' },
  missing_days: {
    about:
      'Days that are over and for which no station has a value, also before the first day shown when a total began earlier.',
    unit: 'days',
    example: 1,
  },
  found: [
    {
      beside: ['summed'],
      about: 'Insects that people found in the traps on that day, since the counts before.',
      unit: 'insects',
      example: 12,
    },
    {
      about:
        'What an alert found: of `captures` the insects of the days, of `stage` the generation; null of other kinds.',
      unit: 'insects or generation',
      example: 8,
    },
  ],
  summed: {
    about:
      'How many of them the captures include. Insects that a photo of the trap may have shown already are not counted again.',
    unit: 'insects',
    example: 12,
  },
  last_date: [
    { beside: ['rows_read'], about: 'Instant of the last measurement in the file.' },
    { about: 'Last of the days shown that has a value; null without any.' },
  ],
  low: [
    {
      beside: ['step'],
      about:
        'Lower bound of each day: one of ten further years lies below it. Null where there is a single course.',
    },
    {
      about:
        'Lower bound of the day: one of ten further years lies below it. Null where there is a single course.',
    },
  ],
  high: [
    {
      beside: ['step'],
      about:
        'Upper bound of each day: one of ten further years lies above it. Null where there is a single course.',
    },
    {
      about:
        'Upper bound of the day: one of ten further years lies above it. Null where there is a single course.',
    },
  ],
  years: {
    about: 'How many past years the forecast is made of; null where a weather service tells it.',
    unit: 'years',
    example: 8,
  },
  measured_until: { about: 'Last measured local day; null without any.' },
  measured_total: {
    about:
      'The running total on that day; null unless the series is accumulated and the measurements are recent.',
  },
  index: [
    { beside: ['node_id'], about: 'The Gubler index of mildew, 0 to 100; null for other kinds.' },
    {
      beside: ['as_of'],
      about:
        'The last Gubler index of the last seven days, 0 to 100, the mean of the stations; null without one.',
    },
    {
      about:
        'The Gubler index by day, 0 to 100, the mean of the stations; null for a crop that does not get mildew.',
    },
  ],
  longest_run: {
    about:
      'Longest run of hours in a row that favour the fungus, by day, the mean of the stations; null for a crop that does not get mildew.',
    unit: 'h',
  },
  hours_in_band: {
    about:
      'Hours that favour the fungus, in a row or not, by day, the mean of the stations; null for a crop that does not get mildew.',
    unit: 'h',
  },
  chill_model_weinberger: {
    about: 'Hours below 7 °C since `start_date`, the mean of the stations; null without data.',
    unit: 'h',
  },
  chill_model_utah: {
    about: 'Chill units of the Utah model since `start_date`, the mean of the stations; null without data.',
    unit: 'chill units',
  },
  chill_model_infruitec: {
    about:
      'Chill units of the Positive Utah model since `start_date`, the mean of the stations; null without data.',
    unit: 'chill units',
  },
  chill_model_dynamic: {
    about:
      'Chill portions of the Dynamic model since `start_date`, the mean of the stations; null without data.',
    unit: 'chill portions',
  },
} satisfies Dictionary;
