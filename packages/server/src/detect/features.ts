import type { Region } from './regions.ts';

/** Features by which a region is judged, in the order of `WEIGHTS`. */
export const FEATURES = [
  'one',
  'size',
  'size²',
  'thickness',
  'elongation',
  'elongation²',
  'fill',
  'darkness',
  'darkness among its photo’s',
  'darkness among its photo’s²',
  'level',
  'at the edge',
  'raggedness',
  'bulk',
] as const;

/** Regions larger than this, px, show how dark the insects of a photo are. */
const DARKNESS_AREA = 60;
/** Percentile of their darkness that is taken as typical. */
const TYPICAL_SHARE = 0.8;
/** Largest darkness relative to the typical one; beyond it, more darkness adds no information. */
const DARKEST = 1.2;

/** The features of each region of a photo, `FEATURES.length` numbers each. */
export function featuresOf(regions: readonly Region[]): Float64Array[] {
  const peaks = regions.filter(({ area }) => area > DARKNESS_AREA).map(({ peak }) => peak);
  const typical = peaks.sort((a, b) => a - b)[Math.floor(TYPICAL_SHARE * peaks.length)] ?? 128;
  const bulk = bulkOf(regions);
  return regions.map((region, i) => {
    const { area, level, peak, elongation, outline } = region;
    const size = Math.log(area);
    const long = Math.log(elongation);
    const relative = peak / typical;
    return Float64Array.of(
      1,
      size,
      (size * size) / 10,
      Math.log(region.thickness + 1),
      long,
      long * long,
      area / ((region.right - region.left) * (region.bottom - region.top)),
      peak / 255,
      relative,
      Math.min(relative, DARKEST) ** 2,
      level / 255,
      region.atEdge ? 1 : 0,
      Math.log((outline * outline + 1) / area),
      Math.log(1 + bulk[i]! / 100),
    );
  });
}

/**
 * Thickness times darkness, the largest of a region and those inside it. A body has both; a wing, a leg or a
 * stain has not.
 */
function bulkOf(regions: readonly Region[]): Float64Array {
  const bulk = Float64Array.from(regions, ({ thickness, level }) => thickness * level);
  for (let i = regions.length - 1; i >= 0; i -= 1) {
    const { parent } = regions[i]!;
    if (parent >= 0 && bulk[i]! > bulk[parent]!) bulk[parent] = bulk[i]!;
  }
  return bulk;
}
