import type { Dictionary } from './meaning.ts';

/** Devices, their log lines and their configuration. */
export const devices = {
  serial: { about: 'Serial number of the device.', example: 'VG-2M-001' },
  serial_number: [
    { beside: ['diagnostics'], about: 'The device whose health this is; null when it is that of a station.' },
    { about: 'Serial number of the device; null where there is none.', example: 'VG-2M-001' },
  ],
  node_id: [
    {
      beside: ['compute_days', 'client_id'],
      about: 'Serial numbers of devices of the client, 250 at most: repeated, or several with commas.',
      example: 'VG-0007,VG-0012',
    },
    {
      beside: ['gps_lat'],
      about:
        'Serial number of the device that the event is about, of a swap the new one; null when it names none.',
      example: 'VG-0007',
    },
    { about: 'Serial number of the device; null where none is told.', example: 'VG-2M-001' },
  ],
  node_firmware_version: {
    about:
      'Firmware of the device; sent with a new station it registers a device that the client does not have yet.',
    example: '2.4.1',
  },
  node_date_created: { about: 'When the device was registered.' },
  node_is_decommissioned: { about: 'True when the client no longer uses the device; what it did stays.' },
  node_imei: {
    about: 'IMEI of its modem, 14 to 16 digits; null when it has none or nobody noted it.',
    example: '356938035643809',
  },
  node_last_location_lat: {
    about: 'Latitude at which the device last found itself; null while it has not said.',
    unit: '°',
  },
  node_last_location_lon: {
    about: 'Longitude at which the device last found itself; null while it has not said.',
    unit: '°',
  },
  nodes: { about: 'Devices of the client.' },
  key: [
    {
      beside: ['key_prefix'],
      about: 'The whole key; null for one made before keys were kept, until somebody has brought it.',
      example: 'vgk_4f2a',
    },
    { beside: ['embed_key'], about: 'The new key, for the code of partners’ pages.', example: 'vgk_4f2a' },
    {
      beside: ['serial_number'],
      about: 'The device’s key for `x-device-key`. It is told this once.',
      example: 'vgd_8c1e',
    },
    { beside: ['build'], about: 'The publishable key of the page.', example: 'vgk_4f2a' },
    {
      beside: ['mode'],
      about: 'The publishable key, for a plain `<img>`, which cannot send a token.',
      example: 'vgk_4f2a',
    },
    { beside: ['sector_id'], about: 'The publishable key of the demo farm.', example: 'vgk_demo' },
    { about: 'The whole key, from the code of a page that uses it.', example: 'vgk_4f2a' },
  ],
  logs: { about: 'Log lines in any order, repeated or not; 5,000 at most.' },
  log_datetime: { about: 'When the device wrote the line.', example: '2026-11-24T12:00:00Z' },
  log_uploaded: { about: 'When the line came in.' },
  log_level: {
    about:
      'E error, W warning, I information, D debugging, V verbose; as a question repeated, or several with commas.',
    example: 'E,W',
  },
  log_string: { about: 'The line itself.', example: 'wifi: connected' },
  camera_1_config: { about: 'The camera that looks at the trap’s plate.' },
  camera_2_config: { about: 'The camera that looks out of the trap.' },
  camera_3_config: { about: 'Always null: no device has a third camera yet.' },
  trigger_hour: { about: 'Hour of the photo, local time of the device, 0 to 23.', example: 6, unit: 'h' },
  trigger_minutes: { about: 'Minute of the photo, 0 to 59.', example: 30, unit: 'min' },
  trigger_seconds: { about: 'Second of the photo, 0 to 59.', example: 0, unit: 's' },
  trigger_weekdays: {
    about: 'Days of the week as a sum of bits: Monday 64, Tuesday 32, down to Sunday 1; 127 is every day.',
    example: 127,
  },
  operation_mode: { about: 'How the device works; there is one mode.' },
  sensor_config: { about: 'How the sensors are read.' },
  interval_minutes: {
    about: 'Time between two readings of the sensors. It is not edited: send what was answered, or 30.',
    unit: 'min',
    example: 30,
  },
  paper_roll_config: { about: 'The motor that moves the sticky paper of the trap on.' },
  turn_seconds: { about: 'How long the motor turns, 10 to 60 s while it is on.', unit: 's', example: 10 },
  sync_state: {
    about:
      '`default`: nobody has saved a configuration; `pending`: the device has not fetched the saved one; `synchronised`: it has.',
  },
  date_saved: { about: 'When the configuration was saved; null for the default one.' },
  date_synchronised: { about: 'When the device fetched it; null while it has not.' },
} satisfies Dictionary;
