import type { Palette } from '../../../theme/tokens.ts';
import type { BandColor } from '../../chart-series.ts';

export interface BandColors {
  /** Colour of the strip beside the axis. */
  readonly strip: string;
  /** Tint of the plot; null for the stages of a generation, as they are many. */
  readonly tint: string | null;
}

export function bandColors({ stage, series, signal, status }: Palette, color: BandColor): BandColors {
  if (isIn(stage, color)) return { strip: stage[color], tint: null };
  if (isIn(series, color)) return { strip: series[color], tint: null };
  const { main, tint } = { ...signal, ...status }[color];
  return { strip: main, tint };
}

const isIn = <Key extends string>(colors: Readonly<Record<Key, string>>, color: string): color is Key =>
  Object.hasOwn(colors, color);
