import { dayOfInstant } from '../calendar/day.ts';
import { daysBetween } from '../calendar/iso-date.ts';
import type { HealthRowId } from '../health/codes.ts';
import type { HealthPart, HealthUnit, HealthValue } from '../health/parts.ts';
import type { IsoDate } from '../units.ts';
import { countedDays } from './counted.ts';
import { formatShortDay } from './dates.ts';
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
  /** Shown instead of a row's last date. */
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

/** A row's last value with its unit, `87 %`, `-93 dBm`; a code follows its name, `código 9`. */
export function formatHealthValue({ value, unit }: HealthValue): string {
  const word = HEALTH_UNIT_WORDS[unit];
  if (unit === 'self-test-code') return `${word} ${value}`;
  return formatQuantity(value, DECIMALS[unit], word);
}

/** A row in one line: its value when all is well, else everything that is wrong with it. */
export function healthSentence({ state, lastValue, errors }: HealthPart): string {
  if (errors.length > 0) return errors.map((code) => HEALTH_CODE_WORDS[code]).join('; ');
  if (state === 'unknown') return HEALTH_ROW_MESSAGES.notFitted;
  const value = lastValue && formatHealthValue(lastValue);
  return value === null ? HEALTH_STATE_WORDS[state] : `${HEALTH_STATE_WORDS[state]}: ${value}`;
}

/**
 * About a camera that has stopped sending photos, and what to do:
 * `Sin fotos desde el 9 nov (14 días) · revise cámara y papel`. Null for one that sends them.
 *
 * @param today the days since the last photo are counted up to it; without it they are left out
 */
export function blindCamera(part: HealthPart, today?: IsoDate): string | null {
  if (!part.errors.some((code) => code === 'missing_data' || code === 'no_data')) return null;
  if (part.lastDate === null) return 'Sin fotos recientes · revise cámara y papel';
  const last = dayOfInstant(part.lastDate);
  const days = today === undefined ? 0 : daysBetween(last, today);
  const since = days > 0 ? ` (${countedDays(days)})` : '';
  return `Sin fotos desde el ${formatShortDay(last)}${since} · revise cámara y papel`;
}
