import type { Dictionary } from './meaning.ts';

/** Events, their changes of the farm, and notices. */
export const events = {
  event_id: { about: 'The event.', example: 88 },
  datetime_event: {
    about:
      'When it happened. As a day alone it stands for noon in Chile; where it may be left out it is today.',
    example: '2026-11-21T15:00:00Z',
  },
  datetime_created: [
    { beside: ['flowering_start'], about: 'When the newest of these reports came in.' },
    { beside: ['number_found'], about: 'When this number was entered.' },
    { about: 'When the report came in.' },
  ],
  date_event: { about: 'Local day on which it happened.' },
  user_email: {
    about:
      'E-mail address of who did or saw it, one of the people who may report for the client; null when nobody told it.',
    example: 'ana@example.cl',
  },
  comments: { about: 'What else there is to say; empty for nothing.', example: 'Se aplicó con viento calmo' },
  old_node_id: {
    about:
      'Serial number of the device that a swap takes away; without it that which stands there. Null for none, and for other kinds.',
    example: 'VG-0007',
  },
  new_node_id: {
    about: 'Serial number of the device that a swap puts up; null for other kinds.',
    example: 'VG-0012',
  },
  from_client_id: {
    about:
      'The device pool that the device is taken from; without it a device of another client is not taken.',
  },
  gps_lat: {
    about: 'Latitude at which a device was installed (WGS 84), south negative; null for other kinds.',
    unit: '°',
  },
  gps_lon: {
    about: 'Longitude at which a device was installed (WGS 84), west negative; null for other kinds.',
    unit: '°',
  },
  lure_settings: {
    about: 'The lure of the trap, as an install or a visit left it; null when the kind does not tell it.',
  },
  installed: { about: 'Whether a new lure was put in.' },
  change_notification_days: {
    about:
      'How many days before the lure expires its change is notified, 1 to 15; null without a lure. Not told it is 5.',
    unit: 'days',
  },
  expiration_days: {
    about: 'How many days the lure lasts, 20 to 100; null without a lure. Not told it is 30.',
    unit: 'days',
  },
  biofix_type: {
    about:
      '`biofix`: a day of the insect’s life, such as its first sustained catch; `chronofix`: a calendar date. Null for other events.',
  },
  product: { about: 'The product that was applied; null for other kinds.', example: 'Spinosad' },
  dose: { about: 'How much was applied, in the unit of `measure`; null for other kinds.', example: 12.5 },
  measure: { about: 'Unit of `dose`; null for other kinds.' },
  phenology_stage: { about: 'The stage that the crop has reached; null for other kinds.' },
  image_ids: { about: 'Photos that were added to it, in the order they came.' },
  biofix_date: { about: 'First local day that counts.' },
  agrochemical_date: { about: 'Local day of the application.' },
  flowering_start: { about: 'Local day on which flowering began; null while nobody has reported it.' },
  flowering_full: { about: 'Local day of full flowering; null while nobody has reported it.' },
  first_petal_fall: { about: 'Local day on which the first petals fell; null while nobody has reported it.' },
  last_petal_fall: { about: 'Local day on which the last petals fell; null while nobody has reported it.' },
  fruit_set: { about: 'Local day of fruit set; null while nobody has reported it.' },
  fruit_thickening_8mm: {
    about: 'Local day on which fruits measured 8 mm; null while nobody has reported it.',
  },
  fruit_thickening_20mm: {
    about: 'Local day on which fruits measured 20 mm; null while nobody has reported it.',
  },
  id: [
    {
      beside: ['archive'],
      about: 'Id of what the row is about, which may be renamed then; of a device its serial number.',
      example: '27',
    },
    { beside: ['datetime_sent'], about: 'The notice.', example: 5120 },
    { about: 'Names the marker within this chart.', example: 'biofix-34' },
  ],
  notification_id: { about: 'The notice.', example: 301 },
  notification_ids: { about: 'Notices of the client, 500 at most.' },
  channel: { about: 'How the notice reaches its reader; there is one way.' },
  datetime_sent: { about: 'When the notice was sent.' },
  datetime_read: {
    about: 'When the caller read it, or when its cause was gone; absent while it is pending.',
  },
  notification_fields: { about: 'What the notice is about.' },
  read: [
    {
      beside: ['channel'],
      about: '`true` answers notices that were read, `false` those that are pending; without it both.',
    },
    { about: 'True marks as read, false as pending.' },
  ],
  valid: { about: '`true` answers notices whose cause still stands, `false` the others; without it both.' },
  address: [
    {
      beside: ['email'],
      about: 'The caller’s e-mail address, to be shown.',
      example: 'maria@aromos.example',
    },
    { about: 'Locality and region, with a comma between.', example: 'Molina, Región del Maule' },
  ],
} satisfies Dictionary;
