import type { Dictionary } from './meaning.ts';

/** What people suppose of a season and keep for themselves. */
export const scenarios = {
  scenario_id: { about: 'A scenario that the caller keeps.', example: 7 },
  scenario_name: {
    about: 'What its owner calls it; no other of theirs for the same season, pest and sector has this name.',
    example: 'Biofix de Juan',
  },
  supposed: {
    about:
      'What is supposed, as the console’s addresses have it in `suppose`: parts joined by `~`, each a name, a dot and a value (`start` a day, `weather`, `warmer` °C, `spray` a day, `residual` days, `sum` °C·day, `captures` insects).',
    example: 'start.2026-09-14~warmer.1',
  },
} satisfies Dictionary;
