import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import baseMap from './base-map.json';
import regionBorders from './region-borders.json';

type Topology = Parameters<typeof feature>[0];

function countries(topology: unknown): FeatureCollection {
  const typed = topology as Topology;
  const collection = typed.objects.countries;
  if (!collection) throw new Error('base-map.json has no countries: run scripts/make-base-map.ts');
  // By its types, `feature` may return a single feature; for a collection it returns many.
  return feature(typed, collection) as unknown as FeatureCollection;
}

/** Countries of the southern cone in high resolution, and the rest of the world in low resolution. */
export const NEAR = countries(baseMap.near);
export const FAR = countries(baseMap.far);

/** The country of the farms; it is drawn lighter than the others. */
export const HOME_COUNTRY = 'Chile';

/** Borders of its regions: longitude and latitude of their points. */
export const REGION_LINES: readonly (readonly [number, number][])[] = regionBorders.map(degrees);

/** Points of a border from its steps in hundredths of a degree: `[longitude, latitude, …]`. */
function degrees(steps: readonly number[]): [number, number][] {
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, at) => {
    x += steps[2 * at] ?? 0;
    y += steps[2 * at + 1] ?? 0;
    return [x / 100, y / 100];
  });
}
