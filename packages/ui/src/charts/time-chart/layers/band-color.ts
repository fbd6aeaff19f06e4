import type { Palette } from '../../../theme/tokens.ts';
import type { BandColor, StageColor } from '../../chart-series.ts';

export interface BandColors {
  /** Of the strip beside the axis. */
  readonly strip: string;
  /** Over the whole plot; null for the stages of a generation, which are many. */
  readonly tint: string | null;
}

export function bandColors({ stage, signal, status }: Palette, color: BandColor): BandColors {
  if (Object.hasOwn(stage, color)) return { strip: stage[color as StageColor], tint: null };
  const { main, tint } = { ...signal, ...status }[color as Exclude<BandColor, StageColor>];
  return { strip: main, tint };
}
