import type { Dictionary } from './meaning.ts';

/** Rules by which people are alerted. */
export const alerts = {
  alert_rule_id: { about: 'A rule by which the people of a client are alerted.', example: 7 },
  alert_kind: {
    about:
      'What the rule looks at: `captures` of a pest in a trap, a `stage` of a pest that is expected, `mildew` of a field, the `silence` of a device.',
  },
  captures_from: {
    about: 'Of `captures`: alerts from so many insects on, in one trap within `within_days`.',
    unit: 'insects',
    example: 5,
  },
  within_days: {
    about:
      'Of `captures`, how many days are summed up, at most 60; of `stage`, within how many days it is expected, at most 15.',
    unit: 'days',
    example: 7,
  },
  mildew_from: { about: 'Of `mildew`: alerts from this class of risk on.' },
  silent_hours: {
    about: 'Of `silence`: alerts when a device has sent nothing for so many hours.',
    unit: 'h',
    example: 24,
  },
  alert_is_archived: { about: 'True when the rule alerts of nothing any more; it can be restored.' },
  alert: {
    about: 'Of a notice of the kind `alert`: the rule as it was then, and what it found. Absent of others.',
  },
  alert_on: { about: 'The day on which people would have been alerted.', example: '2025-11-12' },
  alert_count: { about: 'How many alerts there would have been.', unit: 'alerts', example: 7 },
  alerts: { about: 'The first 200 of them, in the order of their days.' },
  quiet_from: {
    about:
      'From this hour of the local day on nothing is sent by e-mail or to browsers; null without quiet hours.',
    unit: 'h',
    example: 22,
  },
  quiet_to: {
    about: 'The hour at which the quiet hours are over, maybe of the next day; null without them.',
    unit: 'h',
    example: 6,
  },
  digest_hour: {
    about: 'All of a day comes at once at this hour of the local day; null: as it happens.',
    unit: 'h',
    example: 7,
  },
  today_weekdays: {
    about: 'Days of the week on which the caller gets Hoy by e-mail, 1 (Monday) to 7 (Sunday); empty: never.',
    example: [1, 4],
  },
  today_hour: { about: 'The hour of the local day at which Hoy is sent.', unit: 'h', example: 7 },
  today_even_if_nothing: { about: 'Whether Hoy is sent when nothing asks for attention, too.' },
  push_key: {
    about: 'The public key of this installation (VAPID), with which browsers subscribe; base64url.',
    example: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  },
  push_devices: { about: 'The caller’s browsers that are told, the oldest first.' },
  push_device_id: { about: 'A browser on which its owner is told of notices.', example: 4 },
  push_endpoint: {
    about: 'The address of the browser at the push service of its maker, as the browser names it.',
    example: 'https://push.example/v2/a1b2c3',
  },
  push_p256dh: {
    about: 'The public key of the browser, base64url, as it names it.',
    example: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  },
  push_auth: {
    about: 'The secret by which messages to the browser are encrypted, base64url, as it names it.',
    example: 'tBHItJI5svbpez7KI4CCXg',
  },
  told_since: { about: 'Since when the caller is told on the browser.' },
} satisfies Dictionary;
