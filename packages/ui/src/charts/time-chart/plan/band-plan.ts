import type { BandColor, ChartBand } from '../../chart-series.ts';
import type { AxisScale } from './axis-scale.ts';
import { type Box, freeSpot, type Polyline } from './free-spot.ts';
import { textWidth } from './text-width.ts';

export interface BandPlan {
  readonly id: string;
  readonly color: BandColor;
  /** Top and bottom of the strip, px of the plot. */
  readonly top: number;
  readonly bottom: number;
  /** Position of the dashed line where the stage begins, px; null at the bottom of the axis. */
  readonly line: number | null;
  /** Null if the name would touch a line, a bar or another name. */
  readonly label: { readonly text: string; readonly left: number; readonly baseline: number } | null;
}

export const BAND_FONT = 11;
const LINE_HEIGHT = 13;

interface BandInput {
  readonly bands: readonly ChartBand[];
  readonly axis: AxisScale;
  readonly inner: { readonly width: number; readonly height: number };
  readonly boxes: readonly Box[];
  readonly lines: readonly Polyline[];
}

export function planBands({ bands, axis, inner, boxes, lines }: BandInput): BandPlan[] {
  const y = (value: number) => inner.height - ((value - axis.min) / (axis.max - axis.min)) * inner.height;
  const shown = bands.filter((band) => band.from < axis.max && band.to > axis.min);
  const starts = shown.map((band) => y(Math.max(band.from, axis.min)));
  const taken = [...boxes];
  return shown.map((band, i) => {
    const start = starts[i]!;
    const spot = nameSpot(band.label, start, starts, inner.width, taken, lines);
    if (spot) taken.push(spot);
    return {
      id: band.id,
      color: band.color,
      top: Math.max(0, y(band.to)),
      bottom: start,
      line: band.from > axis.min ? start : null,
      label: spot ? { text: band.label, left: spot.left, baseline: spot.bottom - 3 } : null,
    };
  });
}

function nameSpot(
  text: string,
  start: number,
  starts: readonly number[],
  width: number,
  boxes: readonly Box[],
  lines: readonly Polyline[],
): Box | null {
  const size = { width: textWidth(text, BAND_FONT) + 8, height: LINE_HEIGHT + 2, bottom: start - 1 };
  const crossed = starts.some((other) => other < start - 0.5 && other > size.bottom - size.height);
  if (crossed || size.bottom - size.height < 0) return null;
  const left = freeSpot(size, { left: 4, right: width - 4 }, boxes, lines);
  return left === null
    ? null
    : { left, right: left + size.width, top: size.bottom - size.height, bottom: size.bottom };
}
