import type { Dictionary } from './meaning.ts';

/** Publishable keys, and their figures on partners’ pages. */
export const embed = {
  build: { about: 'Which build of the widgets it is.', example: 'v1.0.0-0a1b2c3d' },
  scopes: [
    { beside: ['token_name'], about: 'What the program may do, see the description of each call.' },
    { about: 'What the key opens.' },
  ],
  metrics: { about: 'Kinds of figures that the key opens.' },
  key_id: { about: 'The publishable key.', example: 9 },
  key_prefix: { about: 'First letters of the key, to tell keys apart.', example: 'pk_live_a1b2c3d4' },
  embed_key: { about: 'The key as its administrators see it.' },
  sector_ids: [
    {
      beside: ['token_name'],
      about: 'The only sectors that the program reaches; null for the whole client.',
    },
    {
      beside: ['webhook_url'],
      about: 'Only what lies in these sectors is told; empty for all that happens.',
    },
    {
      beside: ['alert_kind'],
      about: 'Sectors that the rule looks at; empty for all of the client.',
    },
    { about: 'Sectors that the key opens, each with all its stations.' },
  ],
  origins: {
    about: 'Sites whose pages may use the key, each by its exact origin; `http://` for this machine alone.',
    example: ['https://www.example.cl'],
  },
  origin: { about: 'The site, by its origin.', example: 'https://www.cooperativa.example' },
  created_at: [
    { beside: ['passkey_id'], about: 'When the passkey was made.' },
    { beside: ['backfill_id'], about: 'When somebody asked for it.' },
    { beside: ['source_id'], about: 'When the account was entered here.' },
    { beside: ['token_name'], about: 'When the program was made.' },
    { beside: ['webhook_id'], about: 'When the webhook was made.' },
    { about: 'When the key was made.' },
  ],
  created_by: [
    { beside: ['token_name'], about: 'E-mail address of who made it.' },
    { beside: ['webhook_id'], about: 'E-mail address of who made it.' },
    {
      beside: ['key_prefix'],
      about: 'E-mail address of who made it; null for a key made at the command line.',
    },
    {
      about:
        'E-mail address of who was signed in when it was written, as it was then; null where that is not known.',
    },
  ],
  revoked_at: { about: 'When the key was ended by hand; null while it was not.' },
  replaced_by: { about: 'The key that takes over from it; null without one.', example: 18 },
  last_used_at: [
    { beside: ['session_id'], about: 'When the access token of the session was last renewed.' },
    { beside: ['passkey_id'], about: 'When somebody last signed in by it; null for never.' },
    { beside: ['token_name'], about: 'When its token was last used, to some minutes; null for never.' },
    { about: 'When the key was last used; null for never.' },
  ],
  last_used_origin: { about: 'The site that used it last, empty for pages of this service; null for never.' },
  builds: { about: 'The build of the widgets that each of its sites was last seen with.' },
  seen_at: { about: 'When it was last seen.' },
  overlap_days: {
    about: 'How many days the old key goes on opening beside the new one.',
    example: 7,
    unit: 'days',
  },
  locale: { about: 'Language of the words: Spanish, English or Portuguese.' },
  mode: { about: 'Colours of the picture: light, dark, or strong ones for sunlight.' },
  units: { about: 'Units that the picture shows; figures on the wire are always metric.' },
  period: { about: 'Days that the picture shows: the last 30, the last 90, or the whole season.' },
  interval: { about: 'Captures by week or by day.' },
  compare: {
    about:
      'Seasons of the field beside the one shown: `previous`, or their ids joined by `_`; those that are not there are left out.',
    example: '7_8',
  },
  align: {
    about:
      'How they lie over it: on the same days of the year, as many days after the biofix, or, captures alone, where it had the same degree-days.',
  },
  compared: { about: 'Other seasons of the field beside the one shown; absent where none is asked for.' },
  sentences: {
    about: 'What is said of them in the language of `locale`, the most important first.',
    example: ['Al 27 nov la suma va 9 días adelantada respecto de 2025–26.'],
  },
  chilling_hours: {
    about: 'Chilling hours of that season on the days of the one shown; null without a record.',
    unit: 'h',
  },
  days_ahead: {
    about:
      'How many days before the other season this one had its sum of the last day; negative where it was later, null where they are not compared.',
    unit: 'days',
    example: 9,
  },
  mean_days_apart: {
    about:
      'Mean distance in days between the same sums of both, by which the most alike is told; null where unknown.',
    unit: 'days',
    example: 2.3,
  },
  daily_captures: {
    about:
      'What each day of that season caught, on the days of the one shown; null where they are not drawn.',
    unit: 'insects',
  },
  caught_until: {
    about:
      'What that season had caught as far as the one shown has come: by the day of its last count, or by its sum of degree-days; null where they are not compared.',
    unit: 'insects',
    example: 45,
  },
  caught_after: {
    about: 'What that season caught later; null where they are not compared.',
    unit: 'insects',
    example: 143,
  },
  most_days_apart: {
    about: 'On the day on which the same sums were farthest apart; null where unknown.',
    unit: 'days',
    example: 6,
  },
  compared_days: {
    about: 'How many days of sums are in that mean; null where unknown.',
    unit: 'days',
    example: 62,
  },
  of: { about: 'Which risk: that of captures, of mildew, or the worst of all.' },
  today: { about: 'Today, as a local day.' },
  season_start: { about: 'First day of the season; it belongs to it.' },
  season_end: { about: 'Last day of the season; it belongs to it.' },
  metric: {
    about: 'Name of the rule that the degree-days are worked out by.',
    example: 'dd_single_sine_10_30_horizontal',
  },
  end: { about: 'Last day that the past years are followed to: the end of the season.' },
  start_reason: {
    about: 'Why they are counted from this day: a biofix, the start of the season, or six months ago.',
  },
  degree_days: [
    {
      beside: ['days_ahead'],
      about:
        'Degree-days of that season on the days of the one shown, by the rule of that one; null where they are not drawn.',
      unit: '°C·day',
    },
    {
      about: 'Degree-days added up since `start_date`, the mean of the stations.',
      unit: '°C·day',
    },
  ],
  captures: [
    { beside: ['sector_name'], about: 'Insects that the photos of each day add, of all traps of the pest.' },
    {
      about:
        'Insects that each group caught in the days up to the last one, in the order of the groups; null where nothing was counted.',
    },
  ],
  markers: { about: 'What happened, the oldest first.' },
  label: { about: 'What it is, in Spanish.', example: 'Biofix' },
  temperature_max: {
    about: 'Highest temperature of each day at any station; null without data.',
    unit: '°C',
  },
  temperature_min: { about: 'Lowest temperature of each day at any station; null without data.', unit: '°C' },
  humidity_max: {
    about: 'Highest relative humidity of each day at any station; null without data.',
    unit: '%',
  },
  humidity_min: {
    about: 'Lowest relative humidity of each day at any station; null without data.',
    unit: '%',
  },
  forecast: [
    {
      beside: ['figure'],
      about:
        'The days after the last measured one as a weather service forecast them within a day for the place of the station; null where none did, for captures, and where `date_end` is before today.',
    },
    { about: 'The days to come of each series; absent unless the season runs.' },
  ],
  days: { about: 'The days to come, the next one first; empty without a forecast.' },
  applies: { about: 'Whether the crop gets powdery mildew.' },
  series: { about: 'Chill by model.' },
  level: [
    {
      beside: ['count'],
      about:
        'What the captures mean for this pest; `neutral` for a pest without a rule, null without a photo.',
    },
    { about: 'How high the risk is; `unknown` without recent data.' },
  ],
  subject: {
    about: 'What the risk is for, in the language of `locale`; empty when nothing is followed.',
    example: 'Carpocapsa',
  },
  temperature: { about: 'The last temperature of the air; null without any lately.', unit: '°C' },
  humidity: { about: 'The last relative humidity; null without any lately.', unit: '%' },
  rain: { about: 'The rain of today so far; null without any measurement.', unit: 'mm' },
  at: { about: 'When it was measured.' },
  chip: { about: 'Captures of the pest in the last days; null for a station without a pest.' },
} satisfies Dictionary;
