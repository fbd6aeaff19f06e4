import type { Dictionary } from './meaning.ts';

/** Stations, their crops and pests, and the first steps of a client. */
export const stations = {
  station_id: [
    {
      beside: ['compute_days', 'client_id'],
      about: 'Stations of the client, 250 at most: repeated, or several with commas.',
      example: '27,28',
    },
    {
      beside: ['locale', 'pest_id'],
      about: 'This station alone; needed with a key that opens stations and not their sector.',
    },
    {
      beside: ['intact'],
      about: 'The station that the photo belongs to; null where the device stood nowhere.',
    },
    {
      beside: ['sync_state'],
      about: 'The station of this configuration; null for a device that stands nowhere.',
    },
    { beside: ['diagnostics'], about: 'The station whose health this is; null when it is that of a device.' },
    {
      beside: ['steps'],
      about: 'A station with a device, for the steps that bring data to one; null without any.',
    },
    { beside: ['datetime_event'], about: 'The station that the event is about; null when it names none.' },
    { beside: ['node_id', 'index'], about: 'The station that the notice is about; null when it names none.' },
    {
      beside: ['image_is_deleted'],
      about: 'The station, of the same client, that the photo and its count belong to.',
    },
    {
      about: 'The station: a place in a sector where a device stands; the history belongs to it.',
      example: 27,
    },
  ],
  station_name: [
    {
      beside: ['lure_settings', 'gps_lat'],
      about:
        'What the station is called; an install makes the station, or takes the one of that name that has no device.',
      example: 'Apalta 03',
    },
    { about: 'What the station is called.', example: 'Norte 1' },
  ],
  station_position_lat: {
    about: 'Latitude of the station (WGS 84), south negative; null while nobody has placed it.',
    example: -33.7012,
    unit: '°',
  },
  station_position_lon: {
    about: 'Longitude of the station (WGS 84), west negative; null while nobody has placed it.',
    example: -71.2034,
    unit: '°',
  },
  position_lat: [
    {
      beside: ['archive'],
      about: 'Latitude (WGS 84) as it is written in the cell.',
      unit: '°',
      example: '-33,7012',
    },
    {
      about: 'Latitude of the station (WGS 84), −90 to 90, south negative; in `seen` null where it had none.',
      example: -33.7012,
      unit: '°',
    },
  ],
  position_lon: [
    {
      beside: ['archive'],
      about: 'Longitude (WGS 84) as it is written in the cell.',
      unit: '°',
      example: '-71,2034',
    },
    {
      about:
        'Longitude of the station (WGS 84), −180 to 180, west negative; in `seen` null where it had none.',
      example: -71.2034,
      unit: '°',
    },
  ],
  station_tags: { about: 'Free words that people put on the station, each once.' },
  tags: [
    { beside: ['variety'], about: 'All tags with semicolons between them.', example: 'borde; riego 2' },
    { about: 'All tags that the station is to have, each once; those left out are taken away.' },
  ],
  tags_before: { about: 'The tags as the editor saw them; refused as a conflict once they are others.' },
  station_is_counted: {
    about:
      'True when people count its trap: they have counted captures in it, or its last visit was reported without a device. Absent otherwise.',
  },
  station_is_archived: {
    about:
      'True when the station is no longer used; its history stays. An edit may send false, which restores it.',
  },
  station_date_created: { about: 'When the station was made.' },
  assigned_node_sn: { about: 'Serial number of the device that stands there; null without one.' },
  station_season_id: { about: 'The season in which the station is followed; null for none.' },
  station_ids: [
    { beside: ['rows_new'], about: 'Stations whose data grew or changed by this call.' },
    { beside: ['biofixes'], about: 'Stations that are moved to the season; the others stay where they are.' },
    {
      beside: ['pest_id'],
      about: 'Traps of the group; those of another client, or not seen, count nothing.',
      example: [27, 28],
    },
    { about: 'Stations that the key opens beside those of its sectors.' },
  ],
  stations: [
    { holding: 'level', about: 'The stations of the sector in the season.' },
    { beside: ['metrics'], about: 'Stations that the key opens by themselves.' },
    { beside: ['season'], about: 'The stations that were moved to the season.' },
    {
      beside: ['as_of'],
      about: 'Stations of the sector on crops that get mildew.',
      unit: 'stations',
      example: 4,
    },
    { beside: ['captures'], about: 'Stations that trap the pest.', unit: 'stations', example: 4 },
    { beside: ['missing_days'], about: 'Requested stations.', unit: 'stations', example: 2 },
    { beside: ['measured_until'], about: 'Requested stations.', unit: 'stations', example: 2 },
    { about: 'Stations of the client that are in use and that the caller sees.' },
  ],
  device: [
    {
      beside: ['session_id'],
      about: 'Browser and system that the session was opened with; empty while unknown.',
      example: 'Chrome en Android',
    },
    { about: 'The device that the new station begins with; without it the station waits for an install.' },
  ],
  crop_id: [
    { beside: ['locale'], about: 'Only stations of this crop; without it the chart chooses.' },
    { beside: ['applies'], about: 'The crop whose mildew is shown; null when the stations have none.' },
    { beside: ['datetime_event'], about: 'The crop that the event is about; null when it names none.' },
    { about: 'The crop; null where none is told.', example: 1 },
  ],
  crop_name: { about: 'What the crop is called, in Spanish.', example: 'Vid' },
  variant_name: { about: 'The variety; null for a crop without one.', example: 'Fuji' },
  crops: { about: 'The catalogue of crops, the same for every client.' },
  pest_id: [
    {
      beside: ['locale'],
      about: 'The pest to show; without it the first one that has such a chart, and for a risk each of them.',
    },
    {
      beside: ['per_station_transform'],
      about: 'Count captures of this pest alone; without it those of each station’s own pest.',
    },
    { beside: ['datetime_event'], about: 'The pest that the event is about; null when it names none.' },
    { about: 'The pest, an insect or a fungus; null where none is told.', example: 1 },
  ],
  pest_name: {
    about: 'What the pest is called, in Spanish; null without a pest.',
    example: 'Lobesia botrana',
  },
  pests: { about: 'The catalogue of pests, the same for every client.' },
  steps: { about: 'Which of the first steps are done, by what is there.' },
  is_hidden: { about: 'True when the client’s administrators asked that the first steps be shown no more.' },
  client: { about: 'The client is somebody’s farm: it holds more than accounts of super administrators.' },
  people: [
    { beside: ['photo'], about: 'There is an account of somebody who is no super administrator.' },
    { about: 'Everybody who has changed something of the client.' },
  ],
  sector: [
    { beside: ['variety'], about: 'Name of the sector in use, or # and its id.', example: 'Apalta' },
    { about: 'There is a sector in use.' },
  ],
  station: { about: 'There is a station with a device.' },
  measurements: { about: 'Measurements have come in.' },
  photo: { about: 'A photo of a trap, or a count, has come in.' },
} satisfies Dictionary;
