import type { Dictionary } from './meaning.ts';

/** The installation's catalogue of crops and pests. */
export const catalogue = {
  catalogue: { about: 'What the installation has of its own beside the built-in crops and pests.' },
  documents: {
    about: 'Documents of pests that are used in place of built-in ones, and those of its own pests.',
  },
  document: {
    about: 'The document of a pest, of the form of `/schemas/pest-model.json`.',
  },
  pest_document: {
    about:
      'The document of the pest as JSON, of the form of `/schemas/pest-model.json`; left out while the built-in one is used.',
    example: '{"format":1,"id":1000}',
  },
  model_of: {
    about: 'A pest: `meta.document_used` names the document in which the rule of its degree-days stands.',
    example: 1,
  },
  document_used: {
    about:
      'The document in which the thresholds of the series stand; null or left out where it is no document’s rule.',
  },
  retired_pests: { about: 'Pests that are offered for nothing new.' },
  retired_crops: { about: 'Crops that are offered for nothing new.' },
  species: { about: 'Latin name of the species.', example: 'Bagrada hilaris' },
  is_built_in: { about: 'True when the product brings it; otherwise the installation has added it.' },
  is_retired: { about: 'True when it is offered for nothing new; what has it keeps it.' },
  date_taken: { about: 'When its document was taken; null while the built-in one is used.' },
  taken_by: { about: 'Address of who took its document, or `vigia` for a command; null as for the date.' },
  generation: { about: 'Of the pest in the season; 1 is that of the fix date.', example: 2 },
  stage: { about: 'Stage of the insect; its first individuals are meant.' },
  stages: { about: 'Stages of each generation, in the order of time.' },
  date_now: { about: 'When the stage began by the document in use; null when not, or without one.' },
  date_next: { about: 'When the stage began by the document that was sent; null when not.' },
} satisfies Dictionary;
