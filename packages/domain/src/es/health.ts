import type { HealthRowId } from '../health/codes.ts';
import type { HealthPart, HealthUnit, HealthValue } from '../health/parts.ts';
import { formatQuantity } from './numbers.ts';
import { HEALTH_CODE_WORDS, HEALTH_STATE_WORDS, HEALTH_UNIT_WORDS } from './words.ts';

/** The rows of a device's dialog, as the specification names them. */
export const HEALTH_ROW_WORDS: Readonly<Record<HealthRowId, string>> = {
  selftest: 'Self Test',
  signal: 'Señal',
  connection: 'Conexión',
  battery: 'Batería',
  camera_1: 'Cámara Principal',
  camera_2: 'Cámara Secundaria',
  weather_sensor: 'Sensores',
};

export const HEALTH_ROW_MESSAGES = {
  /** In place of a row's last date. */
  noData: 'No hay Datos',
  errors: 'Errores:',
  notFitted: 'No instalada',
} as const;

const DECIMALS: Readonly<Record<HealthUnit, number>> = {
  'hours-per-day': 1,
  percent: 0,
  celsius: 1,
  images: 0,
  dbm: 0,
  'self-test-code': 0,
};

/** A row's last value with its unit, `87 %`, `-93 dBm`; a code stands after its name, `código 9`. */
export function formatHealthValue({ value, unit }: HealthValue): string {
  const word = HEALTH_UNIT_WORDS[unit];
  if (unit === 'self-test-code') return `${word} ${value}`;
  return formatQuantity(value, DECIMALS[unit], word);
}

/** What a row says in one line: its value when all is well, else everything that is wrong with it. */
export function healthSentence({ state, lastValue, errors }: HealthPart): string {
  if (errors.length > 0) return errors.map((code) => HEALTH_CODE_WORDS[code]).join('; ');
  if (state === 'unknown') return HEALTH_ROW_MESSAGES.notFitted;
  const value = lastValue && formatHealthValue(lastValue);
  return value === null ? HEALTH_STATE_WORDS[state] : `${HEALTH_STATE_WORDS[state]}: ${value}`;
}
