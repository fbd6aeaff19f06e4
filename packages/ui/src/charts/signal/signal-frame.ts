import {
  SIGNAL_LINES,
  SIGNAL_QUALITIES,
  SIGNAL_SCALE,
  SIGNAL_THRESHOLDS,
  type SignalFigure,
  type SignalLevel,
} from '@vigia/domain/devices';
import type { SignalColor } from '../../theme/tokens.ts';
import type { ChartAxis, ChartBand, ChartSeries } from '../chart-series.ts';
import type { SignalWords } from './words.ts';

/** What a signal chart measures: a figure of one network generation, or the mean strength of each day. */
export type SignalMeasure = SignalFigure | 'daily';

const LEVEL_COLORS: Readonly<Record<SignalLevel, SignalColor>> = {
  worst: 'poor',
  low: 'fair',
  medium: 'good',
  high: 'excellent',
  best: 'excellent',
};

/** RSRQ and Ec/Io are qualities in dB; the other figures are powers in dBm. */
const isPower = (measure: SignalMeasure): boolean => measure !== 'rsrq' && measure !== 'ecio';

export function signalUnit(measure: SignalMeasure): 'dBm' | 'dB' {
  return isPower(measure) ? 'dBm' : 'dB';
}

export function signalAxis(measure: SignalMeasure, words: SignalWords): ChartAxis {
  if (measure === 'daily') return { title: words.strength, unit: 'dBm' };
  const [name = ''] = words.figures[measure].split(' (');
  return { title: name, unit: signalUnit(measure) };
}

/** The classes of a measure along its axis, worst first; for `daily` its reference lines. */
export function signalBands(measure: SignalMeasure, words: SignalWords): ChartBand[] {
  if (measure === 'daily') {
    return SIGNAL_LINES.map(({ level, dbm }, i) => ({
      id: level,
      from: dbm,
      to: SIGNAL_LINES[i + 1]?.dbm ?? SIGNAL_SCALE.max,
      label: `${words.levels[level]} · ${dbm} dBm`,
      color: LEVEL_COLORS[level],
    }));
  }
  const edges = SIGNAL_THRESHOLDS[measure];
  return SIGNAL_QUALITIES.map((quality, i) => ({
    id: quality,
    from: edges[i + 1]!,
    to: edges[i]!,
    label: words.qualities[quality],
    color: quality,
  })).reverse();
}

/** The specified scale: −120 to −50 dBm, or the limits of the classes for dB. A value outside widens it. */
export function signalExtent(
  measure: SignalMeasure,
  series: readonly ChartSeries[],
): { readonly min: number; readonly max: number } {
  const edges: readonly number[] = isPower(measure) ? [] : SIGNAL_THRESHOLDS[measure as SignalFigure];
  let { min, max }: { min: number; max: number } = isPower(measure)
    ? SIGNAL_SCALE
    : { min: Math.min(...edges), max: Math.max(...edges) };
  for (const { y } of series) {
    for (const value of y) {
      if (!Number.isFinite(value)) continue;
      if (value < min) min = value;
      if (value > max) max = value;
    }
  }
  return { min, max };
}
