import { type ChartSeries, type ChartWindow, PROVENANCES, type Provenance } from '../../chart-series.ts';
import { middleOf } from './bars.ts';
import { crossPath, diamondPath, discPath, squarePath, trianglePath } from './shapes.ts';
import { windowSlice } from './window-slice.ts';

/** The marks of one provenance of one series, as one path. */
export interface PointMarks {
  readonly id: string;
  readonly series: ChartSeries;
  readonly provenance: Provenance;
  readonly path: string;
}

/** Half the size of a mark, px. */
const RADIUS = 3.5;
/** Least distance between two marks of a series, px. */
const APART = 9;
/** Distance of a mark from the top of its bar, px. */
const OVER_BAR = 7;

/**
 * Marks at the values that were not measured. Where two would touch, the rarer provenance is kept: readers look
 * for one corrected value among three hundred filled ones.
 */
export function planPointMarks(
  series: readonly ChartSeries[],
  window: ChartWindow,
  xPx: (x: number) => number,
  yPx: (series: ChartSeries, value: number) => number,
): PointMarks[] {
  return series.flatMap((one) => {
    if (!one.provenance || one.kind === 'band') return [];
    const taken = new Set<number>();
    return rarestFirst(one, window).flatMap(({ provenance, indices }) => {
      let path = '';
      for (const i of indices) {
        const x = xPx(one.kind === 'bar' ? middleOf(one, i) : one.x[i]!);
        const cell = Math.round(x / APART);
        if (taken.has(cell) || taken.has(cell - 1) || taken.has(cell + 1)) continue;
        taken.add(cell);
        path += markPath(provenance, x, yPx(one, one.y[i]!) - (one.kind === 'bar' ? OVER_BAR : 0), RADIUS);
      }
      return path === '' ? [] : [{ id: `${one.id}:${provenance}`, series: one, provenance, path }];
    });
  });
}

function rarestFirst(series: ChartSeries, window: ChartWindow) {
  const { from, to } = windowSlice(series.x, window);
  const groups = new Map<Provenance, number[]>();
  for (let i = from; i < to; i++) {
    const provenance = series.provenance?.[i] ?? 'measured';
    if (provenance === 'measured' || !Number.isFinite(series.y[i]!)) continue;
    const group = groups.get(provenance);
    if (group) group.push(i);
    else groups.set(provenance, [i]);
  }
  return [...groups]
    .map(([provenance, indices]) => ({ provenance, indices }))
    .sort((a, b) => a.indices.length - b.indices.length);
}

const SHAPES = {
  measured: discPath,
  filled: discPath,
  forecast: diamondPath,
  corrected: squarePath,
  person: discPath,
  model: trianglePath,
  field: crossPath,
  'partly-field': crossPath,
} as const satisfies Readonly<Record<Provenance, typeof discPath>>;

/** The shape of a provenance around a point: ring, diamond, square, disc, triangle, cross. */
export function markPath(provenance: Provenance, x: number, y: number, r: number): string {
  return SHAPES[provenance](x, y, r);
}

/** Solid for values that a person vouches for, open for computed ones. */
export function isSolid(provenance: Provenance): boolean {
  return provenance === 'corrected' || provenance === 'person' || provenance === 'field';
}

/** Every provenance of the series except `measured`, in the order of the key. */
export function provenancesOf(series: readonly ChartSeries[]): Provenance[] {
  const found = new Set(series.flatMap((one) => [...new Set(one.provenance)]));
  return PROVENANCES.filter((provenance) => provenance !== 'measured' && found.has(provenance));
}
