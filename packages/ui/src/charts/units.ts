import type { EmbedUnits } from '@vigia/domain/published';
import type { ChartBand, ChartSeries } from './chart-series.ts';

/** Units of the figures shown; the data are always metric. */
export type Units = EmbedUnits;

interface Conversion {
  readonly unit: string;
  readonly convert: (value: number) => number;
}

const FAHRENHEIT_DEGREES = 1.8;
const IMPERIAL: Readonly<Record<string, Conversion>> = {
  '°C': { unit: '°F', convert: (celsius) => celsius * FAHRENHEIT_DEGREES + 32 },
  mm: { unit: 'in', convert: (mm) => mm / 25.4 },
};
/** Beginning of the unit of degree-days in any language: `°C·día`, `°C·day`. */
const SUM_OF_DEGREES = '°C·';

/** Null for a unit that is the same in both systems. */
function imperialOf(unit: string): Conversion | null {
  if (!unit.startsWith(SUM_OF_DEGREES)) return IMPERIAL[unit] ?? null;
  return {
    unit: unit.replace('°C', '°F'),
    convert: (sum) => sum * FAHRENHEIT_DEGREES,
  };
}

/** A figure with its unit in the reader's units. */
export function inUnits(value: number, unit: string, units: Units): { value: number; unit: string } {
  const conversion = units === 'imperial' ? imperialOf(unit) : null;
  return conversion ? { value: conversion.convert(value), unit: conversion.unit } : { value, unit };
}

export const unitIn = (unit: string, units: Units): string => inUnits(0, unit, units).unit;

/** Series in the reader's units; a series whose unit is the same in both systems is returned as it is. */
export function seriesInUnits(series: readonly ChartSeries[], units: Units): readonly ChartSeries[] {
  return units === 'metric' ? series : series.map(imperial);
}

/** Bands of an axis in `unit`, in the reader's units. */
export function bandsInUnits(bands: readonly ChartBand[], unit: string, units: Units): readonly ChartBand[] {
  if (unitIn(unit, units) === unit) return bands;
  const to = (value: number) => inUnits(value, unit, units).value;
  return bands.map((band) => ({ ...band, from: to(band.from), to: to(band.to) }));
}

function imperial(series: ChartSeries): ChartSeries {
  const conversion = imperialOf(series.unit);
  if (conversion === null) return series;
  const { unit, convert } = conversion;
  const { lastRecord, spread } = series;
  return {
    ...series,
    unit,
    y: series.y.map(convert),
    ...(lastRecord && { lastRecord: { ...lastRecord, y: convert(lastRecord.y) } }),
    ...(spread && { spread: { low: spread.low.map(convert), high: spread.high.map(convert) } }),
  };
}
