import type { Dictionary } from './meaning.ts';

/** Measurements from files. */
export const imports = {
  file_name: [
    { beside: ['data_url'], about: 'What the file was called when it was sent.', example: 'logo.png' },
    { about: 'What the file is called: shown back and noted, nothing else.', example: 'estacion-norte.csv' },
  ],
  column_date: {
    about: 'Title of the column with the date, where it is not a usual one.',
    example: 'Fecha y hora',
  },
  column_tmin: {
    about: 'Title of the column with the lowest temperature of the day in °C, where it is not a usual one.',
    example: 'Tmin',
  },
  column_tmax: {
    about: 'Title of the column with the highest temperature of the day in °C, where it is not a usual one.',
    example: 'Tmax',
  },
  column_temp: {
    about: 'Title of the column with the temperature in °C, where it is not a usual one.',
    example: 'Temp',
  },
  column_rh: {
    about: 'Title of the column with the relative humidity in %, where it is not a usual one.',
    example: 'HR',
  },
  column_rain: {
    about: 'Title of the column with the rain in mm, where it is not a usual one.',
    example: 'Lluvia',
  },
  column_radiation: {
    about: 'Title of the column with the solar radiation in W/m², where it is not a usual one.',
    example: 'Radiación',
  },
  column_wind: {
    about: 'Title of the column with the speed of the wind in km/h, where it is not a usual one.',
    example: 'Viento',
  },
  column_wetness: {
    about: 'Title of the column with the wet minutes of the leaf, where it is not a usual one.',
    example: 'Hoja mojada',
  },
  column_moisture: {
    about: 'Title of the column with the water in the soil in % by volume, where it is not a usual one.',
    example: 'Humedad suelo',
  },
  column_soiltemp: {
    about: 'Title of the column with the temperature of the soil in °C, where it is not a usual one.',
    example: 'Temp suelo',
  },
  empty_codes: {
    about: 'True takes what loggers write for no value, such as −9999, as empty.',
    example: 'true',
  },
  column_station: {
    about: 'Title of the column with the station of each line, by name or id, where it is not a usual one.',
    example: 'Estación',
  },
  column_sector: {
    about: 'Title of the column with the sector of the station, where it is not a usual one.',
    example: 'Campo',
  },
  column_product: {
    about: 'Title of the column with what was sprayed, where it is not a usual one.',
    example: 'Producto',
  },
  column_dose: { about: 'Title of the column with the dose, where it is not a usual one.', example: 'Dosis' },
  column_measure: {
    about: 'Title of the column with the unit of the dose, where it is not a usual one.',
    example: 'Unidad',
  },
  column_pest: {
    about: 'Title of the column with the pest that was sprayed against, where it is not a usual one.',
    example: 'Plaga',
  },
  column_captures: {
    about:
      'Title of the column with the insects found in the trap since the count before, of the pest of the line or else of its station, where it is not a usual one.',
    example: 'Capturas',
  },
  counts_new: { about: 'Field counts of days that had none.', unit: 'counts', example: 12 },
  counts_changed: {
    about: 'Field counts that take the place of another number of their day.',
    unit: 'counts',
    example: 1,
  },
  counts_same: { about: 'Field counts that are stored already.', unit: 'counts', example: 0 },
  events_new: { about: 'Applications of the file that are reported.', unit: 'applications', example: 3 },
  events_same: {
    about: 'Applications of the file that are reported already, or twice in it.',
    unit: 'applications',
    example: 0,
  },
  utc_offset: {
    about:
      'Difference to UTC of a clock that is never put forward; without it the clock of America/Santiago. What the file itself says goes before.',
    example: '-04:00',
  },
  as: { about: 'What the column was taken for.' },
  sample: { about: 'The first twenty lines as they were understood.' },
  line: { about: 'Line of the file, counted from 1.', example: 2 },
  lines: { about: 'Lines of the file with such codes, a hundred at most.', example: [12, 13, 40] },
  error_codes: { about: 'Codes of the logger that were taken as empty; absent where there were none.' },
  cells: [
    {
      beside: ['row'],
      about: 'Texts of the row by column. An absent one stays as it is, an empty one empties it.',
    },
    { about: 'How many values they were.', unit: 'values', example: 3 },
  ],
  rows_read: { about: 'Lines with data: the sum of the five counts below.', unit: 'rows', example: 744 },
  rows_empty: { about: 'Lines without any value.', unit: 'rows', example: 3 },
  rows_repeated: { about: 'Lines that say the same as another one of the file.', unit: 'rows', example: 0 },
  first_date: { about: 'Instant of the first measurement in the file.' },
} satisfies Dictionary;
