import type { Dictionary } from './meaning.ts';

/** Tables of fields, stations, devices, people and products. */
export const tables = {
  rows: [
    { holding: 'outcome', about: 'Each row with what would become of it; empty where the table was taken.' },
    { beside: ['dry_run'], about: 'The rows of the table, 10,000 at most; of people 200, of products 300.' },
    { about: 'Rows to be sent as a table again.' },
  ],
  row: { about: 'Number of the row in its source: messages name it.', example: 2 },
  rows_archived: { about: 'Rows that take something out of use.', unit: 'rows', example: 0 },
  rows_wrong: {
    about: 'Rows with a cell that cannot be taken; a table with one of them is not stored.',
    unit: 'rows',
    example: 0,
  },
  archive: {
    about: 'Any text archives what the row is about; the other cells are not read then.',
    example: 'sí',
  },
  crop: {
    about: 'Name of the crop, with its variety in brackets or in `variety`, or # and its id.',
    example: 'Manzano (Fuji)',
  },
  variety: { about: 'Variety of the crop in `crop`.', example: 'Fuji' },
  pest: { about: 'Common name or species of the pest, or # and its id.', example: 'Carpocapsa' },
  changes: { about: 'The cells that change, where something that is there changes.' },
  column: [
    { beside: ['heading'], about: 'Name of the column in files for programs.', example: 'rain_mm' },
    { about: 'Name of the cell.', example: 'season' },
  ],
  before: { about: 'What it says now, in words.', example: 'Manzano (Gala)' },
  after: { about: 'What it says then, in words.', example: 'Manzano (Fuji)' },
  undo: { about: 'The table that puts everything back; null for a dry run and for what cannot be undone.' },
  temporary_passwords: {
    about:
      'The temporary password of each new person; empty for a dry run. The same request with the same key is answered with the same ones for a day.',
  },
} satisfies Dictionary;
