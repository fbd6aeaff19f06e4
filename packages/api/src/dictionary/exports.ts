import type { Dictionary } from './meaning.ts';

/** Exports, and the dictionary of their columns. */
export const exports = {
  tables: {
    about: 'Tables to export, with commas between, or repeated.',
    example: 'readings,climate',
  },
  table: { about: 'The table of the column.', example: 'readings' },
  unit: { about: 'Unit of its values; null for what has none.', example: 'mm' },
  heading: { about: 'Heading of the column in files for people, in Spanish.', example: 'Lluvia' },
  meaning: { about: 'What the column means, in Spanish.', example: 'Temperatura máxima del día local' },
  about: { about: 'What the column means, in English.', example: 'Highest temperature of the local day' },
} satisfies Dictionary;
