import { addDays } from '../calendar/iso-date.ts';
import { counted } from '../es/counted.ts';
import { formatShortDay } from '../es/dates.ts';
import { formatNumber, formatQuantity } from '../es/numbers.ts';
import { type DailySeries, type DayRange, overRange } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import { CLIMATE_COMPARISON_DAYS, type Comparison, compareSpans } from './windows.ts';

/** A quantity that the climate report compares: its name with article, unit and decimals. */
interface Measured {
  readonly subject: string;
  readonly unit: string;
  readonly decimals: number;
  /** How a difference is written: "5 % más alta" would be read as a share of the value. */
  readonly change: (difference: number) => string;
}
const TEMPERATURE: Measured = {
  subject: 'La temperatura media',
  unit: '°C',
  decimals: 1,
  change: (difference) => formatQuantity(difference, 1, '°C'),
};
const HUMIDITY: Measured = {
  subject: 'La humedad relativa media',
  unit: '%',
  decimals: 0,
  change: (difference) => counted(difference, 'punto', 'puntos'),
};

export const compareClimate = (dailyMean: DailySeries, until: IsoDate): Comparison =>
  compareSpans(dailyMean, until, CLIMATE_COMPARISON_DAYS);

/** Compared as they are written, so that no difference of zero is mentioned. */
const asWritten = (value: number, { decimals }: Measured): number => Number(value.toFixed(decimals));

function incomplete({ days, recent, previous }: Comparison): string {
  const now = `${recent.known} de los últimos ${days} días`;
  if (previous.known === 0) return recent.known === days ? '' : ` Hay datos de ${now}.`;
  if (recent.known === days && previous.known === days) return '';
  return ` Hay datos de ${now} y de ${previous.known} de los ${days} anteriores.`;
}

function comparisonSentence(measured: Measured, comparison: Comparison): string {
  const { days, recent, previous } = comparison;
  const { subject, unit, decimals } = measured;
  const without = subject.replace('La ', '');
  if (recent.mean === null) return `No hay datos de ${without} de los últimos ${days} días.`;
  const now = asWritten(recent.mean, measured);
  const start = `${subject} de los últimos ${days} días fue ${formatQuantity(now, decimals, unit)}`;
  if (previous.mean === null) {
    return `${start}; no hay datos de los ${days} días anteriores para comparar.${incomplete(comparison)}`;
  }
  const then = asWritten(previous.mean, measured);
  const change = asWritten(Math.abs(now - then), measured);
  const moved = now > then ? 'más alta que' : 'más baja que';
  const against = change === 0 ? 'igual a' : `${measured.change(change)} ${moved}`;
  const before = `la de los ${days} días anteriores (${formatQuantity(then, decimals, unit)})`;
  return `${start}, ${against} ${before}.${incomplete(comparison)}`;
}

export const temperatureSentence = (comparison: Comparison): string =>
  comparisonSentence(TEMPERATURE, comparison);
export const humiditySentence = (comparison: Comparison): string => comparisonSentence(HUMIDITY, comparison);

export interface Extreme {
  readonly value: number;
  /** The first day it was reached. */
  readonly date: IsoDate;
}

/** Highest or lowest value of a series within the days; null without any. */
export function extremeOf(series: DailySeries, range: DayRange, which: 'highest' | 'lowest'): Extreme | null {
  let found: Extreme | null = null;
  overRange(series, range).values.forEach((value, i) => {
    if (!Number.isFinite(value)) return;
    const beats = found === null || (which === 'highest' ? value > found.value : value < found.value);
    if (beats) found = { value, date: addDays(range.start, i) };
  });
  return found;
}

/** Daily extremes of a place: °C and %. */
export interface ClimateDays {
  readonly tMin: DailySeries;
  readonly tMax: DailySeries;
  readonly rhMin: DailySeries;
  readonly rhMax: DailySeries;
}

const textOf = ({ value, date }: Extreme, { unit, decimals }: Measured): string =>
  `${formatQuantity(value, decimals, unit)} (${formatShortDay(date)})`;

/** Extremes of temperature and humidity within the days, each with its day. */
export function extremesSentences({ tMin, tMax, rhMin, rhMax }: ClimateDays, range: DayRange): string[] {
  const pair = (low: DailySeries, high: DailySeries) =>
    [extremeOf(high, range, 'highest'), extremeOf(low, range, 'lowest')] as const;
  const sentence = (name: string, [highest, lowest]: ReturnType<typeof pair>, measured: Measured): string => {
    if (highest === null && lowest === null) return `No hay datos de ${name} en el período.`;
    const parts = [
      highest && `máxima fue ${textOf(highest, measured)}`,
      lowest && `mínima ${textOf(lowest, measured)}`,
    ];
    if (highest === null) return `La ${name} mínima fue ${textOf(lowest!, measured)}.`;
    return `La ${name} ${parts.filter((part) => part !== null).join(' y la ')}.`;
  };
  return [
    sentence('temperatura', pair(tMin, tMax), TEMPERATURE),
    sentence('humedad relativa', pair(rhMin, rhMax), HUMIDITY),
  ];
}

/** Days of frost are mentioned only if there were any. */
export function frostSentence(tMin: DailySeries, range: DayRange): string | null {
  const frosts = overRange(tMin, range).values.filter((value) => value < 0).length;
  if (frosts === 0) return null;
  return `Hubo ${counted(frosts, 'día', 'días')} con temperatura bajo ${formatNumber(0, 0)} °C.`;
}
