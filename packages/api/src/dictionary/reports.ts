import type { Dictionary } from './meaning.ts';

/** Reports, and how long data is kept. */
export const reports = {
  html: {
    about: 'The report as a page of HTML that loads nothing; 2,000,000 characters at most.',
    example: '<!doctype html><title>Informe</title>',
  },
  companyId: { about: 'The client that the report is about.', example: 3 },
  scheduled_id: { about: 'The scheduled report.', example: 14 },
  scheduled_reports: { about: 'Scheduled reports of this page, newest first.' },
  start_date: [
    { beside: ['cron_expression'], about: 'First local day on which it may be sent.', example: '2026-09-01' },
    { beside: ['start_reason'], about: 'Local day from which degree-days are counted.' },
    { about: 'Local day from which chill is counted: the first of the season.' },
  ],
  end_date: { about: 'Last local day on which it may be sent.', example: '2027-03-31' },
  cron_expression: {
    about:
      'When it is sent, in the local time of America/Santiago: minute, hour, day of the month, month, weekday. One of four: the 1st, the 1st and 15th, each Monday, the 26th.',
    example: '0 8 * * 1',
  },
  report_type: { about: '`all`: the whole report; `climate-report`: climate alone.' },
  last_delivery: { about: 'What became of it when it was last due; null before its first time.' },
  due_at: { about: 'When it was due.' },
  sent_at: { about: 'When it was sent; null while it was not.' },
  problem: { about: 'What went wrong at the last try, in Spanish; null for nothing.' },
  phenology_comment: {
    about: 'Takes the place of the computed words on phenology in reports; empty lets those stand.',
    example: 'Comienza la postura de la segunda generación.',
  },
  capture_comment: {
    about: 'Takes the place of the computed words on captures in reports; empty lets those stand.',
    example: 'Vuelo parejo en los cuatro cuarteles.',
  },
  datetime_changed: { about: 'When the comment was last written.' },
  settings: { about: 'What is set, one entry for each kind; kinds that are not sent stay as they are.' },
  keep_days: { about: 'How long it is kept; null for good.', unit: 'days', example: 730 },
  dropped_before: { about: 'Everything before this local day was dropped; null while nothing was.' },
} satisfies Dictionary;
