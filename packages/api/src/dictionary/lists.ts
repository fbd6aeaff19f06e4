import type { Dictionary } from './meaning.ts';

/** Lists: their rows, pages and days. */
export const lists = {
  items: [
    { holding: 'log_datetime', about: 'Log lines, newest first.' },
    {
      holding: 'received_at',
      about: 'Readings that are kept and not used, newest first; a hundred at most.',
    },
    { holding: 'delivery_id', about: 'Messages of the webhook, newest first; a hundred at most.' },
    { holding: 'arrival_id', about: 'Requests of the device, newest first.' },
    { holding: 'first_arrived_at', about: 'Devices by their last request, newest first; 200 at most.' },
    { holding: 'sign_in_id', about: 'What happened, newest first.' },
    { holding: 'change_id', about: 'Changes of this page, newest first.' },
    { holding: 'datetime_event', about: 'Events of this page, newest first.' },
    { holding: 'datetime_sent', about: 'Notices, newest first.' },
    { holding: 'image_is_deleted', about: 'The photos with what each is to become; each photo once.' },
    { holding: 'refused_for', about: 'How each file fared, in the order they were sent.' },
    { holding: 'image_analytics', about: 'The images.' },
    { holding: 'phenology_comment', about: 'What was written, one entry for each season and pest.' },
    { holding: 'biofix_date', about: 'Biofixes by day, the oldest first.' },
    { holding: 'agrochemical_date', about: 'Applications by day, the oldest first.' },
    { holding: 'flowering_start', about: 'One entry for each sector, crop and season that has a report.' },
    { holding: 'as_of', about: 'One entry for each sector with stations on a crop that gets mildew.' },
    { holding: 'low', about: 'The days to come, the next one first; empty without a forecast.' },
    { holding: 'date', about: 'One value for each day, week or month, the oldest first.' },
    { about: 'Points by time, the oldest first.' },
  ],
  page_id: {
    about: 'Tells where the next page begins: send it with the same question. Absent on the last page.',
    example: 'b2Zmc2V0OjUw',
  },
  page_number: { about: 'Which page, counted from 1.', example: 1 },
  limit: [
    { beside: ['after_id'], about: 'Most requests of the answer; of more, the newest ones.', example: 50 },
    { beside: ['page_number'], about: 'Rows of one page.', example: 50 },
    {
      beside: ['data_category'],
      about: 'Most points of the answer; of days that have more, the latest ones.',
      example: 1000,
    },
    {
      about: 'Rows of one page; fewer may come, and `page_id` alone tells whether there are more.',
      example: 100,
    },
  ],
  count: [
    {
      beside: ['level'],
      about: 'Insects captured in the last days, today included; null when none of these days has a photo.',
    },
    { about: 'Rows of all pages together.', unit: 'rows', example: 42 },
  ],
  date_start: [
    { beside: ['season_name'], about: 'First day of the season; it belongs to it.' },
    { beside: ['channel'], about: 'Only notices sent on this local day or later.' },
    {
      beside: ['image_type'],
      about: 'First local day that is requested; it is included. Without it 60 days before the last one.',
    },
    { about: 'First local day that is requested; it is included.', example: '2026-11-01' },
  ],
  date_end: [
    { beside: ['groups'], about: 'Last of the days that are summed up, a local day.', example: '2026-11-20' },
    { beside: ['season_name'], about: 'Last day of the season; it belongs to it.' },
    {
      beside: ['image_type'],
      about: 'Last local day that is requested; it is included. Without it today.',
    },
    {
      beside: ['date_start'],
      about: 'Last local day that is requested; it is included.',
      example: '2026-11-21',
    },
    {
      about:
        'Last local day that is answered; not before today, and at most 15 days after it (the default), of mildew 7.',
    },
  ],
} satisfies Dictionary;
