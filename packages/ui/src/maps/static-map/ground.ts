import type { Position } from 'geojson';
import { FAR, HOME_COUNTRY, NEAR, REGION_LINES } from '../map/base-ground.ts';
import { clipLine, clipRing, pathOf } from './clip.ts';
import type { Projection } from './projection.ts';

/** SVG paths of the base map below the stations. */
export interface Ground {
  readonly home: string;
  readonly land: string;
  readonly far: string;
  readonly regions: string;
}

type Feature = (typeof NEAR)['features'][number];

function ringsOf({ geometry }: Feature): readonly Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

/** The built-in base map in a projection, cut at its edges. */
export function groundOf(projection: Projection): Ground {
  const point = ([longitude = 0, latitude = 0]: Position) => projection.toPoint(longitude, latitude);
  const area = (features: readonly Feature[]) =>
    features
      .flatMap(ringsOf)
      .map((ring) => pathOf(clipRing(ring.map(point), projection), true))
      .join('');
  const isHome = ({ properties }: Feature) => properties?.name === HOME_COUNTRY;
  return {
    home: area(NEAR.features.filter(isHome)),
    land: area(NEAR.features.filter((one) => !isHome(one))),
    far: area(FAR.features),
    regions: REGION_LINES.flatMap((line) => clipLine(line.map(point), projection))
      .map((run) => pathOf(run, false))
      .join(''),
  };
}
