import type { Dictionary } from './meaning.ts';

/** Names of the older calls, with the newer name of each. */
export const older = {
  clientId: { about: 'The client, as `client_id`.', example: 3 },
  sectorId: { about: 'The sector, as `sector_id`.', example: 12 },
  sectorName: { about: 'What the sector is called, as `sector_name`.', example: 'Apalta' },
  sectorAddress: {
    about: 'Locality and region with a comma between, as `sector_address`.',
    example: 'Molina, Región del Maule',
  },
  positionLat: {
    about: 'Latitude of the sector (WGS 84), −90 to 90, south negative, as `sector_position_lat`.',
    example: -33.7012,
    unit: '°',
  },
  positionLon: {
    about: 'Longitude of the sector (WGS 84), −180 to 180, west negative, as `sector_position_lon`.',
    example: -71.2034,
    unit: '°',
  },
  GPSPosition: { about: 'Where it is (WGS 84); null for a station that nobody has placed.' },
  latitude: [
    {
      beside: ['level'],
      about: 'Latitude of the station, south negative, rounded to 0.02°.',
      example: -33.7,
      unit: '°',
    },
    { about: 'Latitude (WGS 84), south negative.', example: -33.7012, unit: '°' },
  ],
  longitude: [
    {
      beside: ['level'],
      about: 'Longitude of the station, west negative, rounded to 0.02°.',
      example: -71.2,
      unit: '°',
    },
    { about: 'Longitude (WGS 84), west negative.', example: -71.2034, unit: '°' },
  ],
  dateCreated: { about: 'When it was made.' },
  isArchived: { about: 'True when it is no longer used; its history stays.' },
  seasonId: { about: 'The season, as `season_id`; null for a station that is in none.' },
  seasonName: { about: 'What the season is called, as `season_name`.', example: '2026–27' },
  dateStart: [
    { beside: ['seasonName'], about: 'First day of the season; it belongs to it.' },
    { about: 'First local day that is requested; it is included.', example: '2026-11-01' },
  ],
  dateEnd: [
    { beside: ['seasonName'], about: 'Last day of the season; it belongs to it.' },
    { about: 'Last local day that is requested; it is included.', example: '2026-11-21' },
  ],
  seasonBiofixId: { about: 'The biofix, as `biofix_id`.' },
  biofixDate: { about: 'First local day that counts, as `date_biofix`.' },
  biofixType: {
    about:
      '`biofix`: a day of the insect’s life, such as its first sustained catch; `chronofix`: a calendar date.',
  },
  biofixComment: { about: 'Why this day, as `biofix_comment`.', example: 'Primera captura sostenida' },
  stationId: { about: 'The station, as `station_id`.', example: 27 },
  stationName: { about: 'What the station is called, as `station_name`.', example: 'Apalta 03' },
  nodeSerialNumber: { about: 'Serial number of the device that stands there; null without one.' },
  cropId: { about: 'The crop, as `crop_id`; null for none.' },
  pestId: { about: 'The pest, as `pest_id`; null for none.' },
  serialNumber: { about: 'Serial number of the device, as `serial_number`.', example: 'VG-0012' },
  firmwareVersion: { about: 'Firmware of the device, as `node_firmware_version`.', example: '2.4.1' },
  isDecommisioned: {
    about: 'True when the client no longer uses the device; spelt as older clients read it.',
  },
  eventType: {
    about: 'Only events of these kinds: repeated, or several with commas; as `type`.',
    example: 'agrochemical_application',
  },
  pageId: {
    about: 'Tells where the next page begins: the `page_id` of the answer before.',
    example: 'b2Zmc2V0OjUw',
  },
} satisfies Dictionary;
