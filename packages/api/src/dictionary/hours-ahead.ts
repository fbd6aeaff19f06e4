import type { Dictionary } from './meaning.ts';

/** The forecast by the hour for a field. */
export const hoursAhead = {
  forecast_service: { about: 'The weather service that told the hours; null without any.' },
  forecast_at: { about: 'When the weather service was asked; null without hours.' },
  forecast_station_id: {
    about: 'The station for whose place it was asked; null without hours.',
    example: 1001,
  },
  no_hours_reason: {
    about:
      'Why there are no hours: the installation asks no weather service, the sector has no station in use, or the service told no rain and wind within 24 hours; null with hours.',
  },
  hours_from: { about: 'When the first hour begins, the running one; null without hours.' },
  hourly_temperature: {
    about: 'Temperature of the air, a value for each hour from `hours_from` on; null where it is not told.',
    unit: '°C',
  },
  hourly_humidity: {
    about: 'Relative humidity, a value for each hour from `hours_from` on; null where it is not told.',
    unit: '%',
  },
  hourly_rain_mm: {
    about: 'What rains in each hour from `hours_from` on; null where it is not told.',
    unit: 'mm',
  },
  hourly_wind_km_h: {
    about:
      'Mean wind at 10 m above the ground, a value for each hour from `hours_from` on; null where it is not told.',
    unit: 'km/h',
  },
} satisfies Dictionary;
