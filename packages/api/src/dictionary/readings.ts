import type { Dictionary } from './meaning.ts';

/** Imports and queries of measurements. */
export const readings = {
  readings: [
    {
      beside: ['text'],
      about: 'How many readings are kept and not used, named in `details` or not.',
      unit: 'readings',
      example: 1,
    },
    { about: 'Readings in any order, repeated or not; 5,000 at most.' },
  ],
  t: {
    about: 'Instant of the reading, ISO 8601 with its zone.',
    example: '2026-11-24T12:00:00Z',
  },
  category: [
    {
      beside: ['part_count'],
      about: 'Category of the readings, or level of the log lines.',
      example: 'temperature',
    },
    { about: 'What was measured or reported; it decides which other fields are told.' },
  ],
  received: { about: 'How many readings or lines the batch had.', unit: 'lines', example: 2 },
  rows_new: [
    { beside: ['rows_wrong'], about: 'Rows that make something.', unit: 'rows', example: 1 },
    {
      about: 'Rows that were not there before. Climate, weather and battery of one instant are one row.',
      unit: 'rows',
      example: 1,
    },
  ],
  rows_changed: { about: 'Rows that were there and said something else.', unit: 'rows', example: 1 },
  rows_same: { about: 'Rows that were there as they are.', unit: 'rows', example: 0 },
  set_apart: [
    {
      holding: 'text',
      about:
        'Readings that cannot be true: kept, and not used. Do not send them again. Absent where there are none.',
    },
    {
      about:
        'How many readings of these days are kept and not used, by the reason; absent where there are none.',
    },
  ],
  received_at: { about: 'When a reading with an impossible date came in; null for every other one.' },
  reason: [
    { beside: ['days_ahead'], about: 'Why it is not compared; null where it is.' },
    { beside: ['caught_until'], about: 'Why its captures are not compared; null where they are.' },
    {
      about:
        'Why it cannot be true: out of the range of its sensor, more than a day ahead, too old to be kept, or an instant of no calendar.',
      example: '-40 °C está fuera de lo que mide el sensor',
    },
  ],
  truncated: { about: 'True when there are more than were answered.' },
  data_category: { about: 'Which values to answer; some are for those who look after devices alone.' },
  step_ms: { about: 'Time of each point after the one before; the first is 0, at `start`.', unit: 'ms' },
  columns: [
    { beside: ['rows_read'], about: 'What each column of the file was taken for.' },
    { about: 'Values of each field, one for each point; null for a field without any value.' },
  ],
} satisfies Dictionary;
