import type { Dictionary } from './meaning.ts';

/** Measurements of devices and their reports about themselves, by field. */
export const measures = {
  ambient_temperature_c: {
    about: 'Temperature of the air; null where it was not measured or is not used.',
    unit: '°C',
    example: 18.4,
  },
  ambient_humidity_rh: {
    about: 'Relative humidity; null where it was not measured or is not used.',
    unit: '%',
    example: 61.5,
  },
  ambient_pressure_altitude_m: {
    about: 'Altitude above the sea by air pressure; null for all but those who look after devices.',
    unit: 'm',
    example: 212,
  },
  gas_ohm: {
    about: 'Resistance of the gas sensor; null for all but those who look after devices.',
    unit: 'Ω',
    example: 51200,
  },
  rain_mm: {
    about: 'Rain since the reading before; null where it was not measured or is not used.',
    unit: 'mm',
    example: 0.4,
  },
  solar_radiation_w_m2: {
    about: 'Solar radiation; null where it was not measured or is not used.',
    unit: 'W/m²',
    example: 640,
  },
  wind_speed_km_h: {
    about: 'Speed of the wind; null where it was not measured or is not used.',
    unit: 'km/h',
    example: 9.3,
  },
  leaf_wetness_min: {
    about: 'Minutes with a wet leaf since the reading before; null where it was not measured or is not used.',
    unit: 'min',
    example: 25,
  },
  soil_moisture_pct: {
    about: 'Water in the soil by volume; null where it was not measured or is not used.',
    unit: '%',
    example: 24.5,
  },
  soil_temperature_c: {
    about: 'Temperature of the soil; null where it was not measured or is not used.',
    unit: '°C',
    example: 14.2,
  },
  battery_percentage: {
    about: 'Charge of the battery; null where it is not used.',
    unit: '%',
    example: 87.5,
  },
  position_latitude: {
    about: 'Latitude by the device’s own GPS, south negative.',
    unit: '°',
    example: -35.11,
  },
  position_longitude: {
    about: 'Longitude by the device’s own GPS, west negative.',
    unit: '°',
    example: -71.28,
  },
  signal_operator_name: {
    about: 'Who runs the mobile network; null where it was not told.',
    example: 'Entel',
  },
  signal_band: { about: 'Band of the mobile network; null where it was not told.', example: 'LTE B28' },
  signal_rsrp: {
    about: 'LTE: power of the reference signal; null where it was not told.',
    unit: 'dBm',
    example: -96,
  },
  signal_rsrq: {
    about: 'LTE: quality of the reference signal; null where it was not told.',
    unit: 'dB',
    example: -11,
  },
  signal_rscp: {
    about: '3G: power of the pilot channel; null where it was not told.',
    unit: 'dBm',
    example: -80,
  },
  signal_ecio: {
    about: '3G: quality of the pilot channel; null where it was not told.',
    unit: 'dB',
    example: -8,
  },
  signal_rssi: { about: 'Power received in all; null where it was not told.', unit: 'dBm', example: -67 },
  url_connected: {
    about: 'Address of the server that the device tried to reach.',
    example: 'https://vigia.example',
  },
  't_[°C]': {
    about: 'Mean temperature of the hour, from the weather service where it was not measured.',
    unit: '°C',
  },
  'h_[%]': {
    about: 'Mean relative humidity of the hour, from the weather service where it was not measured.',
    unit: '%',
  },
  acc_score: {
    about:
      'Gubler index of powdery mildew at the end of the day, 0 to 100; null for a day that cannot be told.',
  },
  day_score: {
    about: 'Change of the Gubler index on the day; null for a day that cannot be told.',
    unit: 'points',
  },
} satisfies Dictionary;
