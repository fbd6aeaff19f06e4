import type { Dictionary } from './meaning.ts';

/** Health of stations and devices. */
export const health = {
  compute_days: { about: 'How many complete days before today are looked at.', example: 14, unit: 'days' },
  view: {
    about: '`user`: the four parts that a grower sees; `internal`: all of it, for those who hold `root`.',
  },
  health: { about: 'How well the station works, in four parts.' },
  state: [
    {
      beside: ['sentence'],
      about:
        '`well`; `attention`: it works, and somebody should see to it; `failure`: something does not work or is lost.',
    },
    {
      beside: ['due_at'],
      about:
        '`waiting`: being made, or tried again; `sent`; `skipped`: there was nobody or nothing to send it to; `failed`: given up after three days; `unsure`: the mail server did not say.',
    },
    {
      about:
        '`ok`, `warning` or `error`; `unknown` without data, or for a part that the device does not have.',
    },
  ],
  info_last_date: { about: 'When the last data of this part came; null without any in these days.' },
  info_last_value: {
    about:
      'The last value of this part, null without any: hours with data per day for the connection, % of battery, °C of the sensors, photos of these days, dBm of signal, code of the self-test.',
  },
  info_user_view: {
    about: 'What a grower is told of this row, in Spanish; null for a row that growers are not shown.',
  },
  diagnostics: { about: 'What the device says of its own parts.' },
  selftest: { about: 'The last self-test.' },
  connection: [
    { holding: 'signal', about: 'Signal and connection.' },
    { about: 'How often the station or device is heard of.' },
  ],
  signal: { about: 'Strength of the mobile signal.' },
  energy: [
    { holding: 'battery', about: 'The battery.' },
    { about: 'Charge of the battery, and how it goes.' },
  ],
  battery: { about: 'Charge of the battery, and how it goes.' },
  images: [
    { holding: 'camera_1', about: 'Both cameras.' },
    { about: 'The photos: whether they come, and how good they are.' },
  ],
  camera_1: { about: 'The camera that looks at the trap’s plate.' },
  camera_2: { about: 'The camera that looks out of the trap; `unknown` without errors where there is none.' },
  sensors: [
    { holding: 'weather_sensor', about: 'The sensors of the weather.' },
    { about: 'Sensors of temperature and humidity.' },
  ],
  weather_sensor: { about: 'Sensors of temperature, humidity, air pressure and gas.' },
} satisfies Dictionary;
