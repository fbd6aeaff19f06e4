import type { Dictionary } from './meaning.ts';

/** Programs that are told what happens, and the messages to them. */
export const webhooks = {
  webhook: { about: 'The program that is told what happens.' },
  webhook_id: { about: 'The program that is told what happens.', example: 7 },
  webhook_name: { about: 'What the client calls it.', example: 'ERP de la viña' },
  webhook_url: {
    about:
      'Where messages are posted: `https://`; `http://` to inner networks that the installation names. Addresses of private networks are refused, also where a name leads to them.',
    example: 'https://erp.example/vigia',
  },
  webhook_kinds: {
    about:
      'What it is told: `report` of the field, `count` of a photo, `capture-threshold` (the captures of the last days went over a threshold of the pest), `milestone` (a stage of a pest began by its degree-days), `health` (a station works better or worse than before), `notice`.',
    example: ['report', 'capture-threshold'],
  },
  webhook_state: { about: '`on`, or `paused`: what happens meanwhile is sent afterwards.' },
  old_secret_until: {
    about: 'Until when messages bear the signature of the secret before, too; null without one.',
  },
  signing_secret: {
    about:
      'The secret by which the program knows that messages are ours: `whsec_` and base64. It is told once.',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  },
  delivery_failure: {
    about:
      'Why the last message was not taken, null if it was. `not-allowed`: its address is private; `redirected`: redirects are not followed; `refused`: a status of 4xx; `broken-answer`: it was cut; `no-secret`: the secret cannot be opened, and a new one is needed.',
  },
  delivered_at: { about: 'When a message was last taken; null for never.' },
  waiting: { about: 'How many messages are still to be delivered.', unit: 'messages', example: 2 },
  set_aside: {
    about: 'How many messages were given up after three days, until they are sent again.',
    unit: 'messages',
    example: 4,
  },
  delivery_id: {
    about: 'The message to this webhook. Those about one thing are sent in this order.',
    example: 321,
  },
  delivery_state: {
    about: '`waiting`; `delivered`; `aside`: given up after three days, until somebody sends it again.',
  },
  before_id: { about: 'Only messages older than this one: the last of the page before.' },
  has_more: { about: 'Whether there are older ones.' },
  message_id: {
    about:
      'The same each time it is sent, and in the header `webhook-id`: what came before is left out by it.',
  },
  message_kind: { about: 'What happened, as in `webhook_kinds`; `test`: nothing, somebody tries it out.' },
  message_body: { about: 'The JSON text that is sent.', example: '{"message_kind":"notice"}' },
  data: { about: 'What happened, by its kind.' },
  day: { about: 'The local day on which it was looked at.' },
  ok_up_to: {
    about: 'Most insects of `days_summed` days with which the chip is green.',
    unit: 'insects',
    example: 0,
  },
  warning_up_to: {
    about: 'Most insects of `days_summed` days with which the chip is yellow; with more it is red.',
    unit: 'insects',
    example: 10,
  },
  pest_counts: { about: 'Insects of each pest that was counted.' },
  crossed_on: { about: 'The local day on which the week’s captures went over the threshold.' },
  chip_level: { about: 'The level from that day on: `warning` (yellow) or `error` (red).' },
  week_captures: {
    about: 'Insects of the days until then that the threshold sums up: `days_summed`, seven in most.',
    unit: 'insects',
    example: 7,
  },
  reached_on: { about: 'The local day on which it began.' },
  health_state: { about: 'How the station works.' },
  health_state_before: { about: 'How it worked when it was looked at before; null for the first time.' },
  made_at: { about: 'When it happened.' },
  tries: { about: 'How often it was sent.', unit: 'times', example: 3 },
  tried_at: { about: 'When it was last sent; null for not yet.' },
  next_try_at: { about: 'When it is sent again at the earliest; null unless it waits.' },
  answer_status: { about: 'HTTP status of the last answer; null without one.', example: 503 },
  answer_start: { about: 'The first 500 characters of the last answer; null without one.' },
  resent: { about: 'How many are sent again.', unit: 'messages', example: 3 },
} satisfies Dictionary;
