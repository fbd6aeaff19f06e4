import type { Dictionary } from './meaning.ts';

/** Clients and their sectors and seasons. */
export const farm = {
  client_id: [
    {
      beside: ['node_firmware_version', 'seen'],
      about:
        'Another client hands the device over to it; with `node_is_decommissioned` false it tells whose device returns.',
    },
    { beside: ['old_email'], about: 'The client whose account it is; it cannot be changed.' },
    { about: 'The client: a grower, or whoever else has sectors and devices.', example: 3 },
  ],
  client_name: { about: 'What the client is called.', example: 'Viña Los Aromos' },
  client_tax_id: {
    about: 'Tax number (in Chile the RUT); null when nobody told it.',
    example: '76.123.456-7',
  },
  client_date_created: { about: 'When the client was made.' },
  client_is_archived: {
    about:
      'True when the client is archived: nobody reaches it but super administrators, who may restore it.',
  },
  client_is_device_pool: { about: 'True when its spare devices may be put up for any client.' },
  client_is_counted: { about: 'True when its trap photos are to be counted by analysts.' },
  client_is_test: { about: 'True when it was made for trying things out: no grower stands behind it.' },
  archived: [
    { beside: ['client_id'], about: '`true` answers the archived sectors alone, `false` those in use.' },
    {
      about:
        '`true` answers the archived clients alone, to those who may restore them; `false` those in use.',
    },
  ],
  clients: { about: 'The requested client, with everything of it that the caller sees.' },
  logo: { about: 'The logo on the reports of the client; null without one.' },
  data_url: {
    about: 'The logo as an address that holds it: a PNG in base64.',
    example: 'data:image/png;base64,iVBORw0KGgo=',
  },
  sector_id: [
    { beside: ['datetime_event'], about: 'The sector that the event is about; null when it names none.' },
    { beside: ['node_id', 'index'], about: 'The sector that the notice is about; null when it names none.' },
    { about: 'The sector: a piece of the client’s land with its own address and stations.', example: 12 },
  ],
  sector_name: { about: 'What the sector is called.', example: 'Cuartel Norte' },
  sector_address: [
    { holding: 'locality', about: 'Each part of the address as the editor saw it.' },
    { about: 'Locality and region, with a comma between.', example: 'Molina, Región del Maule' },
  ],
  locality: { about: 'First part of the address.', example: 'Molina' },
  region: { about: 'Second part of the address.', example: 'Región del Maule' },
  sector_position_lat: {
    about: 'Latitude of the sector (WGS 84), south negative.',
    unit: '°',
    example: -35.11,
  },
  sector_position_lon: {
    about: 'Longitude of the sector (WGS 84), west negative.',
    unit: '°',
    example: -71.28,
  },
  sector_area: {
    about: 'Area of the sector, up to two decimals; null when nobody has entered it.',
    unit: 'ha',
    example: 12.5,
  },
  area: {
    about:
      'Area of the sector in hectares as a row of a table has it, up to two decimals; empty when it is not known.',
    example: '12,5',
  },
  sector_date_created: { about: 'When the sector was made.' },
  sector_is_archived: { about: 'True when the sector is no longer used; its history stays.' },
  sectors: [
    { beside: ['metrics'], about: 'Sectors that the key opens, each with all its stations.' },
    {
      beside: ['first_name'],
      about: 'Names of the sectors that the person sees, with semicolons between them; empty for all.',
      example: 'Fundo El Peral; Fundo Los Boldos',
    },
    { about: 'Sectors of the client that are in use, by name.' },
  ],
  season_id: [
    {
      beside: ['biofixes'],
      about: 'A season that is there already and is to be completed; absent or null to make a new one.',
    },
    { beside: ['datetime_event'], about: 'The season that the event is about; null when it names none.' },
    { beside: ['station_name'], about: 'The season in which the station is followed; null for none.' },
    {
      beside: ['locale'],
      about:
        'The season to show; without it that which runs today, or else the newest that has begun or has stations.',
    },
    { about: 'The season: a year of the client’s sectors.', example: 5 },
  ],
  season_name: { about: 'What the season is called.', example: '2026–27' },
  seasons: [
    { beside: ['align'], about: 'Those seasons, in the order in which they were asked for.' },
    { about: 'Seasons of the client with their biofixes.' },
  ],
  season: [
    { beside: ['photo'], about: 'There is a season.' },
    { about: 'The season that was made or completed.', example: '2026–27' },
  ],
  biofix: { about: 'The biofixes of the season in sectors that the caller sees.' },
  biofixes: { about: 'Biofixes that are set with the season.' },
  biofix_id: { about: 'The biofix: the day from which degree-days of a pest are counted in a sector.' },
  date_biofix: { about: 'First local day that counts; it lies in the season.', example: '2026-09-14' },
  capture_thresholds: {
    about: 'Thresholds of captures that the client has set for itself, by pest and first month.',
  },
  threshold_id: {
    about: 'A threshold of captures that the client has set for itself, for a pest and some months.',
  },
  month_from: { about: 'First month in which the threshold holds, each year.', example: 11 },
  month_to: {
    about: 'Last month in which the threshold holds; one before the first is that of the next year.',
    example: 2,
  },
  days_summed: [
    {
      beside: ['station_ids'],
      about: 'Captures of how many days are summed up, the last one included; seven if left out.',
      unit: 'days',
      example: 14,
    },
    {
      beside: ['crossed_on'],
      about: 'Captures of how many days `week_captures` sums up.',
      unit: 'days',
      example: 7,
    },
    {
      beside: ['month_from'],
      about: 'Captures of how many days are summed up, the present one included.',
      unit: 'days',
      example: 7,
    },
    { about: 'Captures of how many days were summed up; left out for seven.', unit: 'days', example: 14 },
  ],
  set_on: { about: 'The local day on which the threshold was set or last edited.', example: '2026-11-03' },
  biofix_comment: {
    about: 'Why this day; required where a biofix is made or edited.',
    example: 'Primera captura sostenida',
  },
} satisfies Dictionary;
