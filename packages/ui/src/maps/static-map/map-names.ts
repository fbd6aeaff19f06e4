import { textWidth } from '../../charts/time-chart/plan/text-width.ts';
import { type PlaceName as Named, PLACE_NAMES } from '../map/place-names.ts';
import type { Point, Projection } from './projection.ts';

export interface MapName {
  readonly name: string;
  readonly kind: Named['kind'];
  readonly x: number;
  readonly y: number;
  readonly fontSize: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Widest view, in degrees of longitude, that shows names of a kind. Where names collide, the first kind is
 * kept.
 */
const KINDS: readonly { readonly kind: Named['kind']; readonly upTo: number; readonly fontSize: number }[] = [
  { kind: 'city', upTo: 60, fontSize: 11 },
  { kind: 'town', upTo: 5, fontSize: 10 },
  { kind: 'region', upTo: 8, fontSize: 10 },
  { kind: 'country', upTo: 180, fontSize: 11 },
];
const ROOM = 4;
/** Distance from a town's point to its name, px. */
export const NAME_OFFSET = 6;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Names of the base map that fit beside the markers and each other, completely inside the drawing. */
export function mapNames(projection: Projection, markers: readonly Point[], markerSize: number): MapName[] {
  const half = markerSize / 2 + 2;
  const taken: Box[] = markers.map(([x, y]) => ({
    left: x - half,
    right: x + half,
    top: y - half,
    bottom: y + half,
  }));
  const names: MapName[] = [];
  for (const { kind, upTo, fontSize } of KINDS) {
    if (projection.span > upTo) continue;
    for (const place of PLACE_NAMES.filter((one) => one.kind === kind)) {
      const [x, y] = projection.toPoint(place.longitude, place.latitude);
      const isPoint = kind === 'city' || kind === 'town';
      const name = isPoint ? place.name : place.name.toUpperCase();
      const width = textWidth(name, fontSize) * (isPoint ? 1 : 1.15);
      const left = isPoint ? x + NAME_OFFSET : x - width / 2;
      const box = {
        left: (isPoint ? x - 3 : left) - ROOM,
        right: left + width + ROOM,
        top: y - fontSize,
        bottom: y + fontSize / 2,
      };
      const inside =
        box.left >= 0 &&
        box.right <= projection.width &&
        box.top >= 0 &&
        box.bottom <= projection.height - 24;
      if (!inside || taken.some((other) => overlaps(other, box))) continue;
      taken.push(box);
      names.push({ name, kind, x, y, fontSize });
    }
  }
  return names;
}
