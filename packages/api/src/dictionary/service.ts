import type { Dictionary } from './meaning.ts';

/** State of the service itself. */
export const service = {
  disk: { about: '`low` while there is little room on the disk of the data folder; left out otherwise.' },
  checks: { about: 'The last finding of each check, in their order; one that was never made is missing.' },
  check: { about: 'What was looked at.' },
  sentence: { about: 'What was found, in Spanish.', example: 'La última copia tiene 9 horas' },
  advice: { about: 'What to do about it, in Spanish; null when there is nothing to do.' },
  figures: [
    {
      beside: ['station_id_list'],
      about:
        'What is asked of each station, 4 at most: its captures, as what each day adds, or daily figures of its climate.',
    },
    { about: 'Figures of the check, ready to be read.' },
  ],
  faults: { about: 'Single things that are wrong, such as photos; the first 50.' },
  date_checked: { about: 'When it was looked at.' },
  date_since: { about: 'Since when the check has been in this state.' },
  photo_progress: { about: 'How far the reading of all photos has come; null while none is under way.' },
  done: { about: 'Photos read so far.', unit: 'photos', example: 40 },
  total: { about: 'Photos there are.', unit: 'photos', example: 120 },
} satisfies Dictionary;
