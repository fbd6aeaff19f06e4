import type { Dictionary } from './meaning.ts';

/** What devices sent and what became of it. */
export const arrivals = {
  after_id: {
    about: 'Only requests that came after the one with this `arrival_id`; without it the newest ones.',
    example: 4711,
  },
  last_contact_at: {
    about: 'When the device last sent something with its own key; null when it never did.',
  },
  next_contact_by: {
    about:
      'Until when it should be in contact again: an hour after the last contact, later if its configuration has it measure more seldom; null before the first contact.',
  },
  arrival_id: { about: 'The request; a later one has a higher number.', example: 4712 },
  arrived_at: { about: 'When the request was answered.' },
  device_call: {
    about:
      'What the device called: `data` readings, `logs` log lines, `image` a photo, `config` its configuration.',
  },
  became: {
    about:
      'What became of it: `taken`; `partly` and `apart`: some readings, or all, are kept and not used; `repeated`: all of it was there already; `refused`: nothing was stored; `failed`: a fault of the service, the device sends it again.',
  },
  http_status: { about: 'Status of the answer.', example: 200 },
  refused_code: { about: 'The `code` of a refusal; null where there was none.', example: 'invalid-input' },
  refused_reason: {
    about:
      'Why it was refused or set apart, in the Spanish words of the answer; null where neither happened.',
  },
  problems: {
    about: 'The first twenty fields that were refused or set apart, as the answer named them.',
  },
  problem_count: { about: 'How many fields the answer named.', unit: 'fields', example: 3 },
  key_fault: {
    about:
      'What was wrong with `x-device-key`: `missing`, `malformed` (it does not look like a key) or `unknown` (it is not the one in force); null for the right one.',
  },
  times: {
    about: 'How many requests the entry stands for: those without a right key are joined.',
    unit: 'requests',
    example: 1,
  },
  size_bytes: { about: 'Size of the body; null where the request did not tell.', unit: 'B', example: 512 },
  program: { about: 'What the `User-Agent` says; null without one.', example: 'curl/8.5.0' },
  wrong_type: {
    about:
      'The `content-type`, where the call takes another one: empty if the header was missing; null if it was right.',
  },
  asked_serial: { about: 'The device that the path named, where it is not the one of the key; else null.' },
  parts: { about: 'What the request had in it: readings by category, log lines by level.' },
  part_count: { about: 'How many readings or lines these were.', unit: 'lines', example: 96 },
  earliest_at: { about: 'The first instant that the request tells of; null where it tells of none.' },
  latest_at: {
    about:
      'The last instant that it tells of; null where it tells of none. One after `arrived_at` shows a clock that is ahead.',
  },
  first_arrived_at: { about: 'When the first of these requests came.' },
  last_arrived_at: { about: 'When the last of these requests came.' },
} satisfies Dictionary;
