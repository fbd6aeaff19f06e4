import type { Dictionary } from './meaning.ts';

/** Names that several kinds of things share. */
export const shared = {
  seen: [
    {
      beside: ['rows'],
      about:
        'Text of what becomes of the rows. Sent with the table, it is refused as a conflict once something else would become of them.',
      example: 'sha256-9f2c',
    },
    {
      beside: ['phenology_comment'],
      about:
        'The `datetime_changed` that the editor saw, null where nothing was written yet; refused as a conflict once it is another. Without it nothing is compared.',
    },
    {
      about:
        'The fields as the editor saw them. What others changed since then stays, and a field that both changed is refused as a conflict. Without it the edit overwrites.',
    },
  ],
  confirmed: {
    about: 'Codes of `questions` of an earlier refusal that are answered with yes.',
    example: ['overlap'],
  },
  type: [
    {
      beside: ['title'],
      about: 'Always `about:blank`: `code` tells which refusal it is.',
      example: 'about:blank',
    },
    {
      beside: ['date_biofix'],
      about:
        '`biofix`: a day of the insect’s life, such as its first sustained catch; `chronofix`: a calendar date.',
    },
    { beside: ['url_connected'], about: 'A device tried to reach its server.' },
    { beside: ['datetime_event'], about: 'What was done or seen; it decides which other fields are told.' },
    {
      beside: ['date_end'],
      about:
        'Only events of these kinds: repeated, or several with commas. Without it all, save attempts to connect.',
      example: 'agrochemical_application',
    },
    { beside: ['datetime_sent'], about: 'What the notice is about.' },
    { beside: ['index'], about: 'The kind of the notice, once more.' },
    { about: 'Only notices of these kinds: repeated, or several with commas.', example: 'oidio,lure' },
  ],
  kind: [
    {
      beside: ['heading'],
      about: 'What its cells hold; it decides how they are written in each format.',
    },
    {
      beside: ['keep_days'],
      about:
        'What is kept: measurements, what devices report of themselves, their log lines, or photos. Sums by hour and day, and counts, stay for good.',
    },
    { beside: ['change_id'], about: 'What kind of thing was changed.' },
    {
      beside: ['page_number'],
      about: 'Only changes of these kinds of things: repeated, or several with commas.',
      example: 'station,season',
    },
    { beside: ['label'], about: 'A biofix, a stage of the crop, or an application.' },
    {
      about:
        'What the risk comes from: captures of a pest, or powdery mildew; null when nothing is followed.',
    },
  ],
  version: [
    { beside: ['api_key'], about: 'Version of the service.', example: '1.4.0' },
    {
      beside: ['species'],
      about: 'Version of the document in use; null for a pest without one.',
      example: 2,
    },
    { beside: ['intact'], about: 'Grows by one with every saved count.', example: 3 },
    {
      beside: ['image_analytics'],
      about:
        'The version of the image that the count started from; refused as a conflict once it is another. Without it nothing is compared.',
      example: 3,
    },
    {
      about: 'Text that is another one after each change of the tree; the same as its `ETag`.',
      example: 'W/1f0c2d',
    },
  ],
  dry_run: { about: 'True only tells what would happen; nothing is stored.', example: 'true' },
  text: [
    {
      beside: ['readings'],
      about: 'How many readings are not used, as a sentence in Spanish.',
      example: '12 lecturas no se usan: fuera de rango',
    },
    {
      about: 'All of it as one sentence, in the language of `locale`.',
      example: 'Riesgo bajo por oídio desde el 1 may 2026: índice de oídio 8.',
    },
  ],
  details: [
    { holding: 'message', about: 'The first hundred of them, each by its place in the batch.' },
    { about: 'What the state comes from.' },
  ],
} satisfies Dictionary;
