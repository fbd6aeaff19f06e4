import type { Dictionary } from './meaning.ts';

/** Products that clients apply. */
export const products = {
  products: { about: 'Products that the client applies, archived ones too, by name.' },
  product_id: { about: 'A product that the client applies.', example: 12 },
  product_name: {
    about: 'What the client calls it; a report of an application names it so.',
    example: 'Coragen',
  },
  active_ingredient: {
    about: 'Its active ingredient, or several; may be empty.',
    example: 'Clorantraniliprol',
  },
  authorisation_number: {
    about: 'Number by which the authority has authorised it (in Chile SAG); may be empty.',
    example: '3.521',
  },
  mode_scheme: [
    { beside: ['market_list'], about: 'IRAC, FRAC or Otra, as text; empty without one.', example: 'IRAC' },
    {
      about: 'Whose classification `mode_groups` are of: `irac`, `frac`, or `other`; null without one.',
    },
  ],
  mode_groups: {
    about: 'Codes of its modes of action, separated by commas; may be empty.',
    example: '28, 4A',
  },
  mode_source: { about: 'Where `mode_groups` are from.', example: 'Etiqueta' },
  pre_harvest_days: [
    {
      beside: ['market_list'],
      about:
        'Days between an application and the harvest by the label, as text; empty where it is not known.',
      example: '14',
    },
    {
      about:
        'Days between an application and the harvest by the label: applied on day d, harvested from day d + n on. Null where it is not known.',
      unit: 'days',
      example: 14,
    },
  ],
  pre_harvest_source: { about: 'Where `pre_harvest_days` is from.', example: 'Etiqueta SAG 3.521' },
  market_intervals: { about: 'Markets that ask for other days between application and harvest.' },
  market_name: { about: 'The market.', example: 'Unión Europea' },
  market_days: {
    about: 'Days that it asks for between an application and the harvest.',
    unit: 'days',
    example: 21,
  },
  market_source: { about: 'Where `market_intervals` are from.', example: 'Agenda de la exportadora 2026–27' },
  reentry_hours: [
    {
      beside: ['market_list'],
      about: 'Hours before people may enter again, as text; empty where it is not known.',
      example: '12',
    },
    {
      about: 'Hours before people may enter again after an application; null where it is not known.',
      unit: 'h',
      example: 12,
    },
  ],
  reentry_source: { about: 'Where `reentry_hours` is from.', example: 'Etiqueta' },
  most_applications: [
    {
      beside: ['market_list'],
      about: 'Applications that are allowed in a field in one season, as text; empty where it is not known.',
      example: '2',
    },
    {
      about: 'Applications that are allowed in a field in one season; null where it is not known.',
      unit: 'applications',
      example: 2,
    },
  ],
  most_applications_source: { about: 'Where `most_applications` is from.', example: 'Etiqueta' },
  residual_days: [
    {
      beside: ['market_list'],
      about: 'Days that an application protects, as text; empty where it is not known.',
      example: '14',
    },
    {
      about: 'Days that an application protects, its own included; null where it is not known.',
      unit: 'days',
      example: 14,
    },
  ],
  residual_source: { about: 'Where `residual_days` is from.', example: 'Ficha técnica' },
  rainfast_hours: [
    {
      beside: ['market_list'],
      about: 'Hours without rain that it needs after an application, as text; empty where it is not known.',
      example: '4',
    },
    {
      about: 'Hours without rain that it needs after an application; null where it is not known.',
      unit: 'h',
      example: 4,
    },
  ],
  rainfast_source: { about: 'Where `rainfast_hours` is from.', example: 'Etiqueta' },
  product_stages: {
    about:
      'Stages of the pest that it acts on: `adult`, `egg`, `larvae`, `pupa`; empty where that is not said.',
  },
  stages_source: { about: 'Where `product_stages` are from.', example: 'Etiqueta' },
  product_pest_ids: { about: 'Pests that it is used against; empty where that is not said.' },
  product_crop_ids: { about: 'Crops that it is used on; empty where that is not said.' },
  product_is_archived: { about: 'True when it is not offered any more; it can be restored.' },
  market_list: {
    about: 'Markets with the days that they ask for, semicolons between them.',
    example: 'Unión Europea: 21; China: 14',
  },
  stage_list: {
    about: 'Stages of the pest that it acts on in Spanish, semicolons between them.',
    example: 'huevo; larva',
  },
  pest_list: {
    about: 'Pests that it is used against by their names, or by # and an id, semicolons between them.',
    example: 'Carpocapsa; #1',
  },
  crop_list: {
    about: 'Crops that it is used on by their names, or by # and an id, semicolons between them.',
    example: 'Manzano (Fuji)',
  },
  source_of_figures: {
    about: 'Where the figures of the row are from that are new or changed and say no source of their own.',
    example: 'Etiqueta',
  },
  harvest_dates: { about: 'Expected harvests of the fields that the caller sees.' },
  harvest_id: { about: 'The expected harvest of a field in a season.', example: 4 },
  date_harvest: {
    about: 'The local day on which the harvest begins; null in a call takes it out.',
    example: '2027-02-20',
  },
  date_seen: {
    about:
      'The day that the caller saw, null for none: where it is another one by now, nothing is changed (409).',
    example: '2027-02-15',
  },
} satisfies Dictionary;
