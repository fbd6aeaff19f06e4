import { lttb } from '@vigia/domain';

export interface SparkShape {
  /** The line as an SVG path, interrupted at holes. */
  readonly path: string;
  /** The last known point, px; null when there is none. */
  readonly last: { readonly x: number; readonly y: number } | null;
}

const INSET = 3;
/** Most points drawn: more would not be visible in a hundred px. */
const POINTS = 60;

/**
 * A line of the values in a box of `width` × `height` px, the lowest value at the bottom and the highest at the
 * top. A flat line runs through the middle.
 */
export function sparkShape(
  { x, y }: { readonly x: Float64Array; readonly y: Float64Array },
  width: number,
  height: number,
): SparkShape {
  const finite = y.filter(Number.isFinite);
  if (finite.length === 0) return { path: '', last: null };
  const low = finite.reduce((a, b) => Math.min(a, b));
  const high = finite.reduce((a, b) => Math.max(a, b));
  const [from, until] = [x[0]!, x[x.length - 1]!];
  const xPx = (ms: number) =>
    until === from ? width / 2 : INSET + ((ms - from) / (until - from)) * (width - 2 * INSET);
  const yPx = (value: number) =>
    high === low ? height / 2 : height - INSET - ((value - low) / (high - low)) * (height - 2 * INSET);
  let path = '';
  let pen = 'M';
  for (const i of lttb(x, y, POINTS)) {
    const value = y[i]!;
    if (Number.isFinite(value)) path += `${pen}${xPx(x[i]!).toFixed(1)},${yPx(value).toFixed(1)}`;
    pen = Number.isFinite(value) ? 'L' : 'M';
  }
  const end = y.findLastIndex(Number.isFinite);
  return { path, last: { x: xPx(x[end]!), y: yPx(y[end]!) } };
}
