import type { Dictionary } from './meaning.ts';

/** What people counted in traps. */
export const fieldCounts = {
  date_count: { about: 'Local day on which the trap was counted.', example: '2026-11-20' },
  number_found: {
    about:
      'Insects of the pest that a person found in the trap and took out, since the count before: 0 to 100,000. Null: there was no count, and one that is stored is taken out.',
    unit: 'insects',
    example: 12,
  },
  count_note: {
    about: 'What else there is to say of the count; null for nothing. Left out, a stored note stays.',
    example: 'Cebo seco',
  },
  number_seen: {
    about:
      'The number that the sender saw, null for none: if another one is stored meanwhile, the list is refused. Without it whatever is stored is replaced.',
    unit: 'insects',
    example: 9,
  },
  number_before: {
    about: 'The number that was stored before; null where there was no count.',
    unit: 'insects',
    example: 9,
  },
  note_before: { about: 'The note that was stored before; null without one.', example: 'Cebo seco' },
  source_file: {
    about: 'Name of the imported file; null for what was entered by hand.',
    example: 'trampas.csv',
  },
  count_is_summed: {
    about:
      'Whether its insects are captures of their own. They are not where a photo of the days since the count before may have shown them already.',
  },
  earlier_numbers: { about: 'Numbers that stood there before, oldest first, fifty at most.' },
} satisfies Dictionary;
