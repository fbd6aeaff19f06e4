import type { Dictionary } from './meaning.ts';

/** Accounts with makers of stations, from which measurements are pulled. */
export const sources = {
  source_id: { about: 'The account with a maker of stations.', example: 12 },
  source_name: { about: 'What the client calls the account.', example: 'METOS de la viña' },
  vendor: {
    about: 'Whose service it is: `fieldclimate` of Pessl for METOS stations, `weatherlink` of Davis.',
  },
  source_state: {
    about:
      '`active`; `paused` by somebody; `keys-refused`: the maker refused the keys again and again, and nothing is asked until there are others or a check of them succeeds.',
  },
  vendor_key: {
    about:
      'The public part of the keys: FieldClimate’s public key, WeatherLink’s API key. It is in no answer.',
    example: 'a1b2c3d4',
  },
  vendor_secret: {
    about:
      'The secret part of the keys: FieldClimate’s private key, WeatherLink’s API secret. It is kept encrypted and is in no answer.',
    example: 'e5f6a7b8',
  },
  keys: { about: 'Other keys of the account; left out, they stay.' },
  paused: { about: 'Whether nothing is pulled from it for now.' },
  answered_at: { about: 'When the maker’s service last answered; null for never.' },
  failure: {
    about:
      'Why the last question was not answered, null if it was. `refused`: the keys; `forbidden`: this station or range; `too-many`: the account’s limit of calls; `bad-answer`: not as documented.',
  },
  failure_text: { about: 'The same in the words of the maker’s service; null without a failure.' },
  failed_at: [
    { beside: ['webhook_id'], about: 'When the last message was not taken; null if it was.' },
    { about: 'When the last question was not answered; null if it was.' },
  ],
  next_at: { about: 'It is not asked again before.' },
  tied_stations: { about: 'The maker’s stations that are stations of the client.' },
  vendor_stations: { about: 'The stations of the account, as the maker lists them; empty with a failure.' },
  vendor_station_id: {
    about: 'How the maker calls the station in addresses.',
    example: '0020CF3B',
  },
  vendor_station_name: { about: 'What the station is called with its maker.', example: 'Cuartel 4' },
  time_zone: { about: 'Zone of the station’s clock, by its IANA name.', example: 'America/Santiago' },
  pulled_to: { about: 'Everything before was asked for.' },
  last_reading: { about: 'The last instant of which there is a measurement; null for none.' },
  apart: {
    about: 'How much the maker sent of it that cannot be measurements.',
    unit: 'measurements',
    example: 12,
  },
  backfills: { about: 'Ranges of past days that somebody asked for, the last one first.' },
  backfill_id: { about: 'The range of past days.', example: 5 },
  backfill_state: {
    about:
      '`open`: it is pulled; `done`; `cancelled` by somebody; `failed`: the maker does not give these days to this account.',
  },
  from_t: { about: 'Where the range begins.' },
  to_t: { about: 'Where the range ends; what lies ahead is left out.' },
  done_to: { about: 'How far the range was pulled.' },
  ended_at: [
    { beside: ['token_name'], about: 'When its token was ended by hand; null while it was not.' },
    { about: 'When it was done, cancelled or failed; null while it is open.' },
  ],
  sent_t: { about: 'Its instant as the maker wrote it, empty without one.', example: '2026-11-21 15:00:00' },
  kept_at: { about: 'When it came.' },
  content: { about: 'What came, in the form of an answer of the maker.' },
  replayed: { about: 'How much of it is measurements now.', unit: 'measurements', example: 10 },
  still_apart: { about: 'How much of it still cannot be measurements.', unit: 'measurements', example: 2 },
} satisfies Dictionary;
