import type { Palette } from '../../theme/tokens.ts';
import { GroundMap } from './ground-map.tsx';
import { MapMarker } from './map-parts.tsx';
import { type Frame, fitView, type GeoPosition, type Point, projectionOf } from './projection.ts';

export interface StaticMapProps extends Frame {
  /** The positions of the markers. */
  readonly positions: readonly GeoPosition[];
  /** Name of the map for screen readers. */
  readonly label: string;
  readonly palette: Palette;
}

/** Degrees of longitude around a single position, so that the next towns are visible. */
const LEAST_SPAN = 2.6;
const SANTIAGO: GeoPosition = { latitude: -33.45, longitude: -70.65 };
/** Markers closer than this are drawn as one, px. */
const TOGETHER = 8;

/**
 * The built-in base map as one `<svg>` without network, script and style sheet, with a marker for each
 * position.
 */
export function StaticMap({ positions, width, height, label, palette }: StaticMapProps) {
  const frame = { width, height };
  const projection = projectionOf(
    fitView(positions.length > 0 ? positions : [SANTIAGO], frame, LEAST_SPAN),
    frame,
  );
  const markers = apart(positions.map(({ longitude, latitude }) => projection.toPoint(longitude, latitude)));
  return (
    <GroundMap projection={projection} points={markers} label={label} palette={palette}>
      {markers.map(([x, y]) => (
        <MapMarker key={`${x},${y}`} x={x} y={y} palette={palette} />
      ))}
    </GroundMap>
  );
}

function apart(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    if (kept.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= TOGETHER)) kept.push(point);
  }
  return kept;
}
