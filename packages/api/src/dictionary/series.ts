import type { Dictionary } from './meaning.ts';

/** Daily series and values. */
export const series = {
  format: [
    {
      beside: ['tables'],
      about:
        'For programs `csv` and `parquet`: names of the wire, UTC, decimal points. For people `xlsx` and `csv-es`: Spanish, the clock of Chile, decimal commas.',
    },
    {
      beside: ['dry_run'],
      about:
        'What the file was taken for: an export of Agromet, readings by time, or the extremes of each day.',
    },
    { about: '`items`: an object for each value; `columns`: a list of values, which is much shorter.' },
  ],
  start: [
    { beside: ['step_ms'], about: 'Instant of the first point; null without any point.' },
    { about: 'Local day of the first value.', example: '2026-11-01' },
  ],
  step: { about: 'How far two values are apart: always a day.' },
  values: [
    { beside: ['reason'], about: 'The values that are not used, by the name of their field.' },
    { beside: ['line'], about: 'What the line says, by measure; null for a value that is missing.' },
    { about: 'One value a day from `start` on; null is a day without a value and never means 0.' },
  ],
  value: [
    { beside: ['at'], about: 'The last value measured.', example: 18.4 },
    { beside: ['label'], about: 'The figure with its unit, in Spanish.', example: '341,0 °C·día' },
    {
      beside: ['level'],
      about: 'Insects of the last days, or the Gubler index, by `kind`; null without recent data.',
    },
    { beside: ['date'], about: 'The value of the day; null is a day without one and never means 0.' },
    {
      about:
        'The value: signal strength in dBm, or of the weather history the temperature in °C or humidity in %.',
    },
  ],
  date: [
    { beside: ['valid'], about: 'Only notices sent on this local day or later.' },
    {
      beside: ['node_id', 'index'],
      about:
        'Local day that the notice is about: of the capture, suggested for an application, of the expiry, or since when; null without one.',
    },
    {
      beside: ['line'],
      about: 'Instant of the line; in a file of daily extremes the local day.',
      example: '2026-11-21',
    },
    { beside: ['label'], about: 'Local day on which it happened.' },
    { about: 'Local day of the value; of weeks and months the first day of them.', example: '2026-11-21' },
  ],
  since: {
    about: 'First of the days without a break on which it has been so; null while it is unknown.',
    example: '2026-11-14',
  },
  as_of: { about: 'Last local day with data; null without any.', example: '2026-11-20' },
} satisfies Dictionary;
