import { HOUR_MS } from '../calendar/durations.ts';
import type { EpochMs } from '../units.ts';
import { CONNECTION_LOST_AFTER } from './connection.ts';
import { error, type Finding, type Observation, warning } from './parts.ts';
import type { Samples } from './samples.ts';
import { isBadGas, isBadHumidity, isBadPressure, isBadTemperature } from './sensor-faults.ts';

/** Climate this old while other parts still report is a fault of the sensor, not of the network. */
export const SENSOR_SILENT_AFTER: EpochMs = 6 * HOUR_MS;

export interface WeatherSamples {
  readonly temperature: Samples;
  readonly humidity: Samples;
  /** Empty without such a sensor. */
  readonly altitude: Samples;
  readonly gas: Samples;
}

function faultsOf({ temperature, humidity, altitude, gas }: WeatherSamples): Finding[] {
  return [
    ...(isBadTemperature(temperature) ? [error('sensor_bad_temperature')] : []),
    ...(isBadHumidity(humidity) ? [error('sensor_bad_humidity')] : []),
    ...(isBadPressure(altitude) ? [warning('sensor_bad_pressure')] : []),
    ...(isBadGas(gas) ? [warning('sensor_bad_gas')] : []),
  ];
}

/**
 * The sensor is as silent as the quieter of temperature and humidity, which every model needs: six hours are a
 * warning, a day (or never) an error. Pressure and gas feed no model, so that their faults are warnings.
 */
export function observeWeatherSensor(samples: WeatherSamples, now: EpochMs): Observation {
  const lastTimes = [samples.temperature, samples.humidity].map(
    ({ t }) => t.at(-1) ?? Number.NEGATIVE_INFINITY,
  );
  const lastDate = Math.max(...lastTimes);
  if (lastDate === Number.NEGATIVE_INFINITY) return null;
  const silence = now - Math.min(...lastTimes);
  const findings = faultsOf(samples);
  if (silence > CONNECTION_LOST_AFTER) findings.push(error('missing_data'));
  else if (silence > SENSOR_SILENT_AFTER) findings.push(warning('missing_data'));
  const { t, value } = samples.temperature;
  return {
    lastDate,
    lastValue: t.at(-1) === lastDate ? { value: value.at(-1)!, unit: 'celsius' } : null,
    findings,
  };
}
